import { bytesOf, type CacheKind, PAGE_CACHE_SHARES } from '@/domain/page-cache-limits';

import type { CacheEntry } from './cache-entry';
import type { CacheKey } from './cache-key';
import { createCacheShare } from './cache-share';

/** Entries in memory, each kind within a share of its own. */
export function createCacheStore(memoryMb: number) {
  const open = (kind: CacheKind) => {
    const { part, entries } = PAGE_CACHE_SHARES[kind];
    return createCacheShare({ bytes: bytesOf(part, memoryMb), entries });
  };
  const shares: Record<CacheKind, ReturnType<typeof open>> = {
    page: open('page'),
    payload: open('payload'),
    search: open('search'),
    read: open('read'),
    file: open('file'),
    picture: open('picture'),
    asset: open('asset'),
    probe: open('probe'),
  };
  return {
    get: ({ kind, id }: CacheKey): CacheEntry | undefined => shares[kind].get(id),
    set: ({ kind, id }: CacheKey, entry: CacheEntry): void => shares[kind].set(id, entry),
    /** What visitors ask for most, the most asked for first. */
    mostAsked: (kind: CacheKind, most: number) => shares[kind].mostAsked(most),
    remove: ({ kind, id }: CacheKey): void => shares[kind].remove(id),
  };
}
