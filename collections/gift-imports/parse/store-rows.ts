import { sql } from '@payloadcms/db-postgres';

import { IMPORT_LIMITS } from '@/domain/gift-exchange/import-limits';
import { exchange } from '@/messages/exchange';

import type { Database } from '../../shared/adapter-of';
import { dataProblem } from '../../shared/guards/data-problem';
import { type ParsedRow, UnreadableFile } from './parsed-row';

const words = exchange.file;

const BATCH = 500;

/** Stores the rows of a file, and answers how many they are. Throws an UnreadableFile for one that no database could hold. */
export async function storeRows(
  db: Database,
  importId: number,
  rows: AsyncIterable<ParsedRow>,
): Promise<number> {
  let count = 0;
  let batch: ParsedRow[] = [];
  for await (const row of rows) {
    count += 1;
    if (count > IMPORT_LIMITS.rows) throw new UnreadableFile(words.tooManyRows);
    if (dataProblem(row) !== null) throw new UnreadableFile(words.badCharacters(row.line));
    batch.push(row);
    if (batch.length < BATCH) continue;
    await insert(db, importId, batch);
    batch = [];
  }
  if (batch.length > 0) await insert(db, importId, batch);
  if (count === 0) throw new UnreadableFile(words.empty);
  return count;
}

async function insert(db: Database, importId: number, rows: ParsedRow[]): Promise<void> {
  // Half of a character is none, and jsonb refuses it.
  const json = JSON.stringify(rows).replace(/\\ud[89a-f][0-9a-f]{2}/gi, '\uFFFD');
  await db.execute(sql`
    insert into gift_import_rows (import_id, line, cells, notes)
    select ${importId}, r.line, r.cells, r.notes
    from jsonb_to_recordset(${json}::jsonb) as r (line integer, cells jsonb, notes jsonb)
  `);
}
