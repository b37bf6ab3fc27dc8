import { richText } from './rich-text';

type Node = Record<string, unknown>;

export const leaf = (text: string, format = 0): Node => ({
  type: 'text',
  version: 1,
  text,
  detail: 0,
  format,
  mode: 'normal',
  style: '',
});

const element = (type: string, children: Node[], more: Node = {}): Node => ({
  type,
  version: 1,
  direction: 'ltr',
  format: '',
  indent: 0,
  children,
  ...more,
});

export const paragraph = (...children: Node[]) => element('paragraph', children);
export const heading = (tag: string, text: string) => element('heading', [leaf(text)], { tag });
export const link = (url: string, text: string) =>
  element('link', [leaf(text)], { id: 'a', fields: { url, linkType: 'custom', newTab: false } });
export const item = (...children: Node[]) => element('listitem', children, { value: 1 });
export const list = (listType: string, ...items: Node[]) =>
  element('list', items, { listType, tag: listType === 'number' ? 'ol' : 'ul', start: 1 });
export const divider: Node = { type: 'horizontalrule', version: 1 };
export const gifts = (...ids: number[]): Node => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { id: '65f0c0ffee65f0c0ffee65f0', blockName: '', blockType: 'gifts', gifts: ids },
});

/** A letter as the editor of campaigns keeps it. */
export function letter(...children: Node[]) {
  const { root } = richText('');
  return { root: { ...root, children } };
}
