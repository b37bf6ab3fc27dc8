import 'server-only';

import { sql } from '@payloadcms/db-postgres';

import type { GiftSummary } from '@/domain/gift';
import { SEARCH_ENOUGH, SEARCH_INTENTION_LIMIT, SEARCH_TITLE_LIMIT } from '@/domain/limits';
import { intentionFromQuery } from '@/domain/search';
import { correctedQuery, nearestWord } from '@/domain/search-correction';
import { indexOfLexicon, type SearchLexicon } from '@/domain/search-lexicon';
import { isBeginningOfName, understand, unexplainedWords } from '@/domain/search-meaning';
import { SEARCH_FEW, type SearchMeaning } from '@/domain/search-readings';
import { SUGGESTION_MIN } from '@/domain/search-suggestions';
import { baseOf, MISSPELT_GENERIC, stemOf } from '@/domain/search-words';
import { normaliseSearch } from '@/domain/text';
import { cacheTags, SCOPE_KINDS } from '@/lib/cache-tags';

import { cached, tagged, taggedByGifts, taggedRead } from './cached';
import { rememberOutcome } from './figures/empty-searches';
import { readGiftsInOrder } from './gift-rows';
import { LISTING_ORDERS } from './listing-orders';
import { intentionId } from './listing-scope';
import { getSearchLexicon } from './search-lexicon';
import { findByMeaning, findInPart, findNamed, type Found, readWordFacts } from './search-words';
import { statement } from './statement';

export type SearchResult = {
  docs: GiftSummary[];
  /** Gifts that were found: all of `docs`, before a limit cuts them. */
  total: number;
  /** The query as it was probably meant, when its words are not of the catalogue; `docs` are then those of it. */
  didYouMean: string | null;
  /** No gift has all that was asked for: `docs` have a part of it. */
  isPartial: boolean;
};

/**
 * Published gifts that a query asks for, no gift twice: those whose title contains the query, whatever its accents and
 * case, at most 30; then, for a query that names an intention, at most 20 gifts of it; then those that its words find,
 * until there are 30. Each part by popularity. Takes a query from `cleanSearchQuery`; throws when the database does.
 */
export async function searchGifts(query: string): Promise<SearchResult> {
  const { ids, ...rest } = await searchIds(query);
  const docs = await readGiftsInOrder(ids);
  rememberOutcome(query, docs.length);
  return { docs, total: docs.length, ...rest };
}

/** The same as ids, which nobody counts as a search. */
export async function searchIds(
  query: string,
): Promise<{ ids: number[] } & Pick<SearchResult, 'didYouMean' | 'isPartial'>> {
  const lexicon = await getSearchLexicon();
  const meaning = understand(query, lexicon);
  const [first, ofIntention] = await Promise.all([
    findByMeaning(meaning, SEARCH_TITLE_LIMIT, query),
    findByIntention(query),
  ]);
  const found = new Set(first.filter(({ tier }) => tier === 0).map(({ id }) => id));
  for (const id of ofIntention) found.add(id);
  let didYouMean: string | null = null;
  let isPartial = false;
  let meant = meaning;
  const others = first.filter(({ tier }) => tier > 0).map(({ id }) => id);
  if (new Set([...found, ...others]).size < SEARCH_ENOUGH) {
    const guessed = await findByGuess(query, meaning, lexicon, [...found, ...others]);
    others.push(...guessed.ids);
    didYouMean = guessed.didYouMean;
    isPartial = guessed.isPartial;
    meant = guessed.meaning;
  }
  const few = new Set([...found, ...others]).size;
  if (few < SEARCH_FEW && few > 0 && !isPartial) {
    const known = new Set([...found, ...others]);
    const named = idsOf(await findNamed(meant, SEARCH_TITLE_LIMIT)).filter((id) => !known.has(id));
    others.push(...named.slice(0, SEARCH_FEW - few));
  }
  for (const id of others) {
    if (found.size < SEARCH_TITLE_LIMIT) found.add(id);
  }
  return { ids: [...found], didYouMean, isPartial };
}

/**
 * What else may be meant when next to nothing has all that is asked for: words are taken for the beginnings of others or
 * for misspelt, then what nothing in the catalogue is like is left out, and then one thing that is asked for, or all but one.
 */
