import { describe, expect, it, vi } from 'vitest';

import { createByteCache } from '@/data/byte-cache';

const bytes = (count: number) => Promise.resolve(Buffer.alloc(count));

describe('a cache of bytes', () => {
  it('computes a value once, also for concurrent requests', async () => {
    const cache = createByteCache(100);
    const make = vi.fn(() => bytes(10));
    await Promise.all([cache.get('a', make), cache.get('a', make)]);
    await cache.get('a', make);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('does not cache failures', async () => {
    const cache = createByteCache(100);
    await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(cache.get('a', () => bytes(3))).resolves.toHaveLength(3);
  });

  it('stays within its bound: the least recently used are evicted first', async () => {
    const cache = createByteCache(100);
    const made: string[] = [];
    const ask = (key: string, count = 40) =>
      cache.get(key, () => {
        made.push(key);
        return bytes(count);
      });
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key);
    expect(made).toEqual(['a', 'b', 'c', 'b']);
    await ask('too large', 200);
    await ask('b');
    expect(made).toEqual(['a', 'b', 'c', 'b', 'too large', 'b']);
  });
});
