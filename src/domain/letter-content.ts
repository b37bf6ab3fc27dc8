import { isMailLink } from './mail-link';

/** A piece of a line. A link's `href` is one that a mail may have. */
export type Run =
  | {
      kind: 'text';
      text: string;
      bold: boolean;
      italic: boolean;
      underline: boolean;
      href: string | null;
    }
  | { kind: 'break' };

export type ListItem = { runs: Run[]; lists: LetterList[] };
export type LetterList = { kind: 'list'; isOrdered: boolean; items: ListItem[] };

/** What an editor puts into a letter, in its order. */
export type LetterBlock =
  | { kind: 'heading'; level: 2 | 3; runs: Run[] }
  | { kind: 'paragraph'; runs: Run[] }
  | LetterList
  | { kind: 'divider' }
  | { kind: 'gifts'; ids: number[] };

const [BOLD, ITALIC, UNDERLINE] = [1, 2, 8];

/** What the editor has stored (Lexical's JSON, already checked), as a mail shows it. What is blank is left out. */
export function readLetterContent(content: unknown): LetterBlock[] {
  return childrenOf(read(content, 'root')).flatMap(toBlock);
}

function toBlock(node: unknown): LetterBlock[] {
  switch (read(node, 'type')) {
    case 'heading':
      return written(node, (runs) => ({
        kind: 'heading',
        level: read(node, 'tag') === 'h3' ? 3 : 2,
        runs,
      }));
    case 'paragraph':
      return written(node, (runs) => ({ kind: 'paragraph', runs }));
    case 'list': {
      const list = toList(node);
      return list.items.length > 0 ? [list] : [];
    }
    case 'horizontalrule':
      return [{ kind: 'divider' }];
    case 'block': {
      const ids = giftIdsOf(node);
      return ids.length > 0 ? [{ kind: 'gifts', ids }] : [];
    }
    default:
      return [];
  }
}

function written(node: unknown, make: (runs: Run[]) => LetterBlock): LetterBlock[] {
  const runs = runsOf(node, null);
  return runs.some((run) => run.kind === 'text' && run.text.trim() !== '') ? [make(runs)] : [];
}

function toList(node: unknown): LetterList {
  const items: ListItem[] = [];
  for (const child of childrenOf(node)) {
    const lists = childrenOf(child)
      .filter((inner) => read(inner, 'type') === 'list')
      .map(toList);
    const runs = runsOf(child, null);
    const last = items.at(-1);
    // The editor stores a list within a list as an item of its own, without text.
    if (runs.length === 0 && lists.length > 0 && last !== undefined) last.lists.push(...lists);
    else if (runs.length > 0 || lists.length > 0) items.push({ runs, lists });
  }
  return { kind: 'list', isOrdered: read(node, 'listType') === 'number', items };
}

function runsOf(node: unknown, href: string | null): Run[] {
  return childrenOf(node).flatMap((child): Run[] => {
    const type = read(child, 'type');
    if (type === 'linebreak') return [{ kind: 'break' }];
    if (type === 'link' || type === 'autolink') {
      const url = read(read(child, 'fields'), 'url');
      return runsOf(child, isMailLink(url) ? url : null);
    }
    const text = type === 'tab' ? ' ' : read(child, 'text');
    if (typeof text !== 'string' || text === '') return [];
    const format = Number(read(child, 'format') ?? 0);
    return [
      {
        kind: 'text',
        text,
        bold: (format & BOLD) > 0,
        italic: (format & ITALIC) > 0,
        underline: (format & UNDERLINE) > 0,
        href,
      },
    ];
  });
}

/** The gifts that a block names, each once; with or without what Payload has read of them. */
export function giftIdsOf(block: unknown): number[] {
  const gifts = read(read(block, 'fields'), 'gifts');
  if (!Array.isArray(gifts)) return [];
  const ids = gifts.map((gift: unknown) => (typeof gift === 'object' ? read(gift, 'id') : gift));
  return [...new Set(ids.filter((id): id is number => Number.isInteger(id)))];
}

function childrenOf(node: unknown): unknown[] {
  const children = read(node, 'children');
  return Array.isArray(children) ? children : [];
}

function read(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
