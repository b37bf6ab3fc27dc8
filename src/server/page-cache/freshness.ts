import type { OutgoingHttpHeaders } from 'node:http';

import { PROBE_FRESH } from '@/domain/page-cache-limits';
import { parsePictureFile, PICTURE_PATH } from '@/domain/pictures';
import type { CacheScope } from '@/lib/cache-scope';
import { cacheTags, mediaTag } from '@/lib/cache-tags';

import { REVALIDATE } from '../http/cache-control';
import type { Origin } from './cache-entry';
import { type CacheKey, isRead } from './cache-key';
import type { Captured } from './capture';

/** Milliseconds that a read of the API stays fresh: it may show counters, which announce nothing. */
const READ_FRESH_MS = 2_000;

const PAYLOAD_TYPE = 'text/x-component';

/** What Next says of every page that it makes for a request: it knows nothing of this cache. */
const MADE_BY_REQUEST = 'private, no-cache, no-store, max-age=0, must-revalidate';
/** The mark of what Next has made at build: nothing changes it while the server runs. */
const MADE_AT_BUILD = new Set(['HIT', 'PRERENDER']);

/** How much one client may still ask. */
const PERSONAL = /^(?:retry-after|(?:x-)?ratelimit.*)$/i;

export type Freshness = Pick<Origin, 'tags' | 'freshUntil'>;

/** What makes a cached answer stale, given what it was made from; null when it may not be cached. */
export function freshnessOf(
  key: CacheKey,
  { status, headers, body }: Captured,
  scope: CacheScope,
  now: number,
): Freshness | null {
  const { kind } = key;
  if (status !== 200 || headers['set-cookie'] !== undefined) return null;
  const rule = headers['cache-control'] ?? '';
  const isBuilt = MADE_AT_BUILD.has(String(headers['x-nextjs-cache']));
  const isImmutable = rule.includes('immutable');
  // Assets and pictures have their version in their address.
  if (kind === 'asset') return isImmutable || isBuilt ? { tags: [], freshUntil: Infinity } : null;
  if (kind === 'picture') {
    return isImmutable ? { tags: mediaTags(key), freshUntil: Infinity } : null;
  }
  if (kind === 'probe') return { tags: null, freshUntil: now + PROBE_FRESH };
  if (rule !== MADE_BY_REQUEST && /no-store|private/.test(rule)) return null;

  const type = String(headers['content-type'] ?? '');
  const isTagged = scope.isTagged && scope.tags.size > 0;
  const made = { tags: [...scope.tags], freshUntil: scope.freshUntil };
  if (isRead(key)) {
    if (!type.startsWith('application/json')) return null;
    return isTagged ? made : { tags: null, freshUntil: now + READ_FRESH_MS };
  }
  // An address has one page and its payloads: neither may take the other's place.
  if ((kind === 'payload') !== type.startsWith(PAYLOAD_TYPE)) return null;
  if (isTagged) return made;
  // What the router asks for first of every page, and there is nothing of: always the same.
  if (kind === 'payload' && body.length === 0) return { tags: [], freshUntil: Infinity };
  return isBuilt || isImmutable ? { tags: [], freshUntil: Infinity } : null;
}

/**
 * The headers of an answer that others get too, without what concerns only the client that asked. A cached read is for
 * requests without credentials, and a browser asks again each time.
 */
export function headersForAll(key: CacheKey, headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const forAll = Object.fromEntries(
    Object.entries(headers).filter(([name]) => !PERSONAL.test(name)),
  );
  if (key.kind === 'probe') return forAll;
  if (isRead(key)) {
    return { ...forAll, 'cache-control': REVALIDATE, vary: 'Authorization, Cookie, Origin' };
  }
  // Next says nothing of what a route makes.
  const rule = forAll['cache-control'] ?? MADE_BY_REQUEST;
  if (rule === MADE_BY_REQUEST) forAll['cache-control'] = REVALIDATE;
  return forAll;
}

/** A picture goes with the media file that it shows. */
function mediaTags({ id }: CacheKey): string[] | null {
  const file = parsePictureFile(id.slice(PICTURE_PATH.length));
  return file === null ? null : [cacheTags.allMedia, mediaTag(file.key)];
}
