import { finishDocuments } from '../documents/finish-documents';
import { createPageCache, type PageCache } from '../page-cache/page-cache';
import { paintFirst } from '../paint-first';
import { findResultsOfSearch, searchWithoutResults } from '../search-documents';
import { forbidSharedCaching } from './cache-control';
import { completeNotFound } from './complete-not-found';
import type { Handler } from './handler';
import { ABSENT_PATH, isMalformedUrl } from './malformed-url';
import { personalReads } from './personal-reads';
import { secureAnswers } from './secure-answers';
import type { SecurityHeaders } from './security-headers';

export type SiteHandler = {
  /** Answers from memory, before anything else looks at the request; false when it has to go on to `handle`. */
  answer: PageCache['answer'];
  handle: Handler;
  /** Forgets what these tags make stale; call it around an expiry in Next, so that nothing in between is kept. */
  expire: PageCache['expire'];
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

type Options = { dev: boolean; headers: SecurityHeaders };

/** The layers that a request goes through before it reaches Next, in their order. */
export function createSiteHandler(application: Handler, { dev, headers }: Options): SiteHandler {
  const answers = guarded(secureAnswers(application, headers));
  const whole = searchWithoutResults(completeNotFound(answers));
  // In development pages change with every edit of their sources, which announces nothing.
  const pageCache = dev
    ? withoutCache(paintFirst(whole))
    : createPageCache(findResultsOfSearch(finishDocuments(paintFirst(whole), headers)));
  return {
    answer: pageCache.answer,
    handle: refuseMalformedUrls(personalReads(pageCache.handle, headers)),
    expire: pageCache.expire,
  };
}

function withoutCache(next: Handler): PageCache {
  return { answer: () => false, handle: findResultsOfSearch(next), expire: () => undefined };
}