async function findByGuess(
  query: string,
  meaning: SearchMeaning,
  lexicon: SearchLexicon,
  ids: readonly number[],
): Promise<{
  ids: number[];
  didYouMean: string | null;
  isPartial: boolean;
  meaning: SearchMeaning;
}> {
  const guess = await guessMeaning(query, meaning, lexicon);
  const guessed = guess.isOther ? await idsByMeaning(guess.meaning) : [];
  const near = [...new Set([...ids, ...guessed])];
  const didYouMean = guessed.length > 0 ? guess.didYouMean : null;
  if (near.length > 0) {
    return {
      ids: near,
      didYouMean,
      isPartial: false,
      meaning: guessed.length > 0 ? guess.meaning : meaning,
    };
  }

  const known = guess.known === null ? [] : await idsByMeaning(guess.known);
  const parts =
    known.length > 0 ? known : idsOf(await findInPart(guess.meaning, SEARCH_TITLE_LIMIT));
  const isPartial = parts.length > 0;
  return {
    ids: parts,
    didYouMean: isPartial ? guess.didYouMean : null,
    isPartial,
    meaning: guess.meaning,
  };
}

async function idsByMeaning(meaning: SearchMeaning): Promise<number[]> {
  return idsOf(await findByMeaning(meaning, SEARCH_TITLE_LIMIT));
}

const idsOf = (found: readonly Found[]) => found.map(({ id }) => id);

/**
 * What a query may mean when words that nothing explains are begun or misspelt; `isOther` when any is. `known` is the
 * same without the words that nothing in the catalogue is like; null when there are none, or no others.
 */
type Guess = {
  meaning: SearchMeaning;
  isOther: boolean;
  didYouMean: string | null;
  known: SearchMeaning | null;
};

async function guessMeaning(
  query: string,
  meaning: SearchMeaning,
  lexicon: SearchLexicon,
): Promise<Guess> {
  const words = unexplainedWords(meaning, lexicon);
  // A diminutive is known when what it is of is: 'casinha' is no misspelt 'cozinha'.
  const bases = words.map((word) => ({ word, base: baseOf(word) }));
  const asked = [...new Set(bases.flatMap(({ word, base }) => [word, base]))];
  const all = await readWordFacts(asked.map((word) => ({ word, stem: stemOf(word) })));
  const known = new Set(all.filter(({ isKnown }) => isKnown).map(({ word }) => word));
  const facts = all.filter(({ word }) =>
    bases.some(({ word: own, base }) => own === word && !known.has(own) && !known.has(base)),
  );
  const beginnings = new Set<string>();
  const corrections = new Map<string, string>();
  const unknown = new Map<string, string>();
  const index = indexOfLexicon(lexicon);
  const candidates = [...index.words, ...MISSPELT_GENERIC];
  for (const { word, isBeginning, near } of facts) {
    // As the suggestions have it that are shown while it is typed.
    const isOfName = word.length >= SUGGESTION_MIN && isBeginningOfName(word, lexicon);
    const nearest =
      index.joined.get(word) ?? nearestWord(word, [...near, ...candidates])?.written ?? null;
    if (isBeginning || isOfName) beginnings.add(word);
    else if (nearest === null) unknown.set(word, '');
    else corrections.set(word, nearest);
  }
  const corrected = correctedQuery(query, corrections, normaliseSearch);
  const without = understand(
    correctedQuery(corrected, unknown, normaliseSearch),
    lexicon,
    beginnings,
  );
  return {
    meaning: understand(corrected, lexicon, beginnings),
    isOther: beginnings.size + corrections.size > 0,
    didYouMean: corrections.size > 0 ? corrected : null,
    known: unknown.size > 0 && without.concepts.length > 0 ? without : null,
  };
}

const readPopularOfIntention = statement<{ id: number }>(
  'search-intention',
  sql`select gift_id as id from listing_entries
    where scope_kind = ${sql.raw(String(SCOPE_KINDS.intention))} and scope_id = ${sql.placeholder('id')}
    order by ${LISTING_ORDERS.popularity.forward} limit ${sql.raw(String(SEARCH_INTENTION_LIMIT))}`,
);

/** Gifts of the intention that the query names, by popularity. */
async function findByIntention(query: string): Promise<number[]> {
  const intention = intentionFromQuery(query);
  if (intention === null) return [];
  const rows = await readPopularOfIntention({ id: intentionId(intention) });
  return rows.map(({ id }) => id);
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
