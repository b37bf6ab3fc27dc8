import { expect, vi } from 'vitest';

import { noteTags, noteUntaggedRead } from '@/lib/cache-scope';
import { createTagClock } from '@/lib/tag-clock';
import { startCacheListener } from '@/server/invalidation/cache-listener';

import { openPageCache } from './page-cache-server';
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
  const { cache, address, close } = await openPageCache(
    async ({ url = '' }, response) => {
      made.push(url);
      const { tags, freshUntil, isTagged } = await readsOfPage(url);
      noteTags(tags, freshUntil);
      if (!isTagged) noteUntaggedRead();
      const type = url.startsWith('/api/') ? 'application/json' : 'text/html';
      response.writeHead(200, { 'content-type': type }).end(url);
    },
    { clock, history: listener.history },
  );

  return {
    async visit(addresses) {
      made = [];
      for (const path of addresses) {
        const answer = await fetch(`http://${address.host}:${address.port}${path}`);
        expect([path, answer.status, await answer.text()]).toEqual([path, 200, path]);
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
      close();
      await listener.stop();
    },
  };
}
