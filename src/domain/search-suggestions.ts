import type { GiftImage } from './gift';
import type { SearchTerm } from './search-lexicon';
import { isGenericWord, isStopWord, wordsOf } from './search-words';

/** Gifts, categories and occasions that a search box shows while one types; of each at most so many. */
export const SUGGESTED_GIFTS = 5;
export const SUGGESTED_TERMS = 3;
/** Characters that gifts are suggested from. */
export const SUGGESTION_MIN = 2;
/** Milliseconds that a search box waits for the next letter. */
export const SUGGESTION_DEBOUNCE = 150;
/** Searches that a browser remembers. */
export const RECENT_SEARCHES = 5;

export type SuggestedGift = {
  id: number;
  title: string;
  /** In reais; null when the store names none. */
  price: number | null;
  image: GiftImage | null;
};
export type SuggestedTerm = { name: string; slug: string };

export type SearchSuggestions = {
  gifts: SuggestedGift[];
  categories: SuggestedTerm[];
  occasions: SuggestedTerm[];
};

/**
 * Terms with a name in which words begin as all that was typed, those that begin with it themselves first; where there is
 * none, what says nothing before the last word ('presente pra m') is left out.
 */
export function suggestTerms(
  query: string,
  terms: readonly SearchTerm[],
  kind: SearchTerm['kind'],
): SuggestedTerm[] {
  const typed = wordsOf(query);
  const ofKind = terms.filter((term) => term.kind === kind);
  const found = termsBegunBy(typed, ofKind);
  if (found.length > 0) return found;
  const telling = typed.filter(
    (word, at) => at === typed.length - 1 || !(isStopWord(word) || isGenericWord(word)),
  );
  return telling.length < typed.length ? termsBegunBy(telling, ofKind) : [];
}

function termsBegunBy(typed: string[], terms: readonly SearchTerm[]): SuggestedTerm[] {
  if (typed.length === 0) return [];
  return terms
    .map(({ name, slug }) => ({ name, slug, words: wordsOf(name) }))
    .filter(({ words }) => typed.every((start) => words.some((word) => word.startsWith(start))))
    .sort((a, b) => placeOf(typed, a.words) - placeOf(typed, b.words))
    .slice(0, SUGGESTED_TERMS)
    .map(({ name, slug }) => ({ name, slug }));
}

function placeOf([first = '']: string[], words: string[]): number {
  return words.findIndex((word) => word.startsWith(first));
}
