import { createWeightedLru } from '@/lib/weighted-lru';

/**
 * Buffers by key within a bound of bytes; the least recently used are evicted first. Concurrent requests for the same
 * key share one computation; failures are not cached.
 */
export function createByteCache(maxBytes: number) {
  const kept = createWeightedLru<Buffer>(maxBytes, ({ length }) => length);
  const underWay = new Map<string, Promise<Buffer>>();

  return {
    get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
      const found = kept.get(key);
      if (found !== undefined) return Promise.resolve(found);
      const other = underWay.get(key);
      if (other !== undefined) return other;
      const making = make()
        .then((value) => {
          kept.put(key, value);
          return value;
        })
        .finally(() => underWay.delete(key));
      underWay.set(key, making);
      return making;
    },
  };
}
