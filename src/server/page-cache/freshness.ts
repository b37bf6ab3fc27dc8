import type { OutgoingHttpHeaders } from 'node:http';

import { PROBE_FRESH } from '@/domain/page-cache-limits';

import { REVALIDATE } from '../http/cache-control';
import { type CacheKey, isRead } from './cache-key';
import type { Captured } from './capture';

/**
 * A cached page is asked for again after this time even when nothing was announced: it lets Next renew what ages by the
 * clock, and bounds the harm of an announcement that got lost.
 */
const FRESH_MS = 10_000;
/** The same for a read of the API, which may show counters: they announce nothing. */
const READ_FRESH_MS = 2_000;
/** How much longer a page is still sent, while it is being asked for again. */
export const GRACE_MS = 10_000;

const STATIC_ANSWERS = new Set(['HIT', 'MISS', 'PRERENDER']);
const PAYLOAD_TYPE = 'text/x-component';

/** How much one client may still ask. */
const PERSONAL = /^(?:retry-after|(?:x-)?ratelimit.*)$/i;

export type Freshness = {
  /** Assets and pictures carry their version in their address: nothing that is announced about pages changes them. */
  isVersioned: boolean;
  freshFor: number;
};

/** Whether and how long an answer may be cached; null when it may not. */
export function freshnessOf(key: CacheKey, { status, headers }: Captured): Freshness | null {
  const { kind } = key;
  if (status !== 200 || headers['set-cookie'] !== undefined) return null;
  const rule = headers['cache-control'] ?? '';
  if (kind === 'asset' || kind === 'picture') {
    const isCacheable = rule.includes('immutable') || isStatic(headers['x-nextjs-cache']);
    return isCacheable ? { isVersioned: true, freshFor: Infinity } : null;
  }
  if (kind === 'probe') return { isVersioned: false, freshFor: PROBE_FRESH };
  if (/no-store|private/.test(rule)) return null;
  const type = String(headers['content-type'] ?? '');
  if (isRead(key)) {
    return type.startsWith('application/json')
      ? { isVersioned: false, freshFor: READ_FRESH_MS }
      : null;
  }
  // An address has one page and its payloads: neither may take the other's place.
  if ((kind === 'payload') !== type.startsWith(PAYLOAD_TYPE)) return null;
  const isCacheable = isStatic(headers['x-nextjs-cache']) || rule.includes('immutable');
  return isCacheable ? { isVersioned: false, freshFor: FRESH_MS } : null;
}

/**
 * The headers of an answer that others get too, without what concerns only the client that asked. A cached read is for
 * requests without credentials, and a browser asks again each time.
 */
export function headersForAll(key: CacheKey, headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const shared = Object.fromEntries(
    Object.entries(headers).filter(([name]) => !PERSONAL.test(name)),
  );
  if (!isRead(key) || key.kind === 'probe') return shared;
  return { ...shared, 'cache-control': REVALIDATE, vary: 'Authorization, Cookie, Origin' };
}

function isStatic(mark: unknown): boolean {
  return STATIC_ANSWERS.has(String(mark));
}
