import type { IncomingMessage } from 'node:http';

import { expect, it } from 'vitest';

import { createCacheEntry } from '@/server/page-cache/cache-entry';
import { cacheKey } from '@/server/page-cache/cache-key';
import { createCacheStore } from '@/server/page-cache/cache-store';
import { isStored } from '@/server/page-cache/make-entry';

/** The key of a visitor's request; only these parts of it are read. */
function keyOf(url: string, headers: Record<string, string> = {}) {
  const key = cacheKey({ method: 'GET', url, headers } as unknown as IncomingMessage);
  if (key === null) throw new Error(`${url} is not cached`);
  return key;
}

function entryOf(bytes: number) {
  const origin = { tags: [], freshUntil: Infinity, time: 0, horizon: null };
  return createCacheEntry({ status: 200, headers: {}, body: Buffer.alloc(bytes) }, origin);
}

const doors = (query: string) => [
  keyOf(`/busca?q=${query}`),
  keyOf(`/busca/resultados/~${query}`),
  keyOf(`/busca/resultados/~${query}`, { rsc: '1' }),
  keyOf(`/busca/resultados/~${query}`, { rsc: '1', 'next-router-prefetch': '1' }),
  keyOf(`/api/search?q=${query}`),
  keyOf(`/api/search/suggestions?q=${query}`),
];

it('whatever strangers search for takes the room of searches, in memory and never on disk', () => {
  for (const key of doors('berimbau')) {
    expect(key.kind, key.id).toBe('search');
    expect(isStored(key), key.id).toBe(false);
  }
});

it('two thousand searches evict no page, no payload and no read', () => {
  const store = createCacheStore(64);
  const pages = Array.from({ length: 500 }, (_, index) => [
    keyOf(`/presente/${index}`),
    keyOf(`/presente/${index}`, { rsc: '1' }),
    keyOf(`/api/listings?page=${index}`),
  ]).flat();
  for (const key of pages) store.set(key, entryOf(2_000));
  for (let index = 0; index < 2_000; index += 1) {
    for (const key of doors(`termo-${index}`)) store.set(key, entryOf(20_000));
  }
  expect(pages.filter((key) => store.get(key) === undefined)).toEqual([]);
});
