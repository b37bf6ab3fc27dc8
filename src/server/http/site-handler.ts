import { finishDocuments } from '../documents/finish-documents';
import { createPageCache, type PageCache, type PageCacheOptions } from '../page-cache/page-cache';
import { storedPictures } from '../pictures/stored-pictures';
import { findResultsOfSearch, searchWithoutResults } from '../search-documents';
import { type AnonymousQuota, limitAnonymous } from './anonymous-quota';
import { answerUnavailable } from './answer-unavailable';
import { appendOnce } from './append-once';
import { checkApiKeys } from './check-api-keys';
import { forbidSharedCaching } from './cache-control';
import { completeNotFound } from './complete-not-found';
import { compressReads } from './compress-reads';
import { allowOrigins } from './cross-origin';
import { directReads } from './direct-reads';
import type { Handler } from './handler';
import { hideInternalRoutes } from './internal-requests';
import { limitBodies } from './limit-bodies';
import type { Overload } from './overload';
import type { Pace } from './pace';
import { hasBody } from './receive-rest';
import { refuseMethods } from './refuse-methods';
import { secureAnswers } from './secure-answers';
import type { SecurityHeaders } from './security-headers';
import { shedLoad } from './shed-load';
import { throttleSearches } from './throttle-searches';
import { tidyRequest } from './tidy-request';

type Options = {
  dev: boolean;
  /** The site's public address. */
  siteUrl: string;
  headers: SecurityHeaders;
  overload: Overload;
  pace: Pace;
  /** Where media files are on this server's disk; null when they are in a bucket. */
  mediaFolder: string | null;
  /** How much of the API a client may ask without a key or a session, and what sessions are signed with; null: any. */
  anonymous: AnonymousQuota | null;
  /** What the page cache learns of changes from; nothing is cached without, as in development. */
  caching: PageCacheOptions | null;
};

export type SiteHandler = {
  /** Answers from memory, before anything else looks at the request; false when it has to go on to `handle`. */
  answer: PageCache['answer'];
  handle: Handler;
  pageCache: Pick<PageCache, 'mostAsked' | 'isBusy'>;
};

/** Each layer listens for the end of an answer, and Next several times in each of its passes: a missing page takes two. */
const LISTENERS_OF_AN_ANSWER = 40;

/** What Next may not do to an answer, and Node may not warn of. */
function guarded(next: Handler): Handler {
  return async (request, response) => {
    response.setMaxListeners(LISTENERS_OF_AN_ANSWER);
    forbidSharedCaching(response);
    appendOnce(response);
    await next(request, response);
  };
}

/** What reaches Next, or a handler of its API without the router: what may, once it has arrived, when it is its turn. */
function protectedApplication(application: Handler, options: Options): Handler {
  const { dev, siteUrl, headers, overload, pace } = options;
  const reads = compressReads(directReads(application, siteUrl));
  const pages = answerUnavailable(throttleSearches(reads));
  const answers = guarded(secureAnswers(checkApiKeys(pages), headers));
  // Development compiles while it answers: slow is no sign of too many requests.
  const bounded = limitBodies(dev ? answers : shedLoad(answers, { overload, pace }));
  return hideInternalRoutes(refuseMethods(bounded));
}

/** The layers that a request goes through before it reaches Next, in their order. */
export function createSiteHandler(application: Handler, options: Options): SiteHandler {
  const pages = searchWithoutResults(completeNotFound(protectedApplication(application, options)));
  const { caching, headers, mediaFolder } = options;
  const whole = storedPictures(pages, { headers, folder: mediaFolder });
  const pageCache =
    caching === null
      ? withoutCache(whole)
      : createPageCache(findResultsOfSearch(finishDocuments(whole, headers)), caching);
  const { host } = new URL(options.siteUrl);
  const reads = boundReads(pageCache.handle);
  const counted = options.anonymous === null ? reads : limitAnonymous(reads, options.anonymous);
  return {
    answer: (request, response) => !hasBody(request) && pageCache.answer(request, response),
    handle: tidyRequest(allowOrigins(counted), { host }),
    pageCache,
  };
}

/** The page cache asks for its answers without a body, and would never look at one that a read brings along. */
function boundReads(next: Handler): Handler {
  const bounded = limitBodies(next);
  return (request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    return isRead && hasBody(request) ? bounded(request, response) : next(request, response);
  };
}

function withoutCache(next: Handler): PageCache {
  const searched = findResultsOfSearch(next);
  const handle: Handler = (request, response) => {
    // The layers read documents as text, and the page cache, which compresses them afterwards, is not there.
    request.headers['accept-encoding'] = 'identity';
    return searched(request, response);
  };
  return { answer: () => false, handle, mostAsked: () => [], isBusy: () => false };
}
