import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, vi } from 'vitest';

import { CACHE_MEMORY_MB } from '@/domain/page-cache-limits';
import { noteTags, noteUntaggedRead } from '@/lib/cache-scope';
import { createTagClock } from '@/lib/tag-clock';
import { startCacheListener } from '@/server/invalidation/cache-listener';
import { createPageCache } from '@/server/page-cache/page-cache';

import { readsOfPage } from './page-reads';

/** Milliseconds. Generous for a busy machine; otherwise never reached. */
const PATIENCE = 40_000;

export type CachedSite = {
  /** Asks for each of the addresses, and answers those that were made for it. */
  visit(addresses: readonly string[]): Promise<string[]>;
  /** Resolves once the announcement has arrived. */
  hears(tag: string): Promise<void>;
  close(): Promise<void>;
};

/**
 * A server's page cache, which listens to the database as a server does, in front of what the pages read. Only their
 * rendering is left out.
 */
export async function openCachedSite(databaseUrl: string): Promise<CachedSite> {
  const clock = createTagClock();
  const listener = startCacheListener({ databaseUrl, clock, log: () => undefined });
  await listener.ready;
  let made: string[] = [];
  const cache = createPageCache(
    async ({ url = '' }, response) => {
      made.push(url);
      const { tags, freshUntil, isTagged } = await readsOfPage(url);
      noteTags(tags, freshUntil);
      if (!isTagged) noteUntaggedRead();
      const type = url.startsWith('/api/') ? 'application/json' : 'text/html';
      response.writeHead(200, { 'content-type': type }).end(url);
    },
    { memoryMb: CACHE_MEMORY_MB, clock, history: listener.history },
  );
  const server = createServer((request, response) => {
    if (cache.answer(request, response)) return;
    cache.handle(request, response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening TCP server's address is never a string.
  const { port } = server.address() as AddressInfo;

  return {
    async visit(addresses) {
      made = [];
      for (const address of addresses) {
        const answer = await fetch(`http://127.0.0.1:${port}${address}`);
        expect([address, answer.status, await answer.text()]).toEqual([address, 200, address]);
      }
      // Some are sent as they were while they are made again.
      await vi.waitFor(() => expect(cache.isBusy()).toBe(false), PATIENCE);
      return [...new Set(made)];
    },
    async hears(tag) {
      const start = clock.now();
      await vi.waitFor(() => expect(clock.since(start, [tag])).toBe('changed'), PATIENCE);
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await listener.stop();
    },
  };
}
