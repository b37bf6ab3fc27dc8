import { Readable } from 'node:stream';

import { CsvError, parse } from 'csv-parse';
import { parse as parseAtOnce } from 'csv-parse/sync';

import { restoreFormula } from '@/domain/gift-exchange/cell-text';
import { columnLabel, columnOf, type GiftColumn } from '@/domain/gift-exchange/columns';
import { property } from '@/lib/property';
import { exchange } from '@/messages/exchange';

import { type ParsedRow, UnreadableFile } from './parsed-row';

const words = exchange.file;

const DELIMITERS = [';', ',', '\t'];
/** Characters that are handed to the parser at a time. */
const PIECE = 32_768;
const HEADING_MAX = 10_000;

type Heading = { columns: (GiftColumn | null)[]; unknown: string[] };

/** The rows of a CSV. Its separator is the one by which most headings are known. Throws an UnreadableFile. */
export async function* parseCsv(text: string): AsyncGenerator<ParsedRow> {
  // Excel's own way to say the separator.
  const told = /^sep=(.)\r?\n/i.exec(text);
  const start = told === null ? 0 : told[0].length;
  const delimiter = told?.[1] ?? delimiterOf(text.slice(start, start + HEADING_MAX));
  const records = Readable.from(pieces(text, start)).pipe(
    parse({ delimiter, relax_column_count: true }),
  );
  const offset = told === null ? 0 : 1;
  let line = offset;
  let heading: Heading | null = null;
  try {
    for await (const record of records as AsyncIterable<string[]>) {
      line += 1;
      if (record.every((cell) => cell.trim() === '')) continue;
      if (heading === null) heading = readHeading(record);
      else yield readRow(line, record, heading);
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const say = error.code.includes('QUOTE') ? words.brokenQuotes : words.brokenCsv;
    const records = property(error, 'records');
    throw new UnreadableFile(say(offset + (typeof records === 'number' ? records : line) + 1));
  }
  if (heading === null) throw new UnreadableFile(words.empty);
}

function* pieces(text: string, start: number): Generator<string> {
  for (let at = start; at < text.length; at += PIECE) yield text.slice(at, at + PIECE);
}

function delimiterOf(beginning: string): string {
  const known = (delimiter: string) => {
    try {
      const [heading = []]: string[][] = parseAtOnce(beginning, {
        delimiter,
        to: 1,
        relax_column_count: true,
        skip_empty_lines: true,
      });
      return heading.filter((cell) => columnOf(cell) !== null).length;
    } catch {
      return 0;
    }
  };
  return DELIMITERS.toSorted((a, b) => known(b) - known(a))[0] ?? ';';
}

function readHeading(record: string[]): Heading {
  const columns = record.map(columnOf);
  const named = columns.filter((column) => column !== null);
  const twice = named.find((column, index) => named.indexOf(column) !== index);
  if (twice !== undefined) throw new UnreadableFile(words.columnTwice(columnLabel(twice)));
  if (named.length === 0) throw new UnreadableFile(words.noColumns);
  return {
    columns,
    unknown: record.filter((cell, index) => columns[index] === null && cell.trim() !== ''),
  };
}

function readRow(line: number, record: string[], { columns, unknown }: Heading): ParsedRow {
  const cells = columns.flatMap((column, index): [GiftColumn, string][] => {
    const cell = record[index];
    return column === null || cell === undefined ? [] : [[column, restoreFormula(cell)]];
  });
  const notes = unknown.length > 0 ? [{ message: words.unknownColumns(unknown) }] : [];
  if (record.length > columns.length && record.slice(columns.length).some((cell) => cell !== '')) {
    notes.push({ message: words.tooManyCells });
  }
  return { line, cells: Object.fromEntries(cells), notes };
}
