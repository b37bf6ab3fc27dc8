import type { IncomingMessage, ServerResponse } from 'node:http';

import { FLIGHTS_MAX } from '@/domain/page-cache-limits';
import { cacheTags, mediaFileOfTag } from '@/lib/cache-tags';

import type { Handler } from '../http/handler';
import { type CacheEntry, createCacheEntry } from './cache-entry';
import { type CacheKey, cacheKey, isRead } from './cache-key';
import { createCacheStore } from './cache-store';
import type { Captured } from './capture';
import { askDetached } from './detached-exchange';
import { freshnessOf, GRACE_MS, headersForAll } from './freshness';
import { pictureOf } from './picture-of';
import { sendEntry } from './send-entry';
import { createSingleFlight } from './single-flight';

export type PageCache = {
  /** Answers from memory in this very turn; false when the request has to go on to `handle`. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  handle: Handler;
  /** Cached pages and reads have to be asked for again; what is being made at this moment is not cached either. */
  expire(tags: readonly string[]): void;
};

/** What a flight brings: an answer that may be cached is everybody's, another one may be for one address only. */
type Landed = { entry: CacheEntry; isForAll: boolean };

/**
 * A cache of finished, compressed answers in front of the application, for static pages, their payloads, pictures, assets
 * and public reads. It knows nothing of the site: an entry lives until the next announcement; while the application
 * fails, the last entry is served. Requests for the same thing wait for one answer.
 */
export function createPageCache(next: Handler): PageCache {
  const store = createCacheStore();
  const flights = createSingleFlight<Landed>();
  let generation = 0;
  let pictureGeneration = 0;

  const isCurrent = (entry: CacheEntry) => entry.generation >= generation;

  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const key = cacheKey(request);
    const cached = key === null ? undefined : store.get(key);
    if (key === null || cached === undefined || !isCurrent(cached)) return false;
    const age = performance.now() - cached.freshUntil;
    if (age > 0) {
      if (isRead(key) || age > GRACE_MS) return false;
      refresh(key, cached, request);
    }
    const sending = sendEntry(request, response, cached);
    sending?.catch(() => response.destroy());
    return true;
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (answer(request, response)) return;
    const key = cacheKey(request);
    if (key === null) return next(request, response);
    const other = flights.get(flightName(key));
    if (other === undefined && flights.size() >= FLIGHTS_MAX) return next(request, response);
    const landed = await (other ?? fly(key, store.get(key), request));
    if (other !== undefined && !landed.isForAll) return next(request, response);
    await sendEntry(request, response, landed.entry);
  }

  function refresh(key: CacheKey, cached: CacheEntry, request: IncomingMessage): void {
    if (flights.get(flightName(key)) !== undefined || flights.size() >= FLIGHTS_MAX) return;
    // No request waits for it: the next one tries again.
    fly(key, cached, request).catch(() => undefined);
  }

  function flightName({ kind, id }: CacheKey): string {
    return `${generation} ${pictureGeneration} ${kind} ${id}`;
  }

  function fly(key: CacheKey, cached: CacheEntry | undefined, request: IncomingMessage) {
    return flights.start(flightName(key), () => fetchAnswer(key, cached, request));
  }

  async function fetchAnswer(
    key: CacheKey,
    cached: CacheEntry | undefined,
    request: IncomingMessage,
  ): Promise<Landed> {
    // What was true of the server last says nothing of now.
    const fallback = key.kind === 'probe' ? undefined : cached;
    const askedAt = { generation, pictureGeneration };
    let captured: Captured;
    try {
      captured = await askDetached(next, key, request);
    } catch (error) {
      if (fallback === undefined) throw error;
      return { entry: fallback, isForAll: true };
    }
    if (captured.status >= 500 && fallback !== undefined)
      return { entry: fallback, isForAll: true };

    // A client's exhausted limit says nothing of the page.
    const isThrottled = captured.status === 429;
    if (isThrottled && fallback !== undefined && isCurrent(fallback) && !isRead(key)) {
      return { entry: fallback, isForAll: true };
    }

    const freshness = freshnessOf(key, captured);
    if (freshness === null) {
      if (!isThrottled) store.remove(key);
      const entry = createCacheEntry({ ...captured, generation: -1, freshUntil: 0 });
      return { entry, isForAll: captured.status === 404 || captured.status >= 500 };
    }
    const entry = createCacheEntry({
      ...captured,
      headers: headersForAll(key, captured.headers),
      generation: freshness.isVersioned ? Infinity : askedAt.generation,
      freshUntil: performance.now() + freshness.freshFor,
      picture: key.kind === 'picture' ? pictureOf(key.id) : null,
    });
    const isStillTrue = freshness.isVersioned
      ? askedAt.pictureGeneration === pictureGeneration
      : askedAt.generation === generation;
    if (isStillTrue) store.set(key, entry);
    return { entry, isForAll: true };
  }

  return {
    answer,
    handle,
    expire(tags) {
      generation += 1;
      const files = new Set(tags.map(mediaFileOfTag).filter((file) => file !== null));
      const isAll = tags.includes(cacheTags.allMedia);
      if (!isAll && files.size === 0) return;
      pictureGeneration += 1;
      store.removePictures(isAll ? 'all' : files);
    },
  };
}
