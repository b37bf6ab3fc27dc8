import { setTimeout as sleep } from 'node:timers/promises';

import createNext from 'next';

import { CONNECTION_LIMITS, OVERLOAD, PACE } from '@/domain/http-limits';

import { giftDocuments } from '../documents/gift-documents';
import { loadGiftRenderer } from '../documents/load-gift-renderer';
import type { PageCacheOptions } from '../page-cache/page-cache';
import type { AnonymousQuota } from './anonymous-quota';
import { useBuiltConfig } from './built-config';
import { stampClientAddress } from './client-address';
import { watchEventLoop } from './event-loop';
import { createListeningServer } from './listening-server';
import { createOverload } from './overload';
import { createPace } from './pace';
import { createSecurityHeaders } from './security-headers';
import { createSiteHandler, type SiteHandler } from './site-handler';
import { createUpgradeTarget, passHotReload } from './upgrades';

type Options = {
  dev: boolean;
  host: string;
  port: number;
  /** The site's public address. */
  siteUrl: string;
  /** How many proxies of our own stand between the visitors and this server. */
  trustedProxies: number;
  /** Where media files are on this server's disk; null when they are in a bucket. */
  mediaFolder: string | null;
  /** How much of the API a client may ask without a key or a session, and what sessions are signed with. */
  anonymous: AnonymousQuota;
  /** What the page cache learns of changes from; null: nothing is cached. */
  caching: PageCacheOptions | null;
};

export type HttpServer = {
  pageCache: SiteHandler['pageCache'];
  /** Stops listening, lets requests in progress end for `drainMs`, then cuts what is left. Always settles. */
  stop(drainMs: number): Promise<void>;
};

/** The longest that Next may take to close once nobody is served any more. */
const CLOSE_NEXT_MS = 2_000;

/** Starts Next inside a server of our own and listens. The environment must be complete. */
export async function startHttpServer(options: Options): Promise<HttpServer> {
  const { dev, host, port, siteUrl, trustedProxies, mediaFolder, anonymous, caching } = options;
  const upgrades = createUpgradeTarget();
  if (!dev) await useBuiltConfig();
  const app = createNext({ dev, hostname: host, port, httpServer: upgrades, quiet: !dev });
  await app.prepare();

  const overload = createOverload();
  watchEventLoop({ ...OVERLOAD, note: overload.note });
  const pace = createPace();
  watchEventLoop({ ...PACE, note: pace.note });
  const headers = createSecurityHeaders({ siteUrl, dev });
  const next = app.getRequestHandler();
  const site = createSiteHandler(dev ? next : giftDocuments(next, loadGiftRenderer), {
    dev,
    siteUrl,
    headers,
    overload,
    pace,
    mediaFolder,
    anonymous,
    caching,
  });
  const { server, listen, stop } = createListeningServer(
    (request, response) => {
      // A cache entry leaves in this very turn, and costs nothing else.
      if (site.answer(request, response)) return undefined;
      stampClientAddress(request, trustedProxies);
      return site.handle(request, response);
    },
    { perClient: trustedProxies > 0 ? Infinity : CONNECTION_LIMITS.connectionsPerClient },
  );
  if (dev) passHotReload(server, upgrades);
  await listen(port, host);

  return {
    pageCache: site.pageCache,
    async stop(drainMs) {
      await stop(drainMs);
      await Promise.race([app.close(), sleep(CLOSE_NEXT_MS, undefined, { ref: false })]);
    },
  };
}
