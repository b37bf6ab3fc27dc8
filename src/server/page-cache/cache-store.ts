import { PAGE_CACHE_SHARES } from '@/domain/page-cache-limits';

import type { CacheEntry } from './cache-entry';
import type { CacheKey } from './cache-key';
import { createCacheShare } from './cache-share';

/** Entries in memory, each kind within a share of its own. */
export function createCacheStore() {
  const shares = {
    page: createCacheShare(PAGE_CACHE_SHARES.page),
    payload: createCacheShare(PAGE_CACHE_SHARES.payload),
    search: createCacheShare(PAGE_CACHE_SHARES.search),
    read: createCacheShare(PAGE_CACHE_SHARES.read),
    file: createCacheShare(PAGE_CACHE_SHARES.file),
    picture: createCacheShare(PAGE_CACHE_SHARES.picture),
    asset: createCacheShare(PAGE_CACHE_SHARES.asset),
    probe: createCacheShare(PAGE_CACHE_SHARES.probe),
  };
  return {
    get: ({ kind, id }: CacheKey): CacheEntry | undefined => shares[kind].get(id),
    set: ({ kind, id }: CacheKey, entry: CacheEntry): void => shares[kind].set(id, entry),
    remove: ({ kind, id }: CacheKey): void => shares[kind].remove(id),
    /** Takes the pictures out that show one of these media files, or all of them. */
    removePictures(files: ReadonlySet<string> | 'all'): void {
      shares.picture.removeWhere(
        ({ picture }) => files === 'all' || picture === null || files.has(picture),
      );
    },
  };
}
