import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';

import { sqlOf } from './sql-of';

const BATCH = 10_000;
const FAVOURITES_EACH = 4;
const REVIEWS_EACH = 2;

/** Everybody's password, for benchmarks: at addresses of example.com, which no mail ever reaches. */
export const SYNTHETIC_PASSWORD = 'Senha-Sintetica-1';

export const syntheticEmail = (n: number): string => `pessoa-sintetica-${n}@example.com`;

/**
 * Adds confirmed accounts by the thousand for benchmarks, straight in SQL, each with a few favourites and reviews of
 * the published gifts. They are numbered on from those that are there, and share one hash of one password.
 */
export async function seedUsers(
  payload: Payload,
  count: number,
  log: (line: string) => void,
): Promise<void> {
  const db = sqlOf(payload);
  const first = (await lastNumber(payload)) + 1;
  const last = first + count - 1;
  await payload.create({
    collection: 'users',
    data: {
      name: nameOf(first),
      email: syntheticEmail(first),
      password: SYNTHETIC_PASSWORD,
      _verified: true,
    },
    disableVerificationEmail: true,
  });
  for (let from = first; from <= last; from += BATCH) {
    const to = Math.min(from + BATCH - 1, last);
    await db.transaction(async (tx) => {
      await tx.execute(insertUsers(Math.max(from, first + 1), to, syntheticEmail(first)));
      await tx.execute(insertFavourites(from, to));
      await tx.execute(insertReviews(from, to));
    });
    log(`${to - first + 1} de ${count} pessoas sintéticas`);
  }
  await db.execute(sql`analyze users, favourites, reviews, gift_stats, listing_entries`);
}

async function lastNumber(payload: Payload): Promise<number> {
  const { rows } = await sqlOf(payload).execute<{ last: number }>(sql`
    select coalesce(max(substring(email from '^pessoa-sintetica-([0-9]+)@')::integer), 0) as last
    from users where email like 'pessoa-sintetica-%'
  `);
  return rows[0]?.last ?? 0;
}

const nameOf = (n: number): string => `Pessoa sintética ${n}`;

const insertUsers = (from: number, to: number, model: string) => sql`
  insert into users (name, email, is_admin, _verified, hash, salt, created_at, updated_at)
  select 'Pessoa sintética ' || n, 'pessoa-sintetica-' || n || '@example.com', false, true,
    model.hash, model.salt, now() - make_interval(secs => n::bigint * 7919 % 31536000), now()
  from generate_series(${from}::integer, ${to}::integer) n
  cross join (select hash, salt from users where email = ${model}) model
`;

/** The users of one batch, each with their gifts: number `s` of `each`. */
const withGifts = (from: number, to: number, each: number) => sql`
  with gift as (
    select id, row_number() over (order by id) - 1 as k from gifts where _status = 'published'
  ), given as (
    select distinct u.id as user_id, g.id as gift_id, n.n, s.s
    from generate_series(${from}::integer, ${to}::integer) n(n)
    join users u on u.email = 'pessoa-sintetica-' || n.n || '@example.com'
    cross join generate_series(0, ${each}::integer - 1) s(s)
    -- The number of gifts stands outside of the joined row, or every person would be compared with every gift.
    join gift g on g.k = (n.n::bigint * 31 + s.s * 7) % (select count(*) from gift)
  )
`;

const insertFavourites = (from: number, to: number) => sql`
  ${withGifts(from, to, FAVOURITES_EACH)}
  insert into favourites (user_id, gift_id, created_at)
  select user_id, gift_id, now() - make_interval(secs => n::bigint * 104729 % 7776000 + s) from given
  on conflict do nothing
`;

const insertReviews = (from: number, to: number) => sql`
  ${withGifts(from, to, REVIEWS_EACH)}
  insert into reviews (user_id, gift_id, rating, comment, user_name, created_at)
  select user_id, gift_id, 3 + (n + s) % 3, 'Avaliação sintética número ' || s + 1 || ', para medir.',
    'Pessoa sintética ' || n, now() - make_interval(secs => n::bigint * 104729 % 7776000 + s)
  from given
  on conflict do nothing
`;
