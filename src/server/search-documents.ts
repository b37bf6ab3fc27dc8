import { paths } from '@/lib/paths';
import { SEARCH_RESULTS, searchResultsPath } from '@/lib/search-results-path';

import { searchQueryIn } from './page-cache/cache-key';
import { capture } from './page-cache/capture';
import { forgetHeaders, type Handler, isPageRequest } from './http/handler';

/**
 * The document of `/busca?q=` is the static page of that search query's results: a page cannot be static and read its query, so
 * the query becomes a part of the path before the page cache is asked. Without one, and for the router's own
 * requests, the address stays as it is.
 */
export function findResultsOfSearch(next: Handler): Handler {
  return async (request, response) => {
    const { method, headers, url = '' } = request;
    const [path, query = ''] = url.split('?', 2);
    if (path === paths.search && method === 'GET' && headers.rsc !== '1') {
      const searched = searchQueryIn(query);
      if (searched !== '') request.url = searchResultsPath(searched);
    }
    await next(request, response);
  };
}

/** While results cannot be made, the page comes without them: it asks for them again itself, and says so when it fails. */
export function searchWithoutResults(next: Handler): Handler {
  return async (request, response) => {
    const isResults = request.url?.startsWith(SEARCH_RESULTS) === true && isPageRequest(request);
    if (!isResults) return next(request, response);

    const { status, body } = await capture(response, () => next(request, response));
    if (status < 500) {
      response.end(body);
      return;
    }
    const retryAfter = response.getHeader('retry-after');
    forgetHeaders(response);
    response.statusCode = 200;
    request.url = paths.search;
    const page = await capture(response, () => next(request, response));
    // Not the answer to this address: nobody may keep it.
    response.setHeader('cache-control', 'no-store');
    if (status === 503) {
      response.statusCode = status;
      if (retryAfter !== undefined) response.setHeader('retry-after', retryAfter);
    }
    response.end(page.body);
  };
}
