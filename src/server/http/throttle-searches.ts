import { CLIENT_ADDRESS_HEADER } from '@/lib/client-address';
import { isUnavailable } from '@/lib/is-unavailable';
import { searchNote } from '@/lib/search-note';
import { queryOfResults, SEARCH_RESULTS } from '@/lib/search-results-path';
import { searchThrottle } from '@/lib/search-throttle';

import { answerError } from './answer-error';
import { UNAVAILABLE_NOW } from './answer-unavailable';
import type { Handler } from './handler';

const queryOf = (url: string) =>
  queryOfResults(url.slice(SEARCH_RESULTS.length).split(/[?/]/, 1)[0] ?? '');

/**
 * Counts the pages of results that have to be made among the searches of a client, together with those of the API. The
 * page itself is static and cannot know who asks: so it is also here that a search is noted with its client.
 */
export function throttleSearches(next: Handler): Handler {
  return async (request, response) => {
    const throttle =
      request.url?.startsWith(SEARCH_RESULTS) === true ? searchThrottle() : undefined;
    if (throttle === undefined) return next(request, response);
    const client = String(request.headers[CLIENT_ADDRESS_HEADER] ?? 'unknown');
    let refusal;
    try {
      refusal = await throttle(client);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      answerError(request, response, UNAVAILABLE_NOW);
      return;
    }
    if (refusal === null) {
      const query = queryOf(request.url ?? '');
      await next(request, response);
      searchNote()?.(query, client);
      return;
    }
    answerError(request, response, { status: 429, ...refusal });
  };
}
