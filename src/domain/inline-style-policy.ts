const COLOR = /^(?:[a-z]{3,30}|#[0-9a-f]{3,8}|(?:rgb|hsl)a?\([\d\s.,%/]{1,40}\))$/;
const LINE =
  /^(?:none|(?:underline|overline|line-through)(?: (?:underline|overline|line-through))?)$/;

/** What each property that may stay accepts. A length has an upper end: a letter or a margin of a page's size is none. */
const PROPERTIES: Record<string, (value: string) => boolean> = {
  color: (value) => COLOR.test(value),
  'background-color': (value) => COLOR.test(value),
  'font-weight': (value) => /^(?:normal|bold|bolder|lighter|[1-9]00)$/.test(value),
  'font-style': (value) => /^(?:normal|italic|oblique)$/.test(value),
  'text-align': (value) => /^(?:left|right|center|justify|start|end)$/.test(value),
  'text-decoration': (value) => LINE.test(value),
  'text-decoration-line': (value) => LINE.test(value),
  'text-transform': (value) => /^(?:none|uppercase|lowercase|capitalize)$/.test(value),
  'vertical-align': (value) => /^(?:baseline|sub|super)$/.test(value),
  'font-size': (value) =>
    /^(?:small|medium|large|x-large)$/.test(value) ||
    isWithin(value, { px: [10, 40], em: [0.7, 2.5], rem: [0.7, 2.5], '%': [70, 250] }),
  'line-height': (value) => value === 'normal' || isWithin(value, { '': [1, 3] }),
  // The editor's own indentation: 40 pixels for each level.
  'padding-inline-start': (value) => isWithin(value, { px: [0, 200] }),
};

/**
 * What may stay of a `style` attribute. Editors colour, weigh and
 * align text; nothing else of CSS is needed for that, and much of it can place an element over the page (a false button,
 * a false login form), push the page away or fetch an address from elsewhere. So only what is listed stays, with values
 * of known form. Escapes and comments exist in inline styles only to hide something: a style with either is dropped whole.
 */
export function sanitiseInlineStyle(style: string): string {
  if (style.includes('\\') || style.includes('/*')) return '';
  // Cutting at every semicolon, even inside quotes, is never coarser than the browser's own reading.
  return style
    .split(';')
    .map((declaration) => declaration.trim())
    .filter(isHarmless)
    .join('; ');
}

function isHarmless(declaration: string): boolean {
  const colon = declaration.indexOf(':');
  const property = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase();
  const accepts = Object.hasOwn(PROPERTIES, property) ? PROPERTIES[property] : undefined;
  return (
    accepts?.(
      declaration
        .slice(colon + 1)
        .trim()
        .toLowerCase(),
    ) ?? false
  );
}

function isWithin(value: string, units: Record<string, readonly [number, number]>): boolean {
  const [, number, unit = ''] = /^(\d{1,4}(?:\.\d{1,3})?)(px|em|rem|%)?$/.exec(value) ?? [];
  const range = Object.hasOwn(units, unit) ? units[unit] : undefined;
  if (number === undefined || range === undefined) return false;
  return Number(number) >= range[0] && Number(number) <= range[1];
}
