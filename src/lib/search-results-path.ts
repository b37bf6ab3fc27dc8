import { cleanSearchQuery } from '@/domain/search';

/** What the addresses of pages of results have in common, right or wrong. */
export const SEARCH_RESULTS = '/busca/resultados/';
/** Before each query: '.' and '..' alone would be no part of a path but a way through it. */
const MARK = '~';

/** The page of its own that the document of a search is made of. */
export function searchResultsPath(query: string): string {
  return `${SEARCH_RESULTS}${MARK}${encodeURIComponent(query)}`;
}

/** The query that a page of results is about, from the last part of its path; '' for an address that no search has. */
export function queryOfResults(segment: string): string {
  try {
    const text = decodeURIComponent(segment);
    return text.startsWith(MARK) ? cleanSearchQuery(text.slice(MARK.length)) : '';
  } catch {
    return '';
  }
}
