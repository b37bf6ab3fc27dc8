/** One paragraph as the editor keeps it. */
export function richText(text: string) {
  const format = '' as const;
  const direction = 'ltr' as const;
  const leaf = { type: 'text', version: 1, text, detail: 0, format: 0, mode: 'normal', style: '' };
  const paragraph = { type: 'paragraph', version: 1, direction, format, indent: 0, textFormat: 0 };
  return {
    root: {
      type: 'root',
      version: 1,
      direction,
      format,
      indent: 0,
      children: [{ ...paragraph, children: [leaf] }],
    },
  };
}
