import { randomBytes } from 'node:crypto';

import { parseSettings } from '@/lib/env/settings';

import { startHttpServer } from '../http/http-server';
import { expireTags } from '../invalidation/expire-tags';
import { startCacheListener } from '../invalidation/cache-listener';
import { runInApplication } from '../jobs/run-in-application';
import { startJobRunner } from '../jobs/job-runner';
import { warmUp } from '../warm-up';
import { collectGarbage } from './collect-garbage';
import { reportFailure } from './failures';
import { log } from './progress';
import { READY, STOP } from './supervise';

const DRAIN_MS = 5_000;

/** The server process: Next behind our own HTTP server, the listener for stale pages, the runner of jobs. */
async function serve(dev: boolean): Promise<() => Promise<void>> {
  // Known to this process only: proves to the application that an expiry comes from here.
  process.env.INTERNAL_SECRET = randomBytes(24).toString('base64url');
  const settings = parseSettings(process.env);
  const { HOST: host, PORT: port, TRUSTED_PROXIES: trustedProxies, SITE_URL: siteUrl } = settings;
  const databaseUrl = process.env.DATABASE_URL ?? '';

  const server = await startHttpServer({ dev, host, port, trustedProxies, siteUrl });
  const expireInNext = expireTags(port);
  const listener = startCacheListener({
    databaseUrl,
    log,
    onAnnounced: () => server.expire([]),
    async expire(tags, signal) {
      server.expire(tags);
      await expireInNext(tags, signal);
      server.expire(tags);
    },
  });
  const jobs = startJobRunner({ databaseUrl, run: runInApplication(port) });
  void listener.ready.then(() => warmUp(port)).then(collectGarbage);
  return async () => {
    // The batch of jobs in progress is a request like others, and has the same time to end.
    await Promise.all([jobs.stop(), server.stop(DRAIN_MS)]);
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
