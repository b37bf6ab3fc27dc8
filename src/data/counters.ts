import 'server-only';

import config from '@payload-config';
import { sql } from '@payloadcms/db-postgres';
import { getPayload } from 'payload';

import { adapterOf } from '@collections/shared/adapter-of';
import { count, isOver } from '@collections/shared/throttle';
import type { RateLimit } from '@/domain/limits';
import { CLICKS_COUNTED, VIEWS_COUNTED } from '@/domain/throttles';

type Column = ReturnType<typeof sql>;

/**
 * Counts one view of a published gift: one atomic increment, exact under concurrency. Further views of the same client
 * (its address) beyond a limit are not counted, and are answered like any other. Answers the count, or null when there
 * is no such published gift.
 */
export function recordView(giftId: number, client?: string): Promise<number | null> {
  return record(giftId, sql`detail_views`, VIEWS_COUNTED, client);
}

/** Counts one click through to the partner store of a published gift; answers as `recordView`. */
export function recordClick(giftId: number, client?: string): Promise<number | null> {
  return record(giftId, sql`affiliate_clicks`, CLICKS_COUNTED, client);
}

async function record(
  giftId: number,
  column: Column,
  limit: RateLimit,
  client: string | undefined,
): Promise<number | null> {
  const payload = await getPayload({ config });
  const asked = client === undefined ? [] : [{ limit, subject: `${String(giftId)} ${client}` }];
  const isRepeated = asked.length > 0 && (await count(payload, asked)).some(isOver);
  const step = isRepeated ? sql`0` : sql`1`;
  const { rows } = await adapterOf(payload).drizzle.execute<{ count: string }>(sql`
    update gift_stats s set ${column} = s.${column} + ${step}
    from gifts g
    where s.gift_id = ${giftId} and g.id = s.gift_id and g._status = 'published'
    returning s.${column} as count
  `);
  const total = rows[0]?.count;
  return total == null ? null : Number(total);
}
