import type { GiftCells } from '@/domain/gift-exchange/columns';
import type { RowProblem } from '@/domain/gift-exchange/import-states';

/** One row of a file; `line` as a spreadsheet numbers it. */
export type ParsedRow = { line: number; cells: GiftCells; notes: RowProblem[] };

/** A file that cannot be read, in words for editors. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}
