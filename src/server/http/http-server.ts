import { createServer, type Server, type ServerResponse } from 'node:http';

import createNext from 'next';

import { forbidSharedCaching } from './cache-control';
import { stampClientAddress } from './client-address';
import { completeNotFound } from './complete-not-found';
import { createPageCache } from '../page-cache/page-cache';
import type { Handler } from './handler';
import { ABSENT_PATH, isMalformedUrl } from './malformed-url';
import { paintFirst } from '../paint-first';
import { personalReads } from './personal-reads';
import { findResultsOfSearch, searchWithoutResults } from '../search-documents';

type Options = {
  dev: boolean;
  host: string;
  port: number;
  /** How many proxies of our own stand between the visitors and this server. */
  trustedProxies: number;
};

export type HttpServer = {
  /** Forgets every finished page; call it around an expiry in Next, so that nothing in between is kept. */
  expire(): void;
  /** Stops listening, lets requests in progress end for `drainMs`, then cuts what is left. */
  stop(drainMs: number): Promise<void>;
};

// Longer than the idle time of the usual proxies, so that it is never us who hang up on a reused connection.
const KEEP_ALIVE_MS = 65_000;
// Node's own limit of 16 kB would answer 431 to long paths; the site answers 404.
const MAX_HEADER_BYTES = 64 * 1024;

function answerFailure(response: ServerResponse): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
  response.end('Erro interno. Tente novamente em instantes.');
}

/** What Next may not do to an answer, and what it must never be asked. */
function guarded(next: Handler): Handler {
  return async (request, response) => {
    forbidSharedCaching(response);
    await next(request, response);
  };
}

function refuseMalformedUrls(next: Handler): Handler {
  return async (request, response) => {
    if (isMalformedUrl(request.url ?? '')) request.url = ABSENT_PATH;
    await next(request, response);
  };
}

function listen(server: Server, { host, port }: Options): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** Starts Next inside a server of our own and listens. The environment must be complete. */
export async function startHttpServer(options: Options): Promise<HttpServer> {
  const { dev, host, port } = options;
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES, keepAliveTimeout: KEEP_ALIVE_MS });
  const app = createNext({ dev, hostname: host, port, httpServer: server, quiet: !dev });
  await app.prepare();
  const next = searchWithoutResults(completeNotFound(guarded(app.getRequestHandler())));
  // In development pages change with every edit of their sources, which announces nothing.
  const pageCache = dev
    ? { handle: next, expire: () => undefined }
    : createPageCache(paintFirst(next));
  const handle = refuseMalformedUrls(personalReads(findResultsOfSearch(pageCache.handle)));
  server.on('request', (request, response) => {
    stampClientAddress(request, options.trustedProxies);
    handle(request, response).catch((error: unknown) => {
      // Who has left misses nothing, and it is no fault of ours.
      if (response.destroyed) return;
      console.error(error);
      answerFailure(response);
    });
  });
  await listen(server, options);

  return {
    expire: pageCache.expire,
    async stop(drainMs) {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      const cut = setTimeout(() => server.closeAllConnections(), drainMs);
      await closed;
      clearTimeout(cut);
      await app.close();
    },
  };
}
