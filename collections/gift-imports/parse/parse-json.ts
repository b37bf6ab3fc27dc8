import { JSONParser } from '@streamparser/json';

import { columnOf, type GiftCells } from '@/domain/gift-exchange/columns';
import { isRecord } from '@/lib/is-record';
import { exchange } from '@/messages/exchange';

import { type ParsedRow, UnreadableFile } from './parsed-row';

const words = exchange.file;

/** Characters that are parsed at a time. */
const PIECE = 32_768;

/** The gifts of a JSON file, a list of objects; the first counts as line 1. Throws an UnreadableFile. */
export async function* parseJson(text: string): AsyncGenerator<ParsedRow> {
  if (!text.trimStart().startsWith('[')) throw new UnreadableFile(words.noList);
  let found: unknown[] = [];
  const parser = new JSONParser({ paths: ['$.*'], keepStack: false });
  parser.onValue = ({ value }) => {
    found.push(value);
  };
  let line = 0;
  for (let at = 0; at < text.length; at += PIECE) {
    feed(parser, text.slice(at, at + PIECE));
    const values = found;
    found = [];
    for (const value of values) yield readObject((line += 1), value);
    // So that other requests are answered meanwhile.
    await new Promise((resolve) => void setImmediate(resolve));
  }
  if (!parser.isEnded) throw new UnreadableFile(words.brokenJson);
}

function feed(parser: JSONParser, piece: string): void {
  try {
    parser.write(piece);
  } catch {
    throw new UnreadableFile(words.brokenJson);
  }
}

function readObject(line: number, value: unknown): ParsedRow {
  if (!isRecord(value)) throw new UnreadableFile(words.noObject(line));
  const cells: GiftCells = {};
  const unknown: string[] = [];
  for (const [name, cell] of Object.entries(value)) {
    const column = columnOf(name);
    if (column === null) unknown.push(name);
    else cells[column] = cell;
  }
  return {
    line,
    cells,
    notes: unknown.length > 0 ? [{ message: words.unknownColumns(unknown) }] : [],
  };
}
