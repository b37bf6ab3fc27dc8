import type { IncomingMessage, ServerResponse } from 'node:http';

import { FLIGHTS_MAX } from '@/domain/page-cache-limits';
import type { TagClock } from '@/lib/tag-clock';

import type { Handler } from '../http/handler';
import type { TagHistory } from '../invalidation/tag-history';
import type { CacheEntry } from './cache-entry';
import { type CacheKey, cacheKey, keyText } from './cache-key';
import { createCacheStore } from './cache-store';
import type { DiskStore } from './disk-store';
import { createMaker, isStored, type Made } from './make-entry';
import { sendEntry } from './send-entry';
import { createSingleFlight } from './single-flight';
import { epochNow, judge } from './standing';

export type PageCache = {
  /** Answers from memory in this very turn; false when the request has to go on to `handle`. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  handle: Handler;
  /** Addresses of pages, the most asked for first. */
  mostAsked(): string[];
  /** Whether somebody waits for an answer that is being made. */
  isBusy(): boolean;
};

const MOST_ASKED = 1_000;

export type PageCacheOptions = {
  /** Megabytes of all caches of the process together. */
  memoryMb: number;
  /** Tells what has been announced. */
  clock: TagClock;
  /** Tells what was announced while nobody listened. */
  history: Pick<TagHistory, 'hasChanged' | 'horizon' | 'recall'>;
  /** Entries that outlive the process. */
  disk?: DiskStore;
};

/** What a flight brings. `startedAt` is of the tag clock. */
type Landed = Made & { startedAt: number };

/**
 * A cache of finished, compressed answers in front of the application, for pages, their payloads, pictures, assets and
 * public reads. It knows nothing of the site: an entry lives until one of the tags changes that were noted while it was
 * made; while the application fails, the last entry is served. Requests for the same thing wait for one answer.
 */
export function createPageCache(
  next: Handler,
  { memoryMb, clock, history, disk }: PageCacheOptions,
): PageCache {
  const store = createCacheStore(memoryMb);
  const flights = createSingleFlight<Landed>();
  const make = createMaker(next, { clock, history });

  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const key = cacheKey(request);
    const cached = key === null ? undefined : store.get(key);
    if (key === null || cached === undefined) return false;
    const standing = judge(key, cached, clock, epochNow());
    if (standing === 'stale' || standing === 'doubtful') return false;
    if (standing === 'late') refresh(key, request);
    cached.hits += 1;
    const sending = sendEntry(request, response, cached);
    sending?.catch(() => response.destroy());
    return true;
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (answer(request, response)) return;
    const key = cacheKey(request);
    if (key === null) return next(request, response);
    const arrival = clock.now();
    for (;;) {
      const other = flights.get(keyText(key));
      if (other === undefined && flights.size() >= FLIGHTS_MAX) return next(request, response);
      const { entry, isForAll, startedAt } = await (other ?? fly(key, request));
      if (other !== undefined) {
        if (!isForAll) return next(request, response);
        // It may show what was true before this request came.
        if (startedAt < arrival && judge(key, entry, clock, epochNow()) !== 'current') continue;
      }
      return sendEntry(request, response, entry);
    }
  }

  function refresh(key: CacheKey, request: IncomingMessage): void {
    if (flights.get(keyText(key)) !== undefined || flights.size() >= FLIGHTS_MAX) return;
    // No request waits for it: the next one tries again.
    fly(key, request).catch(() => undefined);
  }

  function fly(key: CacheKey, request: IncomingMessage): Promise<Landed> {
    return flights.start(keyText(key), async () => {
      const startedAt = clock.now();
      const cached = store.get(key);
      const { entry, isForAll } = await obtain(key, cached, request);
      return { entry, isForAll, startedAt };
    });
  }

  /** The entry that there is, once it is certain that it is still true, or a new one. */
  async function obtain(
    key: CacheKey,
    cached: CacheEntry | undefined,
    request: IncomingMessage,
  ): Promise<Made> {
    const standing = cached === undefined ? null : judge(key, cached, clock, epochNow());
    if (cached !== undefined && standing === 'current') return { entry: cached, isForAll: true };
    const candidate = cached ?? (isStored(key) ? await disk?.read(key) : undefined);
    const isInDoubt = standing === null || standing === 'doubtful';
    if (candidate !== undefined && isInDoubt && (await isStillTrue(candidate))) {
      if (cached === undefined) store.set(key, candidate);
      return { entry: candidate, isForAll: true };
    }
    const made = await make(key, candidate, request);
    if (made.verdict === 'cached') {
      store.set(key, made.entry);
      if (isStored(key)) disk?.write(key, made.entry);
    } else if (made.verdict === 'forbidden') {
      store.remove(key);
    }
    return made;
  }

  async function isStillTrue(entry: CacheEntry): Promise<boolean> {
    const { tags, horizon, freshUntil } = entry.origin;
    if (tags === null || horizon === null || epochNow() >= freshUntil) return false;
    const asked = clock.now();
    const recalled = history.recall({ tags, horizon });
    if (recalled !== null) {
      const since = recalled.hasChanged ? 'changed' : clock.since(recalled.time, tags);
      if (since === 'unchanged') entry.checked = asked;
      // Else it is longer ago than the clock remembers.
      if (since !== 'unknown') return since === 'unchanged';
    }
    const hasChanged = await history.hasChanged({ tags, horizon }).catch(() => true);
    if (!hasChanged) entry.checked = asked;
    return !hasChanged;
  }

  return {
    answer,
    handle,
    // A long address goes by its digest, and is nobody's favourite.
    mostAsked: () => store.mostAsked('page', MOST_ASKED).filter((id) => id.startsWith('/')),
    isBusy: () => flights.size() > 0,
  };
}
