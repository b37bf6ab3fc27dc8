import type { IncomingHttpHeaders } from 'node:http';

import { CACHED_QUERY_MAX } from '@/domain/page-cache-limits';
import { paths } from '@/lib/paths';

import type { CacheKey } from './cache-key';
import { canonicalQuery } from './canonical-query';

const SEARCHES: readonly string[] = ['/api/search', '/api/search/suggestions', '/api/search/near'];
/** Endpoints that answer everybody the same. */
const PUBLIC_READS: readonly string[] = [paths.listingApi, paths.menuApi];
/** The collections that everybody reads the same of, a list, its count, or one document, and the settings of the site. */
const COLLECTIONS =
  /^\/api\/(?:gifts|categories|category-groups|occasions|occasion-groups|reviews|media)(?:\/(?:\d{1,10}|count))?$|^\/api\/globals\/site-settings$/;
/** With one of these an answer may be for its reader alone, or for another origin. */
const TELLING = ['authorization', 'origin', 'x-payload-http-method-override'] as const;
/** The session, the preview of drafts and what the panel remembers all begin like this. */
const TELLING_COOKIE = 'payload-';

/** Under what key an anonymous read of the API may be cached, or null. */
export function readKey(
  path: string,
  query: string,
  headers: IncomingHttpHeaders,
): CacheKey | null {
  const isSearch = SEARCHES.includes(path);
  if (!isSearch && !PUBLIC_READS.includes(path) && !COLLECTIONS.test(path)) return null;
  if (query.length > CACHED_QUERY_MAX) return null;
  if (TELLING.some((name) => headers[name] !== undefined)) return null;
  if (headers.cookie?.includes(TELLING_COOKIE) === true) return null;
  return { kind: isSearch ? 'search' : 'read', id: `${path}?${canonicalQuery(query)}` };
}
