import type { IncomingMessage } from 'node:http';

import {
  CACHED_SEGMENT_MAX,
  CACHED_URL_MAX,
  type CacheKind,
  PROBES,
} from '@/domain/page-cache-limits';
import { PICTURE_PATH } from '@/domain/pictures';
import { cleanSearchQuery } from '@/domain/search';
import { paths } from '@/lib/paths';
import { SEARCH_RESULTS, searchResultsPath } from '@/lib/search-results-path';

import { readKey } from './read-key';

/** Where an answer is cached: the kind decides the share of the memory, the id is unique within it. */
export type CacheKey = { kind: CacheKind; id: string };

const NEVER = /^\/(?:api|admin)(?:\/|$)/;
const IS_FILE = /\.[a-z0-9]+$/i;
const KNOWN_PREFETCHES = new Set(['', '1', '2', '3']);

/**
 * Under what key a request's answer may be cached, or null when it must reach the application each time. The page of an
 * address is one document whatever its query string says, since pages never read it on the server.
 */
export function cacheKey(request: IncomingMessage): CacheKey | null {
  const { method, url = '', headers } = request;
  if ((method !== 'GET' && method !== 'HEAD') || url.length > CACHED_URL_MAX) return null;
  if (headers.cookie?.includes('__prerender_bypass') === true) return null;

  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  const query = mark === -1 ? '' : url.slice(mark + 1);
  if (path.startsWith('/_next/')) {
    return path.startsWith('/_next/static/') ? { kind: 'asset', id: path } : null;
  }
  if (path.startsWith(PICTURE_PATH)) return { kind: 'picture', id: path };
  if (PROBES.includes(path)) return { kind: 'probe', id: path };
  if (NEVER.test(path)) return readKey(path, query, headers);
  // Only this value asks for a payload: with any other the application answers with the page.
  if (headers.rsc === '1') return payloadKey(path, request);
  if (path === paths.search && query !== '') return searchKey(query);
  if (path.startsWith(SEARCH_RESULTS)) return { kind: 'search', id: path };
  return { kind: IS_FILE.test(path) ? 'file' : 'page', id: path };
}

/** The search query of `/busca?q=`, as it is looked up; '' when there is none. */
export function searchQueryIn(query: string): string {
  return cleanSearchQuery(new URLSearchParams(query).get('q') ?? '');
}

function searchKey(query: string): CacheKey {
  const searched = searchQueryIn(query);
  if (searched === '') return { kind: 'page', id: paths.search };
  return { kind: 'search', id: searchResultsPath(searched) };
}

/** A payload differs by what is prefetched of it, and is asked for without the state of the visitor's router. */
function payloadKey(path: string, { headers }: IncomingMessage): CacheKey | null {
  const prefetch = String(headers['next-router-prefetch'] ?? '');
  const segment = String(headers['next-router-segment-prefetch'] ?? '');
  if (!KNOWN_PREFETCHES.has(prefetch) || segment.length > CACHED_SEGMENT_MAX) return null;
  // Endless, as the documents of searches are: what strangers name takes the room of searches only.
  const kind = path.startsWith(SEARCH_RESULTS) ? 'search' : 'payload';
  return { kind, id: `${path} ${prefetch} ${segment}` };
}

/** The key as one text, unique among all kinds. */
export function keyText({ kind, id }: CacheKey): string {
  return `${kind} ${id}`;
}

/** Whether the answer is one of the API, not of a page. */
export function isRead({ id }: CacheKey): boolean {
  return id.startsWith('/api/');
}
