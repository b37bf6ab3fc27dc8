import { describe, expect, it, vi } from 'vitest';

import { createByteCache } from '@/data/byte-cache';

const bytes = (count: number) => Promise.resolve(Buffer.alloc(count));

describe('a cache of bytes', () => {
  it('makes a thing once, also for those who ask while it is being made', async () => {
    const cache = createByteCache(100);
    const make = vi.fn(() => bytes(10));
    await Promise.all([cache.get('a', make), cache.get('a', make)]);
    await cache.get('a', make);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('keeps no failure', async () => {
    const cache = createByteCache(100);
    await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(cache.get('a', () => bytes(3))).resolves.toHaveLength(3);
  });

  it('stays within its bound: what was not asked for longest goes first', async () => {
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
