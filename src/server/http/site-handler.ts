import { createPageCache } from '../page-cache/page-cache';
import { paintFirst } from '../paint-first';
import { findResultsOfSearch, searchWithoutResults } from '../search-documents';
import { forbidSharedCaching } from './cache-control';
import { completeNotFound } from './complete-not-found';
import type { Handler } from './handler';
import { ABSENT_PATH, isMalformedUrl } from './malformed-url';
import { personalReads } from './personal-reads';

export type SiteHandler = {
  handle: Handler;
  /** Forgets every finished page; call it around an expiry in Next, so that nothing in between is kept. */
  expire(): void;
};

/** What Next may not do to an answer, and what it must never be asked. */
function guarded(next: Handler): Handler {
  return async (request, response) => {
    forbidSharedCaching(response);
    await next(request, response);
  };
}

function refuseMalformedUrls(next: Handler): Handler {
  return async (request, response) => {
    if (isMalformedUrl(request.url ?? '')) request.url = ABSENT_PATH;
    await next(request, response);
  };
}

/** The layers that a request goes through before it reaches Next, in their order. */
export function createSiteHandler(application: Handler, { dev }: { dev: boolean }): SiteHandler {
  const next = searchWithoutResults(completeNotFound(guarded(application)));
  // In development pages change with every edit of their sources, which announces nothing.
  const pageCache = dev
    ? { handle: next, expire: () => undefined }
    : createPageCache(paintFirst(next));
  return {
    handle: refuseMalformedUrls(personalReads(findResultsOfSearch(pageCache.handle))),
    expire: pageCache.expire,
  };
}
