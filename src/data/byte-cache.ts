/**
 * Buffers by key within a bound of bytes; the least recently used are evicted first. Concurrent requests for the same
 * key share one computation; failures are not cached.
 */
export function createByteCache(maxBytes: number) {
  const entries = new Map<string, Buffer>();
  const underWay = new Map<string, Promise<Buffer>>();
  let bytes = 0;

  function keep(key: string, value: Buffer): void {
    entries.set(key, value);
    bytes += value.length;
    for (const [oldest, { length }] of entries) {
      if (bytes <= maxBytes) break;
      entries.delete(oldest);
      bytes -= length;
    }
  }

  return {
    get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
      const found = entries.get(key);
      if (found !== undefined) {
        // A Map keeps the order of insertion: what is put back last is the most recently used.
        entries.delete(key);
        entries.set(key, found);
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
