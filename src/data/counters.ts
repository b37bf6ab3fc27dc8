import 'server-only';

import { sql } from '@payloadcms/db-postgres';

import { database } from './payload';

/**
 * Counts one opening of a published gift: one atomic increment, exact under concurrency (spec section 7).
 * Answers the new count, or null when there is no such published gift.
 */
export function recordView(giftId: number): Promise<number | null> {
  return increment(giftId, sql`detail_views`);
}

/** Counts one click through to the partner store of a published gift; answers as `recordView`. */
export function recordClick(giftId: number): Promise<number | null> {
  return increment(giftId, sql`affiliate_clicks`);
}

async function increment(giftId: number, column: ReturnType<typeof sql>): Promise<number | null> {
  const db = await database();
  const { rows } = await db.execute<{ count: string }>(sql`
    update gift_stats s set ${column} = s.${column} + 1
    from gifts g
    where s.gift_id = ${giftId} and g.id = s.gift_id and g._status = 'published'
    returning s.${column} as count
  `);
  const count = rows[0]?.count;
  return count == null ? null : Number(count);
}
