import { sql } from '@payloadcms/db-postgres';

import { LIST_ROWS, type TrendGift, type Trends } from '@/domain/dashboard';

import type { Database } from '../shared/adapter-of';

/** The gifts at both ends of the last two weeks that are still public. Reads at most 40 rows, and their gifts by key. */
export async function readTrends(db: Database): Promise<Trends> {
  const { rows } = await db.execute<TrendGift & { kind: 'top' | 'falling' }>(sql`
    select t.kind, g.id, g.title, t.views::float8, t.clicks::float8,
      t.views_before::float8 as "viewsBefore"
    from gift_trends t join gifts g on g.id = t.gift_id and g._status = 'published'
    order by t.kind, t.place
  `);
  const of = (kind: string) => rows.filter((row) => row.kind === kind).slice(0, LIST_ROWS);
  return { isReady: rows.length > 0, top: of('top'), falling: of('falling') };
}
