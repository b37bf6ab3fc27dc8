import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { onTestFinished } from 'vitest';

import { CACHE_MEMORY_MB } from '@/domain/page-cache-limits';
import { createTagClock, type TagClock } from '@/lib/tag-clock';
import {
  createPageCache,
  type PageCache,
  type PageCacheOptions,
} from '@/server/page-cache/page-cache';

type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer };
type Headers = Record<string, string>;
type Next = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

type Served = {
  cache: PageCache;
  /** What the cache learns of changes from. */
  clock: TagClock;
  get: (path: string, headers?: Headers, method?: string) => Promise<Answer>;
  /** Sends a request and can abort it: `now` resolves once the server has noticed. */
  leave: (path: string) => { now: () => Promise<void> };
};

/** A database that remembers no change. */
export const QUIET_HISTORY = {
  horizon: () => Promise.resolve('1'),
  hasChanged: () => Promise.resolve(false),
  recall: () => null,
};

/** A page cache in front of `next`, over real HTTP, until it is closed. */
export async function openPageCache(
  next: Next,
  options: Omit<PageCacheOptions, 'memoryMb'> & Partial<PageCacheOptions>,
) {
  const cache = createPageCache(async (request, response) => next(request, response), {
    memoryMb: CACHE_MEMORY_MB,
    ...options,
  });
  const server = createServer((request, response) => {
    if (cache.answer(request, response)) return;
    cache.handle(request, response).catch(() => {
      if (!response.destroyed) response.writeHead(500).end('failed');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening TCP server's address is never a string.
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { cache, server, address: { port, host: '127.0.0.1' }, close };
}

/** The same for the time of one test. */
export async function servePageCache(
  next: Next,
  options: Partial<PageCacheOptions> = {},
): Promise<Served> {
  const clock = options.clock ?? createTagClock();
  clock.isListening = true;
  const opened = await openPageCache(next, { history: QUIET_HISTORY, ...options, clock });
  const { cache, server, address, close } = opened;
  onTestFinished(close);
  let left: () => void = () => undefined;
  server.on('request', (_, response) => response.once('close', () => left()));

  return {
    cache,
    clock,
    get: (path, headers = {}, method = 'GET') =>
      new Promise<Answer>((resolve, reject) => {
        const sent = ask({ ...address, path, headers, method }, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(chunks),
            }),
          );
        });
        sent.on('error', reject).end();
      }),
    leave(path) {
      const sent = ask({ ...address, path });
      sent.on('error', () => undefined).end();
      return {
        now: () =>
          new Promise<void>((resolve) => {
            left = resolve;
            sent.destroy();
          }),
      };
    },
  };
}
