import type { IncomingMessage } from 'node:http';

import { type CacheScope, gather } from '@/lib/cache-scope';
import type { TagClock } from '@/lib/tag-clock';

import type { Handler } from '../http/handler';
import type { TagHistory } from '../invalidation/tag-history';
import { type CacheEntry, createCacheEntry } from './cache-entry';
import { type CacheKey, isRead } from './cache-key';
import type { Captured } from './capture';
import { askDetached } from './detached-exchange';
import { freshnessOf, headersForAll } from './freshness';
import { epochNow, isUnchanged } from './standing';

/**
 * An answer, and what becomes of it: 'cached' it takes the place of the entry, 'forbidden' there may be none, 'unsettled'
 * what there is stays. Only what is for all may be given to others than who asked.
 */
export type Made = {
  entry: CacheEntry;
  isForAll: boolean;
  verdict?: 'cached' | 'forbidden' | 'unsettled';
};

/** When a page was made, for whoever wonders why it says what it says. */
const MADE_AT = 'x-made-at';

type Answered = { result: Captured; scope: CacheScope };

type Options = { clock: TagClock; history: Pick<TagHistory, 'horizon'> };

/** Kinds of which the entries outlive the process. */
export function isStored({ kind }: CacheKey): boolean {
  return kind === 'page' || kind === 'payload' || kind === 'file';
}

/** Makes answers for the cache by asking the application. `previous` is what is answered while the application fails. */
export function createMaker(next: Handler, { clock, history }: Options) {
  return async (
    key: CacheKey,
    previous: CacheEntry | undefined,
    request: IncomingMessage,
  ): Promise<Made> => {
    // What was true of the server last says nothing of now.
    const fallback = key.kind === 'probe' ? undefined : previous;
    const time = clock.now();
    const horizon = isStored(key) ? await history.horizon() : null;
    let answered: Answered;
    try {
      answered = await gather('answer', () => askDetached(next, key, request));
    } catch (error) {
      if (fallback === undefined) throw error;
      return { entry: fallback, isForAll: true };
    }
    const { result: captured, scope } = answered;
    if (captured.status >= 500 && fallback !== undefined) {
      return { entry: fallback, isForAll: true };
    }

    // A client's exhausted limit says nothing of the page.
    const isThrottled = captured.status === 429;
    if (
      isThrottled &&
      fallback !== undefined &&
      !isRead(key) &&
      isUnchanged(fallback.origin, clock)
    ) {
      return { entry: fallback, isForAll: true };
    }

    const freshness = freshnessOf(key, captured, scope, epochNow());
    if (freshness === null) {
      const entry = createCacheEntry(captured, { tags: null, freshUntil: 0, time, horizon: null });
      const isForAll = captured.status === 404 || captured.status >= 500;
      return { entry, isForAll, verdict: isThrottled ? 'unsettled' : 'forbidden' };
    }
    const headers = headersForAll(key, captured.headers);
    if (isStored(key)) headers[MADE_AT] = new Date(epochNow()).toISOString();
    const origin = { ...freshness, time, horizon };
    const entry = createCacheEntry({ ...captured, headers }, origin);
    entry.hits = previous?.hits ?? 0;
    entry.currentAt = epochNow();
    return { entry, isForAll: true, verdict: isUnchanged(origin, clock) ? 'cached' : 'unsettled' };
  };
}
