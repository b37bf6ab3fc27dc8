import { describe, expect, it } from 'vitest';

import { decode } from '@collections/gift-imports/parse/decode';
import { parseCsv } from '@collections/gift-imports/parse/parse-csv';
import { parseJson } from '@collections/gift-imports/parse/parse-json';
import type { ParsedRow } from '@collections/gift-imports/parse/parsed-row';
import { exchange } from '@/messages/exchange';

const words = exchange.file;

async function rowsOf(rows: AsyncIterable<ParsedRow>): Promise<ParsedRow[]> {
  const all: ParsedRow[] = [];
  for await (const row of rows) all.push(row);
  return all;
}
const csv = (text: string) => rowsOf(parseCsv(text));
const json = (text: string) => rowsOf(parseJson(text));

describe('the bytes of a file', () => {
  const text = 'Título;Descrição\r\nMaçã;“pêssego”';
  const utf16 = Buffer.from(text, 'utf16le');
  const latin = Buffer.from([0x54, 0xed, 0x74, 0x75, 0x6c, 0x6f, 0x3b, 0x93, 0xe7, 0x94]);

  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(text)])],
    ['UTF-16 with a mark', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16])],
    [
      'UTF-16 the other way round',
      Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(utf16).swap16()]),
    ],
    ['UTF-16 without a mark', utf16],
  ])('in %s are its text', (_, bytes) => {
    expect(decode(bytes)).toBe(text);
  });

  it('in Windows-1252 are its text, with the quotation marks that Latin-1 lacks', () => {
    expect(decode(latin)).toBe('Título;“ç”');
  });

  it('in UTF-8 that are cut within a letter are still Latin letters, not an error', () => {
    expect(() => decode(Buffer.from('maçã').subarray(0, 3))).not.toThrow();
  });
});

describe('a CSV', () => {
  it.each([
    ['semicolons', ';'],
    ['commas', ','],
    ['tabs', '\t'],
  ])('with %s is read', async (_, separator) => {
    const rows = await csv([`Título${separator}"Preço"`, `Caneca${separator}"49,90"`].join('\r\n'));
    expect(rows).toEqual([{ line: 2, cells: { title: 'Caneca', price: '49,90' }, notes: [] }]);
  });

  it('that says its separator is taken at its word', async () => {
    expect(await csv('sep=|\r\nTítulo|Preço\r\nCaneca|1')).toMatchObject([
      { line: 3, cells: { title: 'Caneca', price: '1' } },
    ]);
  });

  it('may have quotes, separators and line breaks in its cells, and empty lines between them', async () => {
    expect(await csv('Título;Descrição\n\n"Copo ""azul""; grande";"a\nb"\n;\n')).toEqual([
      { line: 3, cells: { title: 'Copo "azul"; grande', description: 'a\nb' }, notes: [] },
    ]);
  });

  it('gives back what an export has kept from being a formula', async () => {
    expect(await csv("Título\n'=1+1\n''=1\n'texto")).toMatchObject([
      { cells: { title: '=1+1' } },
      { cells: { title: "'=1" } },
      { cells: { title: "'texto" } },
    ]);
  });

  it('with an unknown column, a missing cell or one too many is read with a note', async () => {
    expect(await csv('Título;Cor;Preço\nA;azul\nB;azul;1;2')).toEqual([
      { line: 2, cells: { title: 'A' }, notes: [{ message: words.unknownColumns(['Cor']) }] },
      {
        line: 3,
        cells: { title: 'B', price: '1' },
        notes: [{ message: words.unknownColumns(['Cor']) }, { message: words.tooManyCells }],
      },
    ]);
  });

  it.each([
    ['', words.empty],
    ['Cor;Peso\nazul;1', words.noColumns],
    ['Título;Preço;título\nA;1;B', words.columnTwice('Título')],
    ['Título;Preço\n"A;1\nB;2', words.brokenQuotes(2)],
    ['Título;Preço\nA"B"C;1\n', words.brokenQuotes(2)],
  ])('%j is refused with its reason', async (text, reason) => {
    await expect(csv(text)).rejects.toThrow(reason);
  });
});

describe('a JSON', () => {
  it('is read by the names of the API and by those of the columns', async () => {
    expect(await json('[{"title":"A","Preço":10,"categories":["a"],"cor":1}]')).toEqual([
      {
        line: 1,
        cells: { title: 'A', price: 10, categories: ['a'] },
        notes: [{ message: words.unknownColumns(['cor']) }],
      },
    ]);
  });

  it('that is longer than one piece is read whole', async () => {
    const gifts = Array.from({ length: 5_000 }, (_, n) => ({ title: `Presente ${n} á` }));
    const rows = await json(JSON.stringify(gifts));
    expect(rows.map(({ cells }) => cells)).toEqual(gifts);
  });

  it.each([
    ['{"a":{"title":"A"}}', words.noList],
    ['[{"title":"A"}', words.brokenJson],
    ['[{"title":}]', words.brokenJson],
    ['[{"title":"A"}] x', words.brokenJson],
    ['[{"title":"A"}, 1]', words.noObject(2)],
  ])('%s is refused with its reason', async (text, reason) => {
    await expect(json(text)).rejects.toThrow(reason);
  });
});
