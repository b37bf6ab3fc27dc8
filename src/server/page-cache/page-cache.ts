import type { IncomingMessage, ServerResponse } from 'node:http';

import { forgetHeaders, type Handler } from '../http/handler';
import { capture, type Captured } from './capture';
import { chooseEncoding, createCacheEntry, type CacheEntry, type Form } from './cache-entry';
import { cacheKey } from './cache-key';
import { createCacheStore } from './cache-store';

export type PageCache = {
  handle: Handler;
  /** Everything kept so far has to be asked for again. What is being made at this moment is not kept either. */
  expire(): void;
};

const MAX_BYTES = 192 * 1024 * 1024;
/**
 * A kept page is asked for again after this time even when nothing was announced: it lets Next renew what ages by the
 * clock, and bounds the harm of an announcement that got lost.
 */
const FRESH_MS = 10_000;
const STATIC_ANSWERS = new Set(['HIT', 'MISS', 'PRERENDER']);

/**
 * A cache of finished, compressed answers in front of Next, for static pages, their payloads, images and assets. It knows
 * nothing of the site: what Next marks as static may be kept until the next announcement; while the application fails,
 * what was kept last is served. Requests for the same thing wait for one answer.
 */
export function createPageCache(next: Handler): PageCache {
  const store = createCacheStore(MAX_BYTES);
  const underWay = new Map<string, Promise<CacheEntry | null>>();
  let generation = 0;

  const isFresh = (entry: CacheEntry) =>
    entry.generation >= generation && entry.freshUntil > performance.now();

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const key = cacheKey(request);
    if (key === null) return next(request, response);
    const kept = store.get(key);
    if (kept !== undefined && isFresh(kept)) return send(request, response, kept);
    if (request.method === 'HEAD') return next(request, response);

    const flight = `${generation} ${key}`;
    const other = underWay.get(flight);
    if (other !== undefined) {
      const entry = await other;
      if (entry !== null) return send(request, response, entry);
      return next(request, response);
    }
    const answer = fetchThrough(key, kept, request, response);
    const shared = answer.then(
      ({ entry }) => entry,
      () => null,
    );
    underWay.set(flight, shared);
    try {
      const { entry, captured } = await answer;
      if (entry !== null) await send(request, response, entry);
      else await send(request, response, once(captured));
    } finally {
      underWay.delete(flight);
    }
  }

  async function fetchThrough(
    key: string,
    kept: CacheEntry | undefined,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<{ entry: CacheEntry | null; captured: Captured }> {
    const askedAt = generation;
    const accepted = request.headers['accept-encoding'];
    const condition = request.headers['if-none-match'];
    // The whole answer as it is: this cache compresses it and answers conditions itself.
    request.headers['accept-encoding'] = 'identity';
    delete request.headers['if-none-match'];
    let captured: Captured;
    try {
      captured = await capture(response, () => next(request, response));
    } catch (error) {
      if (kept === undefined || response.destroyed) throw error;
      captured = { status: 500, headers: {}, body: Buffer.alloc(0) };
    } finally {
      request.headers['accept-encoding'] = accepted;
      if (condition !== undefined) request.headers['if-none-match'] = condition;
    }

    if (captured.status >= 500 && kept !== undefined) return { entry: kept, captured };
    if (!isKeepable(captured)) {
      store.remove(key);
      return { entry: null, captured };
    }
    // Assets and pictures carry their version in their address: nothing announced can make them wrong.
    const isVersioned = !key.startsWith('page ') && !key.startsWith('payload ');
    const entry = createCacheEntry({
      ...captured,
      generation: isVersioned ? Infinity : askedAt,
      freshUntil: isVersioned ? Infinity : performance.now() + FRESH_MS,
    });
    if (askedAt === generation) store.set(key, entry);
    return { entry, captured };
  }

  return {
    handle,
    expire() {
      generation += 1;
    },
  };
}

function isKeepable({ status, headers }: Captured): boolean {
  if (status !== 200 || headers['set-cookie'] !== undefined) return false;
  return STATIC_ANSWERS.has(String(headers['x-nextjs-cache'])) || isImmutable({ headers });
}

function isImmutable({ headers }: Pick<Captured, 'headers'>): boolean {
  return String(headers['cache-control']).includes('immutable');
}

/** An answer for this request alone. */
function once(captured: Captured): CacheEntry {
  return createCacheEntry({ ...captured, generation: -1, freshUntil: 0 });
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  entry: CacheEntry,
): void | Promise<void> {
  if (entry.status === 200 && request.headers['if-none-match']?.includes(entry.etag)) {
    forgetHeaders(response);
    response.writeHead(304, entry.headers).end();
    return;
  }
  const form = entry.form(chooseEncoding(request.headers['accept-encoding']));
  // Not `await` for both: what is ready leaves in this very turn.
  if (form instanceof Promise) return form.then((made) => write(request, response, entry, made));
  write(request, response, entry, form);
}

function write(
  request: IncomingMessage,
  response: ServerResponse,
  { status }: CacheEntry,
  { head, bytes }: Form,
): void {
  // What the application set while it was being listened to is part of the entry already.
  forgetHeaders(response);
  response.writeHead(status, head);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}
