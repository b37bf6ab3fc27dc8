import 'server-only';

import { sql } from '@payloadcms/db-postgres';
import type { SQL } from '@payloadcms/db-postgres/drizzle';

import type { GiftSummary } from '@/domain/gift';
import { SEARCH_POPULAR_ROWS, SEARCH_SCAN_ROWS } from '@/domain/ceilings/reads';
import { SEARCH_INTENTION_LIMIT, SEARCH_TITLE_LIMIT } from '@/domain/limits';
import { containsPattern, hasTrigram, intentionFromQuery } from '@/domain/search';
import { cacheTags, SCOPE_KINDS } from '@/lib/cache-tags';

import { cached, cachedRead, tagged, taggedByGifts } from './cached';
import { rememberOutcome } from './figures/empty-searches';
import { readGiftSummaries } from './gift-rows';
import { LISTING_ORDERS } from './listing-orders';
import { intentionId } from './listing-scope';
import { database } from './payload';

const MOST_VIEWED = LISTING_ORDERS.popularity.forward;

export type SearchResult = { docs: GiftSummary[]; total: number };

/**
 * Published gifts whose title contains the query, whatever its accents and case, at most 30; then, for a query that names
 * an intention, at most 20 gifts of it. Each part by popularity, no gift twice. Takes a query from
 * `cleanSearchQuery`; throws when the database does.
 */
export async function searchGifts(query: string): Promise<SearchResult> {
  const titled = await findByTitle(query);
  const intention = intentionFromQuery(query);
  const docs = await readGiftSummaries(sql`
    select gift_id, row_number() over (order by min(part), min(place)) as position
    from (
      select 1 as part, id::integer as gift_id, place
      from jsonb_array_elements_text(${JSON.stringify(titled)}::jsonb) with ordinality as t (id, place)
      union all
      select 2, gift_id, row_number() over (order by ${MOST_VIEWED}) from (
        select gift_id, popularity, created_at from listing_entries
        where scope_kind = ${SCOPE_KINDS.intention}
          and scope_id = ${intention == null ? -1 : intentionId(intention)}
        order by ${MOST_VIEWED} limit ${SEARCH_INTENTION_LIMIT}
      ) i
    ) found
    group by gift_id
  `);
  rememberOutcome(query, docs.length);
  return { docs, total: docs.length };
}

/**
 * First among the most popular gifts, where a common word has its 30 at once. A word that is not common is looked up in
 * the index of trigrams, and what the index cannot hold is compared with a bounded number of titles.
 */
async function findByTitle(query: string): Promise<number[]> {
  const pattern = containsPattern(query);
  const common = await readIds(sql`
    select e.gift_id from (
      select gift_id, popularity, created_at from listing_entries
      where scope_kind = ${SCOPE_KINDS.all} and scope_id = 0
      order by ${MOST_VIEWED} limit ${SEARCH_POPULAR_ROWS}
    ) e join gift_search s on s.gift_id = e.gift_id
    where s.title like ${pattern}
    order by e.popularity desc, e.created_at desc, e.gift_id limit ${SEARCH_TITLE_LIMIT}
  `);
  if (common.length === SEARCH_TITLE_LIMIT) return common;
  const titles = hasTrigram(query)
    ? sql`gift_search`
    : sql`(select * from gift_search order by gift_id desc limit ${SEARCH_SCAN_ROWS}) newest`;
  return readIds(sql`
    with found as materialized (select gift_id from ${titles} where title like ${pattern})
    select f.gift_id from found f join listing_entries e on e.gift_id = f.gift_id
    where e.scope_kind = ${SCOPE_KINDS.all} and e.scope_id = 0
    order by e.popularity desc, e.created_at desc, e.gift_id limit ${SEARCH_TITLE_LIMIT}
  `);
}

async function readIds(statement: SQL): Promise<number[]> {
  const db = await database();
  const { rows } = await db.execute<{ gift_id: number }>(statement);
  return rows.map((row) => row.gift_id);
}

/**
 * The same as a cached read: made again when one of the gifts changes, when any gift comes, goes or has another name, and
 * every 5 minutes for the popularity.
 */
export const getSearchPage = cachedRead(
  'getSearchPage',
  async (query: string): Promise<SearchResult> => {
    cached('popular', cacheTags.allGifts);
    const intention = intentionFromQuery(query);
    if (intention !== null) tagged(cacheTags.listing('intention', intentionId(intention)));
    const result = await searchGifts(query);
    taggedByGifts(result.docs);
    return result;
  },
);
