import { INTENTIONS, type Intention } from './intentions';
import { SEARCH_INTENTION_LIMIT, SEARCH_INTENTION_LONGER_THAN, SEARCH_TITLE_LIMIT } from './limits';
import { normaliseSearch } from './text';

/** Characters (code points) of a search that are looked at; the rest is ignored. */
export const SEARCH_QUERY_MAX = 200;

/** Gifts that a search finds at most. */
export const SEARCH_RESULTS_MAX = SEARCH_TITLE_LIMIT + SEARCH_INTENTION_LIMIT;

/** How many gifts an answer may have; null for what is no number from 1 to all that a search finds. */
export function parseSearchLimit(text: string | null): number | null {
  if (text === null) return SEARCH_RESULTS_MAX;
  const limit = /^[1-9]\d?$/.test(text) ? Number(text) : 0;
  return limit >= 1 && limit <= SEARCH_RESULTS_MAX ? limit : null;
}

/** Controls, halves of characters, and the invisible marks that turn the direction of the text around them. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/**
 * What a visitor meant to search: trimmed, single spaces, nothing invisible, cut to 200 characters.
 * '' when nothing is left, and then there is nothing to search.
 */
export function cleanSearchQuery(raw: string): string {
  const text = raw.replace(UNPRINTABLE, ' ').replace(/\s+/gu, ' ').trim();
  const cut = Array.from(text).slice(0, SEARCH_QUERY_MAX).join('').trimEnd();
  // Accents alone would be compared as an empty text, which every title contains.
  return normaliseSearch(cut) === '' ? '' : cut;
}

/** The pattern of a SQL `like` that finds the query anywhere; its own wildcards mean themselves. Escape character: \ */
export function containsPattern(query: string): string {
  return `%${normaliseSearch(query).replace(/[\\%_]/g, '\\$&')}%`;
}

/** The intention that a query names, with or without its 'para', or null. */
export function intentionFromQuery(query: string): Intention | null {
  const text = normaliseSearch(query);
  if (Array.from(text).length <= SEARCH_INTENTION_LONGER_THAN) return null;
  const found = INTENTIONS.find(({ value }) => value === text || value === `para ${text}`);
  return found?.value ?? null;
}
