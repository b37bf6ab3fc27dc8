/**
 * Buffers by key within a bound of bytes; the least recently used are evicted first. Concurrent requests for the same
 * key share one computation; failures are not cached.
 */
export function createByteCache(maxBytes: number) {
  const kept = new Map<string, Buffer>();
  const underWay = new Map<string, Promise<Buffer>>();
  let bytes = 0;

  function keep(key: string, value: Buffer): void {
    kept.set(key, value);
    bytes += value.length;
    for (const [oldest, { length }] of kept) {
      if (bytes <= maxBytes) break;
      kept.delete(oldest);
      bytes -= length;
    }
  }

  return {
    get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
      const found = kept.get(key);
      if (found !== undefined) {
        // A Map keeps the order of insertion: what is put back last is the most recently used.
        kept.delete(key);
        kept.set(key, found);
        return Promise.resolve(found);
      }
      const other = underWay.get(key);
      if (other !== undefined) return other;
      const making = make()
        .then((value) => {
          keep(key, value);
          return value;
        })
        .finally(() => underWay.delete(key));
      underWay.set(key, making);
      return making;
    },
  };
}
