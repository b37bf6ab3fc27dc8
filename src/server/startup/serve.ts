import { randomBytes } from 'node:crypto';
import path from 'node:path';

import { parseSettings } from '@/lib/env/settings';
import { tagClock } from '@/lib/tag-clock';

import { type HttpServer, startHttpServer } from '../http/http-server';
import { startCacheListener } from '../invalidation/cache-listener';
import { runInApplication } from '../jobs/run-in-application';
import { startJobRunner } from '../jobs/job-runner';
import { cacheVersion } from '../page-cache/cache-version';
import { createDiskStore } from '../page-cache/disk-store';
import { createWarmUp } from '../page-cache/warm-up';
import { collectGarbage } from './collect-garbage';
import { reportFailure } from './failures';
import { log } from './progress';
import { READY, STOP } from './supervise';

const DRAIN_MS = 5_000;
const MEGABYTE = 1024 * 1024;

/** The server process: Next behind our own HTTP server, the listener for stale pages, the runners of jobs. */
async function serve(dev: boolean): Promise<() => Promise<void>> {
  // Known to this process only: proves to the application that a request comes from here.
  process.env.INTERNAL_SECRET = randomBytes(24).toString('base64url');
  const settings = parseSettings(process.env);
  const { HOST: host, PORT: port, TRUSTED_PROXIES: trustedProxies } = settings;
  const { SITE_URL: siteUrl, DATA_DIR: dataDir } = settings;
  const databaseUrl = process.env.DATABASE_URL ?? '';

  let server: HttpServer | null = null;
  const warmUp = createWarmUp({
    port,
    file: path.join(dataDir, 'most-read.json'),
    cache: () => server?.pageCache ?? null,
  });
  const listener = startCacheListener({
    databaseUrl,
    clock: tagClock,
    onEverything: () => void warmUp.run(),
    log,
  });
  const { history } = listener;
  const disk = createDiskStore({
    folder: path.join(dataDir, 'pages'),
    maxBytes: settings.PAGE_CACHE_DISK_MB * MEGABYTE,
    clock: tagClock,
    version: () => cacheVersion(history.database, siteUrl),
  });
  const caching = { memoryMb: settings.PAGE_CACHE_MEMORY_MB, clock: tagClock, history, disk };
  server = await startHttpServer({
    dev,
    host,
    port,
    trustedProxies,
    siteUrl,
    mediaFolder: settings.S3 == null ? settings.MEDIA_DIR : null,
    anonymous: {
      most: settings.API_ANONYMOUS_PER_MINUTE,
      secret: process.env.PAYLOAD_SECRET ?? '',
    },
    // In development pages change with every edit of their sources, which announces nothing.
    caching: dev ? null : caching,
  });
  const run = runInApplication(port);
  const runners = (['jobs', 'schedules', 'chores', 'imports', 'webhooks'] as const).map((kind) =>
    startJobRunner({ databaseUrl, kind, run }),
  );
  void listener.ready
    .then(() => Promise.all([warmUp.run(), disk.removeOthers()]))
    .then(collectGarbage);
  return async () => {
    // The batch of jobs in progress is a request like others, and has the same time to end.
    await warmUp.stop();
    await Promise.all([...runners.map((runner) => runner.stop()), server.stop(DRAIN_MS)]);
    await disk.close();
    await listener.stop();
  };
}

/** Runs until the supervisor says so. Ends with it, also when it was killed: no supervisor would stop or restart this process. */
async function main(): Promise<void> {
  process.once('disconnect', () => process.exit(1));
  // Ctrl-C in a terminal reaches every process of the group: the supervisor tells us when it is our turn.
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
  const stop = serve(process.argv.includes('--dev'));
  const end = () => {
    stop
      .then((run) => run())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  process.on('message', (message) => message === STOP && end());
  process.once('SIGTERM', end);
  try {
    await stop;
    process.send?.(READY);
  } catch (error) {
    reportFailure(error);
    process.exit(1);
  }
}

await main();
