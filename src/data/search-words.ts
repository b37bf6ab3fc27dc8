import 'server-only';

import { sql } from '@payloadcms/db-postgres';
import type { SQL } from '@payloadcms/db-postgres/drizzle';

import { SEARCH_MATCHED_ROWS, SEARCH_POPULAR_ROWS } from '@/domain/ceilings/reads';
import { queryOfAll, SEARCH_TIERS, type SearchMeaning } from '@/domain/search-meaning';
import type { PriceRange } from '@/domain/search-price';
import { SCOPE_KINDS } from '@/lib/cache-tags';

import { LISTING_ORDERS } from './listing-orders';
import { database } from './payload';

const MOST_VIEWED = LISTING_ORDERS.popularity.forward;
const OF_ALL = sql`scope_kind = ${SCOPE_KINDS.all} and scope_id = 0`;

/**
 * At most `most` published gifts with all that is asked for: those whose titles say all of it, those that are filed under
 * it or say it in other words, and those that may be meant, each by popularity. Throws when the database does.
 */
export async function findByMeaning(meaning: SearchMeaning, most: number): Promise<number[]> {
  const { concepts, price } = meaning;
  if (concepts.length > 0) {
    const queries = SEARCH_TIERS.map((tier) => queryOfAll(concepts, tier));
    return findByQueries([...new Set(queries)], price, most);
  }
  return meaning.isGeneric ? findPopular(price, most) : [];
}

/** At most `most` published gifts that match one of the queries, those of the first before those of the next, by popularity. */
export async function findByQueries(
  queries: readonly string[],
  price: PriceRange | null,
  most: number,
): Promise<number[]> {
  const popular = await findAmongPopular(queries, price, most);
  const found = new Set<number>();
  for (const [tier, query] of queries.entries()) {
    const first = popular.filter((row) => row.tier === tier);
    for (const { id } of first) found.add(id);
    if (found.size >= most) break;
    for (const id of await findInIndex(query, price, most)) found.add(id);
    if (found.size >= most) break;
  }
  return [...found].slice(0, most);
}

/** Where frequent words have enough at once: the most popular gifts, each with the first of the queries that it matches. */
async function findAmongPopular(
  queries: readonly string[],
  price: PriceRange | null,
  most: number,
): Promise<{ id: number; tier: number }[]> {
  const widest = queries.at(-1) ?? '';
  const tiers = queries.map(
    (query, tier) => sql`when w.words @@ ${query}::tsquery then ${tier}::integer`,
  );
  const db = await database();
  const { rows } = await db.execute<{ id: number; tier: number }>(sql`
    select e.gift_id as id, case ${sql.join(tiers, sql` `)} end as tier
    from (
      select gift_id, price, popularity, created_at from listing_entries
      where ${OF_ALL} order by ${MOST_VIEWED} limit ${SEARCH_POPULAR_ROWS}
    ) e join gift_words w on w.gift_id = e.gift_id
    where w.words @@ ${widest}::tsquery and ${priced(price)}
    order by tier, e.popularity desc, e.created_at desc, e.gift_id limit ${most}
  `);
  return rows;
}

/** Gifts that match, by popularity; of more than can be put in order, some. */
async function findInIndex(
  query: string,
  price: PriceRange | null,
  most: number,
): Promise<number[]> {
  const db = await database();
  const { rows } = await db.execute<{ id: number }>(sql`
    with matched as materialized (
      select gift_id from gift_words where words @@ ${query}::tsquery limit ${SEARCH_MATCHED_ROWS}
    )
    select e.gift_id as id from matched m join listing_entries e on e.gift_id = m.gift_id
    where ${OF_ALL} and ${priced(price)}
    order by e.popularity desc, e.created_at desc, e.gift_id limit ${most}
  `);
  return rows.map(({ id }) => id);
}

/** The most popular gifts of a price, as far as it is frequent; else some of that price. */
async function findPopular(price: PriceRange | null, most: number): Promise<number[]> {
  const ordered = (from: SQL) => sql`
    select e.gift_id as id from (${from}) e where ${priced(price)}
    order by e.popularity desc, e.created_at desc, e.gift_id limit ${most}
  `;
  const db = await database();
  const first = await db.execute<{ id: number }>(
    ordered(sql`
      select gift_id, price, popularity, created_at from listing_entries
      where ${OF_ALL} order by ${MOST_VIEWED} limit ${SEARCH_POPULAR_ROWS}
    `),
  );
  const ids = first.rows.map(({ id }) => id);
  if (price === null || ids.length >= most) return ids;
  const others = await db.execute<{ id: number }>(
    ordered(sql`
      select gift_id, price, popularity, created_at from listing_entries e
      where ${OF_ALL} and ${priced(price)} order by price, gift_id limit ${SEARCH_POPULAR_ROWS}
    `),
  );
  return [...new Set([...ids, ...others.rows.map(({ id }) => id)])].slice(0, most);
}

function priced(price: PriceRange | null): SQL {
  if (price === null) return sql`true`;
  const least = price.min === null ? sql`true` : sql`e.price >= ${price.min}`;
  return price.max === null ? least : sql`${least} and e.price <= ${price.max}`;
}

/** What the catalogue knows of a word: gifts have it, gifts have words that begin with it, words that look like it. */
export type WordFacts = {
  word: string;
  isKnown: boolean;
  isBeginning: boolean;
  near: { word: string; written: string }[];
};

/** The facts of each word, given with its stem. Words of fewer than three letters have none. */
export async function readWordFacts(words: { word: string; stem: string }[]): Promise<WordFacts[]> {
  if (words.length === 0) return [];
  const db = await database();
  const { rows } = await db.execute<WordFacts>(sql`
    select t.word,
      exists (select from gift_words where words @@ format('%L | %L', t.stem, '~' || t.stem)::tsquery) as "isKnown",
      length(t.word) > 2 and exists (
        select from gift_words where words @@ format('%L:* | %L:*', t.word, '~' || t.word)::tsquery
      ) as "isBeginning",
      coalesce((select json_agg(n) from search_words_near(t.word) n), '[]') as near
    from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as t (word text, stem text)
  `);
  return rows;
}
