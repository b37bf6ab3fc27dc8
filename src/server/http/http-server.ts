import { createServer, type Server, type ServerResponse } from 'node:http';

import createNext from 'next';

import { stampClientAddress } from './client-address';
import { createSecurityHeaders, type SecurityHeaders, setHeaders } from './security-headers';
import { createSiteHandler, type SiteHandler } from './site-handler';

type Options = {
  dev: boolean;
  host: string;
  port: number;
  /** How many proxies of our own stand between the visitors and this server. */
  trustedProxies: number;
  /** The public address. */
  siteUrl: string;
};

export type HttpServer = {
  /** Forgets what these tags make stale; call it around an expiry in Next, so that nothing in between is kept. */
  expire: SiteHandler['expire'];
  /** Stops listening, lets requests in progress end for `drainMs`, then cuts what is left. */
  stop(drainMs: number): Promise<void>;
};

// Longer than the idle time of the usual proxies, so that it is never us who hang up on a reused connection.
const KEEP_ALIVE_MS = 65_000;
// Node's own limit of 16 kB would answer 431 to long paths; the site answers 404.
const MAX_HEADER_BYTES = 64 * 1024;

function answerFailure(response: ServerResponse, headers: SecurityHeaders): void {
  if (response.headersSent) return void response.destroy();
  setHeaders(response, headers.data);
  response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
  response.end('Erro interno. Tente novamente em instantes.');
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
  const { dev, host, port, siteUrl } = options;
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES, keepAliveTimeout: KEEP_ALIVE_MS });
  const app = createNext({ dev, hostname: host, port, httpServer: server, quiet: !dev });
  await app.prepare();
  const headers = createSecurityHeaders({ siteUrl, dev });
  const { answer, handle, expire } = createSiteHandler(app.getRequestHandler(), { dev, headers });
  server.on('request', (request, response) => {
    // What is kept leaves in this very turn, and costs nothing else.
    if (answer(request, response)) return;
    stampClientAddress(request, options.trustedProxies);
    handle(request, response).catch((error: unknown) => {
      // Who has left misses nothing, and it is no fault of ours.
      if (response.destroyed) return;
      console.error(error);
      answerFailure(response, headers);
    });
  });
  await listen(server, options);

  return {
    expire,
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
