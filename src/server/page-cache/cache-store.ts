import type { CacheEntry } from './cache-entry';

/** Entries by key within a bound of bytes; the ones not asked for longest go first. */
export function createCacheStore(maxBytes: number) {
  const entries = new Map<string, CacheEntry>();
  let bytes = 0;

  function remove(key: string): void {
    const entry = entries.get(key);
    if (entry === undefined) return;
    entries.delete(key);
    bytes -= entry.size;
  }

  return {
    get(key: string): CacheEntry | undefined {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      // A Map keeps the order of insertion: what is put back last is the most recently used.
      entries.delete(key);
      entries.set(key, entry);
      return entry;
    },
    set(key: string, entry: CacheEntry): void {
      remove(key);
      if (entry.size > maxBytes / 8) return;
      entries.set(key, entry);
      bytes += entry.size;
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) break;
        remove(oldest);
      }
    },
    remove,
  };
}
