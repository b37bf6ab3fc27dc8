import { sql } from '@payloadcms/db-postgres';

import type { ImportRow, RowFilter } from '@/domain/gift-exchange/import-states';

import type { Database } from '../shared/adapter-of';

type Asked = { id: number; filter: RowFilter; after: number; limit: number };

/** Rows of an import's report after a line, in the order of the file. What failed counts among the errors. */
export async function readRows(
  db: Database,
  { id, filter, after, limit }: Asked,
): Promise<ImportRow[]> {
  const isShown =
    filter === 'all'
      ? sql`true`
      : filter === 'error'
        ? sql`(kind = 'error' or result in ('failed', 'kept'))`
        : sql`kind::text = ${filter}`;
  const { rows } = await db.execute<ImportRow>(sql`
    select line::integer, coalesce(title, cells ->> 'title', '') as title, gift::integer, kind, result,
      coalesce(problems, '[]') as problems, coalesce(notes, '[]') as notes, coalesce(changes, '[]') as changes
    from gift_import_rows where import_id = ${id} and line > ${after} and ${isShown}
    order by line limit ${limit}
  `);
  return rows;
}
