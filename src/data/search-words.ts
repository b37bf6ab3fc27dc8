import 'server-only';

import { sql } from '@payloadcms/db-postgres';
import type { SQL } from '@payloadcms/db-postgres/drizzle';

import {
  SEARCH_COMPARED_ROWS,
  SEARCH_MATCHED_ROWS,
  SEARCH_POPULAR_ROWS,
  SEARCH_SCAN_ROWS,
} from '@/domain/ceilings/reads';
import { containsPattern } from '@/domain/search';
import { cheapestFirst, type PriceRange } from '@/domain/search-price';
import {
  firstOf,
  queriesOf,
  queriesOfPart,
  queriesOfNamed,
  type Reading,
  readingsOf,
  SEARCH_FEW,
  type SearchMeaning,
} from '@/domain/search-readings';
import { wordsOf } from '@/domain/search-words';
import { SCOPE_KINDS } from '@/lib/cache-tags';

import { LISTING_ORDERS } from './listing-orders';
import { database } from './payload';
import { statement } from './statement';

const MOST_VIEWED = LISTING_ORDERS.popularity.forward;
const OF_ALL = sql`scope_kind = ${SCOPE_KINDS.all} and scope_id = 0`;

/** A published gift that a search finds: 0 when its title contains the query, else which of the readings, from 1. */
export type Found = { id: number; tier: number };

const find = statement<Found>(
  'search-find',
  sql`select found.gift_id as id, found.tier from search_find(
    ${sql.placeholder('pattern')}::text,
    array(select jsonb_array_elements_text(${sql.placeholder('words')}::jsonb)),
    array(select jsonb_array_elements_text(${sql.placeholder('queries')}::jsonb)::tsquery),
    ${sql.placeholder('least')}::numeric, ${sql.placeholder('most')}::numeric, ${sql.placeholder('wanted')}::integer,
    ${sql.raw([SEARCH_POPULAR_ROWS, SEARCH_MATCHED_ROWS, SEARCH_COMPARED_ROWS, SEARCH_SCAN_ROWS].join(', '))}
  ) with ordinality as found (gift_id, tier, place)
  left join gift_search s on s.gift_id = found.gift_id and found.tier > 0
  order by found.tier, case
    when s.words @@ (${sql.placeholder('first')}::jsonb->>0)::tsquery then 1
    when s.words @@ (${sql.placeholder('first')}::jsonb->>1)::tsquery then 2 else 3
  end, found.place`,
);

/**
 * At most `most` published gifts: those whose title contains `contained`, whatever its accents and case, then those with
 * all that is asked for, as titles say it, as they are filed under it or say it in other words, and as may be meant; then
 * those of the other readings; each by popularity, what costs little before the rest when that is asked for. Throws when
 * the database does.
 */
export async function findByMeaning(
  meaning: SearchMeaning,
  most: number,
  contained: string | null = null,
): Promise<Found[]> {
  const ranges = meaning.isCheap ? cheapestFirst(meaning.price) : [meaning.price];
  const found = new Map<number, Found>();
  for (const [place, reading] of readingsOf(meaning).entries()) {
    if (found.size >= reading.below) break;
    for (const price of ranges) {
      const gifts = await findAtPrice(reading, price, most, place === 0 ? contained : null);
      for (const gift of meaning.isGeneric ? [...gifts, ...(await popular(price, most))] : gifts) {
        if (!found.has(gift.id)) found.set(gift.id, gift);
      }
      if (found.size >= most) return [...found.values()].slice(0, most);
    }
  }
  return [...found.values()];
}

async function findAtPrice(
  reading: Reading,
  price: PriceRange | null,
  most: number,
  contained: string | null,
): Promise<Found[]> {
  return findByQueries(queriesOf(reading), price, most, contained, firstOf(reading));
}

/** Gifts that fill up the few that have all that is asked for; none when nothing of it may be missing. */
export async function findNamed(meaning: SearchMeaning, most: number): Promise<Found[]> {
  const queries = queriesOfNamed(meaning);
  return queries.length === 0 ? [] : findByQueries(queries, meaning.price, most);
}

async function popular(price: PriceRange | null, most: number): Promise<Found[]> {
  return (await findPopular(price, most)).map((id) => ({ id, tier: 1 }));
}

/** At most `most` published gifts of the price with a part of what is asked for, those with what it is about first. */
export async function findInPart(
  { concepts, price }: SearchMeaning,
  most: number,
): Promise<Found[]> {
  const found = new Map<number, Found>();
  for (const queries of queriesOfPart(concepts)) {
    if (found.size >= SEARCH_FEW) break;
    for (const gift of await findByQueries(queries, price, most)) {
      if (!found.has(gift.id)) found.set(gift.id, gift);
    }
  }
  return [...found.values()].slice(0, most);
}

/**
 * At most `most` published gifts: those whose title contains `contained`, then those that match one of the queries, those
 * of the first before those of the next, each by popularity; of these `most`, those that a query finds alike, those first
 * that match the first of the two of `first`, then those of the second.
 */
export async function findByQueries(
  queries: readonly string[],
  price: PriceRange | null,
  most: number,
  contained: string | null = null,
  first: readonly string[] = [],
): Promise<Found[]> {
  if (queries.length === 0 && contained === null) return [];
  return find({
    pattern: contained === null ? null : containsPattern(contained),
    words: JSON.stringify(contained === null ? [] : wordsOf(contained)),
    queries: JSON.stringify([...new Set(queries)]),
    first: JSON.stringify(first),
    least: price?.min ?? null,
    most: price?.max ?? null,
    wanted: most,
  });
}

/** The most popular gifts of a price, as far as it is frequent; else some of that price. */
export async function findPopular(price: PriceRange | null, most: number): Promise<number[]> {
  const ordered = (from: SQL) => sql`
    select e.gift_id as id from (${from}) e where ${priced(price)}
    order by e.popularity desc, e.created_at desc, e.gift_id desc limit ${most}
  `;
  const db = await database();
  const first = await db.execute<{ id: number }>(
    ordered(sql`
      select gift_id, filter_price as price, popularity, created_at from listing_entries
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

const readFacts = statement<WordFacts>(
  'search-word-facts',
  sql`select word, is_known as "isKnown", is_beginning as "isBeginning", near
    from search_word_facts(${sql.placeholder('words')}::jsonb)`,
);

/** The facts of each word, given with its stem. Words of fewer than three letters have none. */
export async function readWordFacts(words: { word: string; stem: string }[]): Promise<WordFacts[]> {
  return words.length === 0 ? [] : readFacts({ words: JSON.stringify(words) });
}
