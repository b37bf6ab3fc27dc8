import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';

import { FAVOURITES_LIMIT } from '@/domain/limits';

import { adapterOf } from '../shared/adapter-of';
import { inTransaction } from '../shared/in-transaction';
import { takeTurns } from '../shared/take-turns';
import { transactionOf } from '../shared/transaction';

type Favourite = { giftId: number; categoryId: number | null };
type Wanted = { gift: number; category?: number | null };

/** All favourites of a user, the newest first; one query, whatever their number. */
export async function readFavourites(payload: Payload, userId: number): Promise<Favourite[]> {
  const { rows } = await adapterOf(payload).drizzle.execute<{
    gift_id: number;
    category_id: number | null;
  }>(sql`
    select gift_id, category_id from favourites
    where user_id = ${userId} order by created_at desc, id desc
  `);
  return rows.map((row) => ({ giftId: row.gift_id, categoryId: row.category_id }));
}

type Standing = {
  /** The gift is published. */
  isGift: boolean;
  /** The category exists, or none was named. */
  isCategory: boolean;
  isFavourite: boolean;
  isFull: boolean;
};

/** Whether the user may add this favourite, and whether it exists already. Holds until the end of the transaction that it is asked in. */
export async function readStanding(
  req: PayloadRequest,
  userId: number,
  { gift, category = null }: Wanted,
): Promise<Standing> {
  await takeTurns(req, 'favourites', userId);
  const db = await transactionOf(req);
  const { rows } = await db.execute<{
    is_gift: boolean;
    is_category: boolean;
    is_favourite: boolean;
    total: number;
  }>(sql`
    select
      exists (select from gifts where id = ${gift} and _status = 'published') as is_gift,
      ${category}::integer is null
        or exists (select from categories where id = ${category}) as is_category,
      exists (select from favourites where user_id = ${userId} and gift_id = ${gift}) as is_favourite,
      (select count(*)::integer from favourites where user_id = ${userId}) as total
  `);
  const [row] = rows;
  return {
    isGift: row?.is_gift === true,
    isCategory: row?.is_category === true,
    isFavourite: row?.is_favourite === true,
    isFull: (row?.total ?? 0) >= FAVOURITES_LIMIT,
  };
}

export type Addition = 'added' | 'already' | 'no-gift' | 'no-category' | 'full';

/** Adds one favourite. The category of the first time stays. Exact under concurrency, and safe to repeat. */
export function addFavourite(
  req: PayloadRequest,
  userId: number,
  wanted: Wanted,
): Promise<Addition> {
  return inTransaction(req, async () => {
    const { isGift, isCategory, isFavourite, isFull } = await readStanding(req, userId, wanted);
    if (!isGift) return 'no-gift';
    if (!isCategory) return 'no-category';
    if (isFavourite) return 'already';
    if (isFull) return 'full';
    const db = await transactionOf(req);
    // Another program may have written it without waiting for its turn: that is no failure.
    const { rows } = await db.execute(sql`
      insert into favourites (user_id, gift_id, category_id)
      values (${userId}, ${wanted.gift}, ${wanted.category ?? null})
      on conflict (user_id, gift_id) do nothing returning id
    `);
    return rows.length > 0 ? 'added' : 'already';
  });
}

/** Removes one favourite; without it, nothing happens. */
export async function removeFavourite(
  payload: Payload,
  userId: number,
  gift: number,
): Promise<void> {
  await adapterOf(payload).drizzle.execute(
    sql`delete from favourites where user_id = ${userId} and gift_id = ${gift}`,
  );
}

/**
 * Adds the favourites that a browser stored, the newest first in `wanted`, and answers how many were new. What no longer
 * exists, and the oldest of what does not fit under the limit, is left out.
 */
export function mergeFavourites(
  req: PayloadRequest,
  userId: number,
  wanted: Wanted[],
): Promise<number> {
  return inTransaction(req, async () => {
    await takeTurns(req, 'favourites', userId);
    const db = await transactionOf(req);
    const { rows } = await db.execute(sql`
      with given as (
        select distinct on (gift_id) gift_id, category_id, place
        from rows from (
          jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as (gift integer, category integer)
        ) with ordinality as t (gift_id, category_id, place)
        order by gift_id, place
      ), fresh as (
        select given.gift_id, c.id as category_id, given.place
        from given
        join gifts g on g.id = given.gift_id and g._status = 'published'
        left join categories c on c.id = given.category_id
        where not exists (
          select from favourites f where f.user_id = ${userId} and f.gift_id = given.gift_id
        )
        order by given.place
        limit greatest(${FAVOURITES_LIMIT} - (
          select count(*) from favourites where user_id = ${userId}
        ), 0)
      )
      insert into favourites (user_id, gift_id, category_id)
      select ${userId}, gift_id, category_id from fresh order by place desc
      on conflict (user_id, gift_id) do nothing returning id
    `);
    return rows.length;
  });
}
