import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';

import { adminPasswordFile } from './admin-password';
import { ensureBuild } from '../build/build';
import { noteBuildUser } from '../build/build-users';
import { startCacheListener } from '../invalidation/cache-listener';
import { ChildFailure } from './child';
import { openEnvironment, type OpenEnvironment } from './environment';
import { expireTags } from '../invalidation/expire-tags';
import { reportFailure } from './failures';
import { startJobRunner } from '../jobs/job-runner';
import { runInApplication } from '../jobs/run-in-application';
import { prepareIfNeeded } from './prepare-if-needed';
import { formatSeconds, log, step } from './progress';
import { onStopRequest } from './shutdown';
import { warmUp } from '../warm-up';

const DRAIN_MS = 5_000;

type Stop = () => Promise<void>;

function printAddresses({ settings, inboxUrl }: OpenEnvironment, startedAt: number): void {
  const passwordFile = adminPasswordFile(settings.DATA_DIR);
  const password = settings.ADMIN_PASSWORD
    ? 'a de ADMIN_PASSWORD'
    : existsSync(passwordFile)
      ? `em ${passwordFile}`
      : 'a que já foi definida';
  log('');
  log(`Mimoteca no ar (${formatSeconds(performance.now() - startedAt)})`);
  log(`  Site      ${settings.SITE_URL}`);
  log(`  Painel    ${settings.SITE_URL}/admin  (${settings.ADMIN_EMAIL}, senha ${password})`);
  if (inboxUrl) log(`  E-mails   ${inboxUrl}`);
  log('');
}

async function run(dev: boolean, startedAt: number, stops: Stop[]): Promise<void> {
  const environment = await step('Banco de dados e caixa de e-mails', () =>
    openEnvironment({ log, purpose: dev ? 'npm run dev' : 'npm start', serves: true }),
  );
  stops.push(() => environment.close());
  const { settings } = environment;
  const databaseUrl = process.env.DATABASE_URL ?? '';
  Object.assign(process.env, {
    NODE_ENV: dev ? 'development' : 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    // Known to this process only: proves to the application that an expiry comes from here.
    INTERNAL_SECRET: randomBytes(24).toString('base64url'),
  });

  await prepareIfNeeded(settings, databaseUrl);
  if (!dev) {
    await ensureBuild();
    stops.push(await noteBuildUser(`npm start na porta ${settings.PORT}`));
  }

  const { startHttpServer } = await import('../http/http-server');
  const { HOST: host, PORT: port, TRUSTED_PROXIES: trustedProxies, SITE_URL: siteUrl } = settings;
  const server = await startHttpServer({ dev, host, port, trustedProxies, siteUrl });
  const expireInNext = expireTags(port);
  const listener = startCacheListener({
    databaseUrl,
    log,
    heard: () => server.expire([]),
    async expire(tags, signal) {
      server.expire(tags);
      await expireInNext(tags, signal);
      server.expire(tags);
    },
  });
  stops.push(() => listener.stop());
  stops.push(async () => {
    await environment.announceStop();
    await server.stop(DRAIN_MS);
    ignoreLostConnections();
  });
  const jobs = startJobRunner({ databaseUrl, run: runInApplication(port) });
  stops.push(() => jobs.stop());
  printAddresses(environment, startedAt);
  void listener.ready.then(() => warmUp(port));
}

/** Nobody is served any more: that the application's idle connections end with the database is no news. */
function ignoreLostConnections(): void {
  process.removeAllListeners('uncaughtException');
  process.on('uncaughtException', () => undefined);
}

/** Everything from nothing to a listening site; see the README for what it starts. Ends the process when it cannot. */
export async function start({ dev }: { dev: boolean }): Promise<void> {
  const startedAt = performance.now();
  const stops: Stop[] = [];
  let isStopping = false;
  const stopAll = async () => {
    isStopping = true;
    for (const stop of stops.splice(0).reverse()) await stop();
  };
  onStopRequest(stopAll);
  try {
    await run(dev, startedAt, stops);
  } catch (error) {
    if (isStopping) return;
    if (!(error instanceof ChildFailure)) reportFailure(error);
    await stopAll();
    process.exit(1);
  }
}
