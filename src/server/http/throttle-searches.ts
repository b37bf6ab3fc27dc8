import { CLIENT_ADDRESS_HEADER } from '@/lib/client-address';
import { isUnavailable } from '@/lib/is-unavailable';
import { paths } from '@/lib/paths';
import { searchThrottle } from '@/lib/search-throttle';

import { answerError } from './answer-error';
import { UNAVAILABLE_NOW } from './answer-unavailable';
import type { Handler } from './handler';

const RESULTS = paths.searchResults('');

/**
 * Counts the pages of results that have to be made among the searches of a client, together with those of the API. The
 * page itself is static and cannot know who asks.
 */
export function throttleSearches(next: Handler): Handler {
  return async (request, response) => {
    const throttle = request.url?.startsWith(RESULTS) === true ? searchThrottle() : undefined;
    if (throttle === undefined) return next(request, response);
    let refusal;
    try {
      refusal = await throttle(String(request.headers[CLIENT_ADDRESS_HEADER] ?? 'unknown'));
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      answerError(request, response, UNAVAILABLE_NOW);
      return;
    }
    if (refusal === null) return next(request, response);
    answerError(request, response, { status: 429, ...refusal });
  };
}
