import { runInNewContext } from 'node:vm';

const SCRIPT = /<script>(self\.__next_f\.push\(.*?\))<\/script>/s;
const ROW = /^([\da-f]*):(?:T([\da-f]+),)?/;
const REFERENCE = /"\$([L@Q]?)([\da-f]+)"/g;

/** What a gift's document was made from. */
export function giftDataOf(document: string): string | undefined {
  return /:T[\da-f]+,(\{"gift":.*?"siteUrl":)/s.exec(document)?.[1];
}

/**
 * A document with the data that React goes on from as one tree. Next writes its rows as they get ready, in one order or
 * another, and numbers them in that order: the tree is the same.
 */
export function withTree(document: string): string {
  return document.replace(SCRIPT, (_, code: string) => {
    const rows = rowsOf(pushedText(code));
    const expand = (id: string): string =>
      (rows.get(id) ?? '').replace(REFERENCE, (reference, kind: string, other: string) =>
        rows.has(other) ? `${kind}(${expand(other)})` : reference,
      );
    const hints = [...rows].filter(([id]) => id.startsWith(':')).map(([, text]) => text);
    return `<script>${expand('0')}${hints.sort().join('')}</script>`;
  });
}

function pushedText(code: string): string {
  const self = { __next_f: [] as [number, string][] };
  runInNewContext(code, { self });
  return self.__next_f.map(([, text]) => text).join('');
}

/** By their ids; those without one, by their place. */
function rowsOf(text: string): Map<string, string> {
  const rows = new Map<string, string>();
  let rest = Buffer.from(text);
  while (rest.length > 0) {
    const [start = '', id = '', length] = ROW.exec(rest.toString('latin1')) ?? [];
    const lineEnd = rest.indexOf('\n') + 1;
    const end = length === undefined ? lineEnd : start.length + parseInt(length, 16);
    if (start === '' || end === 0) throw new Error(`no row: ${rest.toString().slice(0, 100)}`);
    rows.set(id === '' ? `:${rows.size}` : id, rest.subarray(start.length, end).toString());
    rest = rest.subarray(end);
  }
  return rows;
}
