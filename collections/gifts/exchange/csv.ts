import { stringify } from 'csv-stringify/sync';

import { defuseFormula } from '@/domain/gift-exchange/cell-text';

/** Rows as CSV (RFC 4180). Nothing in them is a formula to a spreadsheet. */
export function csvOf(rows: readonly (readonly string[])[], delimiter: string): string {
  return stringify(
    rows.map((row) => row.map(defuseFormula)),
    { delimiter, record_delimiter: '\r\n' },
  );
}
