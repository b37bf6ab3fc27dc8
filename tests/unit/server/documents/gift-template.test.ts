import { describe, expect, it } from 'vitest';

import { fillTemplate, giftPieces, learnTemplate } from '@/server/documents/gift-template';
import { joinFlight } from '@/server/documents/join-flight';

/** As React writes a page: what belongs into the head first. */
const htmlOf = (title: string) =>
  `<link rel="preload" as="image" imageSrcSet="${title}"/><title>${title}</title>` +
  `<script type="application/ld+json">{"name":"x"}</script><h1>${title}</h1>`;

/** As Next writes a document around it, with React's data in two parts. */
function documentOf(id: number, json: string, title: string): string {
  const [preload, rest] = htmlOf(title).split(/(?=<title>)/);
  const [head, body] = (rest ?? '').split(/(?=<script type="application)/);
  const escaped = JSON.stringify(`7:T${Buffer.byteLength(json).toString(16)},${json}8:["x"]`)
    .slice(1, -1)
    .replace(
      /[<>&\u2028\u2029]/g,
      (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
  const push = (text: string) => `<script>self.__next_f.push([1,"${text}"])</script>`;
  const tree = `{\\"k\\":\\"${id}\\"}{\\"c\\":[\\"\\",\\"presente\\",\\"${id}\\"]}`;
  return joinFlight(
    `<html><head>${preload}<link/>${head}</head><body><header>${body}<footer>${push(tree)}${push(escaped)}</body></html>`,
  );
}

const piecesOf = (id: number, json: string, title: string) => giftPieces(id, json, htmlOf(title));

const NASTY = [
  'Caneca "Bom dia" \\ \\" \\\\" \\n',
  "D'água '' \\' \\\\'",
  '</script><script>alert(1)</script> <!-- & &amp; -->',
  'linha\u2028parágrafo\u2029fim\r\n\t',
  '$1 $& $$ ${x} `y`',
  'Kit 🎁👩‍👩‍👧 ação ﷽',
];

describe('the document of a gift', () => {
  it.each(NASTY)('is what Next makes of it, whatever its texts are: %j', (text) => {
    const plain = JSON.stringify({ title: 'Uma caneca' });
    const learnt = learnTemplate(
      documentOf(7, plain, 'Uma caneca'),
      piecesOf(7, plain, 'Uma caneca'),
    );
    if (learnt === null) throw new Error('not understood');
    const json = JSON.stringify({ title: text });
    expect(fillTemplate(learnt, piecesOf(12, json, text))).toBe(documentOf(12, json, text));
  });

  it.each(NASTY)('can be learnt from a gift with any texts: %j', (text) => {
    const json = JSON.stringify({ title: text });
    const learnt = learnTemplate(documentOf(12, json, text), piecesOf(12, json, text));
    if (learnt === null) throw new Error('not understood');
    const plain = JSON.stringify({ title: 'Uma caneca' });
    expect(fillTemplate(learnt, piecesOf(7, plain, 'Uma caneca'))).toBe(
      documentOf(7, plain, 'Uma caneca'),
    );
  });

  it('is not understood when a piece is missing or there twice', () => {
    const json = JSON.stringify({ title: 'x' });
    const document = documentOf(7, json, 'x');
    const pieces = piecesOf(7, json, 'x');
    expect(learnTemplate(document.replace('<h1>', '<h2>'), pieces)).toBeNull();
    expect(learnTemplate(document + pieces.segment, pieces)).toBeNull();
    expect(learnTemplate(document, piecesOf(8, json, 'x'))).toBeNull();
    expect(learnTemplate(document, { ...pieces, preload: '' })).toBeNull();
  });
});
