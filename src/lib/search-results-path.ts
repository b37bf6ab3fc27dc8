import { cleanSearchQuery } from '@/domain/search';

/** What the addresses of pages of results have in common, right or wrong. */
export const SEARCH_RESULTS = '/busca/resultados/';
/** Before each query: '.' and '..' alone would be no part of a path but a way through it. */
const MARK = '~';
/** Instead of '%', which is decoded once more on the way to the title of a page than on the way to its content. */
const ESCAPE = '!';

/** The page of its own that the document of a search is made of. */
export function searchResultsPath(query: string): string {
  const text = encodeURIComponent(query).replaceAll(ESCAPE, '%21').replaceAll('%', ESCAPE);
  return `${SEARCH_RESULTS}${MARK}${text}`;
}

/** The query that a page of results is about, from the last part of its path; '' for an address that no search has. */
export function queryOfResults(segment: string): string {
  try {
    if (!segment.startsWith(MARK)) return '';
    return cleanSearchQuery(decodeURIComponent(segment.slice(MARK.length).replaceAll(ESCAPE, '%')));
  } catch {
    return '';
  }
}
