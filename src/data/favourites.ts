import 'server-only';

import config from '@payload-config';
import { sql } from '@payloadcms/db-postgres';
import { executeAuthStrategies, getPayload } from 'payload';

import type { GiftSummary, Listing } from '@/domain/gift';
import { FAVOURITES_PAGE_SIZE } from '@/domain/limits';

import { readGiftSummaries } from './gift-rows';
import { database } from './payload';

/** Who makes a request, or null for a visitor; decided by Payload, as at every other endpoint. */
export async function readUserId(headers: Headers): Promise<number | null> {
  const payload = await getPayload({ config });
  const { user } = await executeAuthStrategies({ headers, payload });
  return user?.id ?? null;
}

/**
 * One page of a user's favourite gifts, the newest favourite first, with the number of all. What is not published
 * is left out. Two queries that read rows of this user alone; personal, so never cached.
 */
export async function listFavouriteGifts(userId: number, page: number): Promise<Listing> {
  const offset = (page - 1) * FAVOURITES_PAGE_SIZE;
  const shown = sql`
    from favourites f join gifts p on p.id = f.gift_id and p._status = 'published'
    where f.user_id = ${userId}`;
  const db = await database();
  const [docs, { rows }] = await Promise.all([
    readGiftSummaries(sql`
      select f.gift_id, row_number() over (order by f.created_at desc, f.id desc) as position
      ${shown} order by position limit ${FAVOURITES_PAGE_SIZE} offset ${offset}`),
    db.execute<{ total: number }>(sql`select count(*)::integer as total ${shown}`),
  ]);
  // Two queries see two moments: a favourite made in between is among the gifts and not yet in the number.
  const total = Math.max(rows[0]?.total ?? 0, docs.length === 0 ? 0 : offset + docs.length);
  return {
    docs,
    total,
    isTotalExact: true,
    page,
    hasMore: docs.length > 0 && offset + docs.length < total,
  };
}

/** Published gifts in the order of the ids, for the favourites that a browser stores; one query. */
export async function listGiftsById(ids: number[]): Promise<GiftSummary[]> {
  if (ids.length === 0) return [];
  return readGiftSummaries(sql`
    select id::integer as gift_id, position
    from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality as t (id, position)`);
}
