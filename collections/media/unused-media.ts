import { sql } from '@payloadcms/db-postgres';

import type { Database } from '../shared/adapter-of';

/** Days for which a picture stays although nothing uses it: its gift may still be being written. */
export const UNUSED_DAYS = 7;
/** Documents that one request removes. */
export const UNUSED_BATCH = 100;

type Unused = { count: number; bytes: number };

/**
 * Every use is an indexed reference, in former versions too: who restores one finds its pictures. A use that begins while
 * this is asked is found by the hook that refuses to delete what is used.
 */
const unused = sql`
  m.created_at < now() - make_interval(days => ${UNUSED_DAYS})
  and not exists (select from gifts_rels r where r.media_id = m.id)
  and not exists (select from _gifts_v_rels r where r.media_id = m.id)
  and not exists (select from categories c where c.image_id = m.id)
  and not exists (select from category_groups c where c.image_id = m.id)
  and not exists (select from occasions o where o.image_id = m.id)
  and not exists (select from occasion_groups o where o.image_id = m.id)
`;

/** How many pictures nothing uses, and the bytes of their originals. Reads every media row once. */
export async function countUnused(db: Database): Promise<Unused> {
  const { rows } = await db.execute<{ count: number; bytes: number }>(sql`
    select count(*)::int as count, coalesce(sum(m.filesize), 0)::float8 as bytes from media m
    where ${unused}`);
  return rows[0] ?? { count: 0, bytes: 0 };
}

/** The ids of up to `UNUSED_BATCH` of them, the oldest first. */
export async function findUnused(db: Database): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select m.id from media m where ${unused} order by m.id limit ${UNUSED_BATCH}`);
  return rows.map(({ id }) => id);
}
