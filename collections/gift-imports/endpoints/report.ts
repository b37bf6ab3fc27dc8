import { type ImportRow, ROW_KINDS, ROW_RESULTS } from '@/domain/gift-exchange/import-states';
import { exchange } from '@/messages/exchange';

import { csvOf } from '../../gifts/exchange/csv';
import { fileResponse } from '../../gifts/exchange/file-response';
import { adapterOf, type Database } from '../../shared/adapter-of';
import { forAdminsOnly } from '../../shared/for-admins-only';
import { readRows } from '../read-rows';
import { importIn } from './import-in';
import { refusalAsAnswer } from './refusal-as-answer';

const words = exchange.report;

const BATCH = 500;

/** The report of an import as a CSV for Excel, streamed. */
export const reportEndpoint = forAdminsOnly({
  path: '/:id/report',
  method: 'get',
  handler: refusalAsAnswer((req) => {
    const id = importIn(req);
    const pieces = write(adapterOf(req.payload).drizzle, id);
    const name = `importacao-${id}.csv`;
    return Promise.resolve(fileResponse(pieces, { name, type: 'text/csv; charset=utf-8' }));
  }),
});

async function* write(db: Database, id: number): AsyncGenerator<string> {
  yield `\uFEFF${csvOf([[...words.columns]], ';')}`;
  let after = 0;
  for (;;) {
    const rows = await readRows(db, { id, filter: 'all', after, limit: BATCH });
    if (rows.length > 0) yield csvOf(rows.map(cellsOf), ';');
    after = rows.at(-1)?.line ?? after;
    if (rows.length < BATCH) return;
  }
}

function cellsOf({ line, title, kind, result, problems, notes, changes }: ImportRow): string[] {
  const told = (column: string | undefined, text: string) =>
    column === undefined ? text : `${column}: ${text}`;
  return [
    String(line),
    title,
    ROW_KINDS.find(({ value }) => value === kind)?.label ?? '',
    ROW_RESULTS.find(({ value }) => value === result)?.label ?? '',
    [...problems, ...notes].map(({ column, message }) => told(column, message)).join('\n'),
    changes.map(({ column, from, to }) => told(column, `${from} → ${to}`)).join('\n'),
  ];
}
