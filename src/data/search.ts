import 'server-only';

import { sql } from '@payloadcms/db-postgres';
import type { SQL } from '@payloadcms/db-postgres/drizzle';

import type { GiftSummary } from '@/domain/gift';
import { SEARCH_POPULAR_ROWS, SEARCH_SCAN_ROWS } from '@/domain/ceilings/reads';
import { SEARCH_INTENTION_LIMIT, SEARCH_TITLE_LIMIT } from '@/domain/limits';
import { containsPattern, hasTrigram, intentionFromQuery } from '@/domain/search';
import { correctedQuery, nearestWord } from '@/domain/search-correction';
import { indexOfLexicon, type SearchLexicon } from '@/domain/search-lexicon';
import {
  queryOfAny,
  queryOfMost,
  type SearchMeaning,
  understand,
  unexplainedWords,
} from '@/domain/search-meaning';
import { stemOf } from '@/domain/search-words';
import { normaliseSearch } from '@/domain/text';
import { cacheTags, SCOPE_KINDS } from '@/lib/cache-tags';

import { cached, tagged, taggedByGifts, taggedRead } from './cached';
import { rememberOutcome } from './figures/empty-searches';
import { readGiftSummaries } from './gift-rows';
import { LISTING_ORDERS } from './listing-orders';
import { intentionId } from './listing-scope';
import { database } from './payload';
import { getSearchLexicon } from './search-lexicon';
import { findByMeaning, findByQueries, readWordFacts } from './search-words';

const MOST_VIEWED = LISTING_ORDERS.popularity.forward;

export type SearchResult = {
  docs: GiftSummary[];
  /** Gifts that were found: all of `docs`, before a limit cuts them. */
  total: number;
  /** The query as it was probably meant, when its words are not of the catalogue; `docs` are then those of it. */
  didYouMean: string | null;
};

/** What is fewer is not enough: then a search is also taken more freely. */
const ENOUGH = 3;

/**
 * Published gifts that a query asks for, no gift twice: those whose title contains the query, whatever its accents and
 * case, at most 30; then, for a query that names an intention, at most 20 gifts of it; then those that its words find,
 * until there are 30. Each part by popularity. Takes a query from `cleanSearchQuery`; throws when the database does.
 */
export async function searchGifts(query: string): Promise<SearchResult> {
  const found = new Set(await findByTitle(query));
  for (const id of await findByIntention(query)) found.add(id);
  let didYouMean: string | null = null;
  if (found.size < SEARCH_TITLE_LIMIT) {
    const words = await findByWords(query, found.size < ENOUGH);
    for (const id of words.ids) {
      if (found.size < SEARCH_TITLE_LIMIT) found.add(id);
    }
    didYouMean = words.didYouMean;
  }
  const docs = await readGiftSummaries(inOrder([...found]));
  rememberOutcome(query, docs.length);
  return { docs, total: docs.length, didYouMean };
}

/** What `readGiftSummaries` takes for gifts in their order. */
export function inOrder(ids: number[]): SQL {
  return sql`
    select id::integer as gift_id, position
    from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality as t (id, position)
  `;
}

/**
 * Gifts with all that the words of the query ask for. When that is next to nothing, `mayGuess` allows to take words for
 * the beginnings of others or for misspelt, and to leave out one thing that is asked for, or all but one.
 */
async function findByWords(
  query: string,
  mayGuess: boolean,
): Promise<{ ids: number[]; didYouMean: string | null }> {
  const lexicon = await getSearchLexicon();
  const meaning = understand(query, lexicon);
  const ids = await findByMeaning(meaning, SEARCH_TITLE_LIMIT);
  if (ids.length >= ENOUGH || !mayGuess) return { ids, didYouMean: null };

  const guess = await guessMeaning(query, meaning, lexicon);
  const guessed = guess === null ? [] : await findByMeaning(guess.meaning, SEARCH_TITLE_LIMIT);
  const near = [...new Set([...ids, ...guessed])];
  const didYouMean = guessed.length > 0 ? (guess?.didYouMean ?? null) : null;
  if (near.length >= ENOUGH) return { ids: near, didYouMean };

  const { concepts, price } = guess?.meaning ?? meaning;
  for (const wider of [queryOfMost(concepts), queryOfAny(concepts)]) {
    if (wider === null || near.length > 0) break;
    near.push(...(await findByQueries([wider], price, SEARCH_TITLE_LIMIT)));
  }
  return { ids: near, didYouMean };
}

type Guess = { meaning: SearchMeaning; didYouMean: string | null };

/** What the query may mean when words that nothing explains are begun or misspelt; null when there are none. */
async function guessMeaning(
  query: string,
  meaning: SearchMeaning,
  lexicon: SearchLexicon,
): Promise<Guess | null> {
  const words = unexplainedWords(meaning, lexicon);
  const facts = await readWordFacts(words.map((word) => ({ word, stem: stemOf(word) })));
  const beginnings = new Set<string>();
  const corrections = new Map<string, string>();
  const known = [...indexOfLexicon(lexicon).words].map(([word, written]) => ({ word, written }));
  for (const { word, isKnown, isBeginning, near } of facts) {
    if (isKnown) continue;
    if (isBeginning) beginnings.add(word);
    const nearest = isBeginning ? null : nearestWord(word, [...near, ...known]);
    if (nearest !== null) corrections.set(word, nearest.written);
  }
  if (beginnings.size + corrections.size === 0) return null;
  const corrected = correctedQuery(query, corrections, normaliseSearch);
  return {
    meaning: understand(corrected, lexicon, beginnings),
    didYouMean: corrections.size > 0 ? corrected : null,
  };
}

/** Gifts of the intention that the query names, by popularity. */
async function findByIntention(query: string): Promise<number[]> {
  const intention = intentionFromQuery(query);
  if (intention === null) return [];
  return readIds(sql`
    select gift_id from listing_entries
    where scope_kind = ${SCOPE_KINDS.intention} and scope_id = ${intentionId(intention)}
    order by ${MOST_VIEWED} limit ${SEARCH_INTENTION_LIMIT}
  `);
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
 * The same for a page, which names what makes it stale: made again when one of the gifts changes, when any gift comes, goes or has another name, and
 * every 5 minutes for the popularity.
 */
export const getSearchPage = taggedRead(async (query: string): Promise<SearchResult> => {
  cached('popular', cacheTags.allGifts);
  const intention = intentionFromQuery(query);
  if (intention !== null) tagged(cacheTags.listing('intention', intentionId(intention)));
  const { terms } = understand(query, await getSearchLexicon());
  for (const { scope } of terms) tagged(`listing:${scope}`);
  const result = await searchGifts(query);
  taggedByGifts(result.docs);
  return result;
});
