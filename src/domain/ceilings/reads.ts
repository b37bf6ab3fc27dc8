import { CHANGES } from '../changes';
import {
  FAVOURITES_PAGE_SIZE,
  LISTING_COUNT_MAX,
  LISTING_MAX_PAGE,
  LISTING_PAGE_SIZE,
  SEARCH_INTENTION_LIMIT,
  SEARCH_TITLE_LIMIT,
} from '../limits';
import { LISTING_FILTERED_MAX_PAGE } from '../listing-request';
import { SEARCH_QUERY_MAX } from '../search';
import { SEARCH_CONCEPTS_MAX } from '../search-meaning';
import { NEAR_GIFTS } from '../search-near';
import { SUGGESTED_GIFTS, SUGGESTED_TERMS } from '../search-suggestions';
import { ASSISTANTS_PER_CLIENT, CHANGES_PER_CLIENT } from '../throttles';
import type { Ceiling } from './ceiling';

/** Gifts, the most popular first, that a search reads at most before it asks the index; of six times as many the price. */
export const SEARCH_POPULAR_ROWS = 8_000;
/** Gifts with the words of a search that are put in order; of rarer words than these there are never so many. */
export const SEARCH_MATCHED_ROWS = 20_000;
/** Titles with all words of a query that are compared with it. */
export const SEARCH_COMPARED_ROWS = 2_000;
/** Titles that a query without three letters in a row is compared with. */
export const SEARCH_SCAN_ROWS = 200_000;

/** Gifts of each of its categories and occasions, the most popular first, among which the most alike to a gift are found. */
export const RELATED_CANDIDATES = 100;

/** Ids of one sitemap file; the protocol allows 50,000 addresses. */
export const SITEMAP_PART_IDS = 5_000;
/** Most files that a sitemap index may name, by the protocol. */
export const SITEMAP_PARTS_MAX = 49_999;

export const FEED_GIFTS = 20;

/** Pictures for shared links that one process draws at the same time. */
export const SHARE_IMAGES_AT_ONCE = 1;
/** Requests of one process that may wait for that. */
export const SHARE_IMAGES_WAITING = 8;
/** Milliseconds that each of them may wait. */
export const SHARE_IMAGES_PATIENCE = 10_000;
/** Bytes of drawn pictures that one process keeps. */
export const SHARE_IMAGES_BYTES = 16 * 1024 * 1024;

/** Characters of one message of an assistant. */
export const ASSISTANT_MESSAGE_MAX = 16_384;

export const READS_CEILINGS: readonly Ceiling[] = [
  {
    request: 'GET /api/listings',
    most: `${LISTING_PAGE_SIZE} gifts of pages 1 to ${LISTING_MAX_PAGE}, with filters to ${LISTING_FILTERED_MAX_PAGE}; without filters half a scope's entries of one index, with them ${4 * LISTING_COUNT_MAX} of what matches few, and as many as lie between 10,000 matches of what matches more`,
    beyond: '400 that names the parameter; an empty page beyond the last; no exact number of gifts',
    enforcedBy: 'src/domain/listing-request.ts',
  },
  {
    request: 'GET /api/search',
    most: `${SEARCH_QUERY_MAX} characters, ${SEARCH_CONCEPTS_MAX} things asked for, ${SEARCH_TITLE_LIMIT} + ${SEARCH_INTENTION_LIMIT} gifts; ${SEARCH_POPULAR_ROWS} popular gifts looked at, ${SEARCH_MATCHED_ROWS} of an index put in order, ${SEARCH_COMPARED_ROWS} titles with its words compared, or ${SEARCH_SCAN_ROWS} without any`,
    beyond: 'the rest of the query is not looked at; 400 without a query or with a limit beyond',
    enforcedBy: 'src/data/search.ts',
  },
  {
    request: 'GET /api/search/suggestions',
    most: `the same of a query, ${SUGGESTED_GIFTS} gifts, ${SUGGESTED_TERMS} categories and occasions each`,
    beyond: 'the rest of the query is not looked at; 400 without a query',
    enforcedBy: 'src/data/search-suggestions.ts',
  },
  {
    request: 'GET /api/search/near',
    most: `three of such searches, ${NEAR_GIFTS} gifts`,
    beyond: 'the rest of the query is not looked at; 400 without a query',
    enforcedBy: 'src/data/search-near.ts',
  },
  {
    request: 'GET /api/menu',
    most: 'the names and slugs of the categories and occasions with gifts, once for each change of them',
    beyond: 'the same text again',
    enforcedBy: 'src/data/menu.ts',
  },
  {
    request: 'GET /api/openapi.json',
    most: 'one text, made once by each server without a query of the database',
    beyond: 'the same for every query',
    enforcedBy: 'src/data/openapi/openapi.ts',
  },
  {
    request: 'GET /api/changes',
    most: `${CHANGES.mostRows} rows of one index, ${CHANGES.marks} marks given a position; ${CHANGES_PER_CLIENT.most} in a minute for each client`,
    beyond:
      '400 that names the parameter; 410 for a cursor whose removals are forgotten; 429 with Retry-After',
    enforcedBy: 'src/domain/changes.ts',
  },
  {
    request: 'POST /api/mcp',
    most: `nothing until editors open it; then one message of ${ASSISTANT_MESSAGE_MAX} characters, with the ceilings of search, listings and gifts; ${ASSISTANTS_PER_CLIENT.most} in a minute for each client`,
    beyond: '404; 413; 400 for several messages; 429 with Retry-After',
    enforcedBy: 'src/app/(api)/api/mcp/route.ts',
  },
  ...(['GET', 'DELETE'] as const).map((method) => ({
    request: `${method} /api/mcp`,
    most: 'nothing: there are no sessions',
    beyond: '405',
    enforcedBy: 'src/app/(api)/api/mcp/route.ts',
  })),
  {
    request: 'GET /api/favourites/local',
    most: `${FAVOURITES_PAGE_SIZE} ids`,
    beyond: '400 that names the parameter',
    enforcedBy: 'src/app/(api)/api/favourites/local/route.ts',
  },
  {
    request: 'GET /api/favourites/gifts',
    most: 'the check of a token’s signature, without a query of the database',
    beyond: '401 for whoever is not signed in',
    enforcedBy: 'collections/users/session-strategy.ts',
  },
  {
    request: 'GET /sitemap.xml',
    most: `one look at an index for each ${SITEMAP_PART_IDS} ids, once for each change of the catalogue`,
    beyond: 'the same text again',
    enforcedBy: 'src/data/sitemap.ts',
  },
  {
    request: 'GET /sitemap/*',
    most: `${SITEMAP_PART_IDS} addresses, once for each change of the catalogue`,
    beyond: '404 for a file that the index does not name',
    enforcedBy: 'src/data/sitemap.ts',
  },
  {
    request: 'GET /feed.xml',
    most: `${FEED_GIFTS} gifts in one query, once for each change of the catalogue`,
    beyond: 'the same text again',
    enforcedBy: 'src/data/feed.ts',
  },
  {
    request: 'GET /og/*/*',
    most: `${SHARE_IMAGES_AT_ONCE} picture drawn at a time, ${SHARE_IMAGES_WAITING} requests waiting, ${SHARE_IMAGES_BYTES} bytes cached`,
    beyond: '503 with Retry-After; 404 for what is not published',
    enforcedBy: 'src/data/share-image.tsx',
  },
];
