import 'server-only';

import { SEARCH_CONCEPTS_MAX, understand } from '@/domain/search-meaning';
import {
  type SearchSuggestions,
  SUGGESTED_GIFTS,
  SUGGESTION_MIN,
  suggestTerms,
} from '@/domain/search-suggestions';
import { wordsOf } from '@/domain/search-words';

import { readGiftsInOrder } from './gift-rows';
import { getSearchLexicon } from './search-lexicon';
import { findByMeaning } from './search-words';

/** Of a word that has just been begun after others: no gift is found by it. */
const FIRST_LETTER = /(?<=\S)\s+\p{L}$/u;

/**
 * What a search box suggests for what has been typed so far, whose last word may be unfinished: published gifts with all
 * of it, and categories and occasions that have gifts. Takes a query from `cleanSearchQuery`; throws when the database
 * does.
 */
export async function suggestFor(query: string): Promise<SearchSuggestions> {
  const lexicon = await getSearchLexicon();
  const words = wordsOf(query).slice(0, SEARCH_CONCEPTS_MAX);
  const last = words.at(-1) ?? '';
  const beginnings = new Set(last.length >= SUGGESTION_MIN ? [last] : []);
  const meaning = understand(query.replace(FIRST_LETTER, ''), lexicon, beginnings);
  const found = query.length < SUGGESTION_MIN ? [] : await findByMeaning(meaning, SUGGESTED_GIFTS);
  const gifts = await readGiftsInOrder(found.map(({ id }) => id));
  return {
    gifts: gifts.map(({ id, title, price, images }) => ({
      id,
      title,
      price,
      image: images[0] ?? null,
    })),
    categories: suggestTerms(query, lexicon.terms, 'category'),
    occasions: suggestTerms(query, lexicon.terms, 'occasion'),
  };
}
