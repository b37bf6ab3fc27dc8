import { existsSync } from 'node:fs';

import { adminPasswordFile } from './admin-password';
import { ensureBuild } from '../build/ensure-build';
import { noteBuildUser } from '../build/build-users';
import { ChildFailure } from './child';
import { collectGarbage } from './collect-garbage';
import { openEnvironment, type OpenEnvironment } from './environment';
import { reportFailure } from './failures';
import { followUpIfNeeded } from './follow-up-if-needed';
import { prepareIfNeeded } from './prepare-if-needed';
import { formatSeconds, log, step } from './progress';
import { launchServer } from './server-process';
import { onStopRequest } from './shutdown';
import { supervise } from './supervise';

type Stop = () => Promise<void>;

function printAddresses({ settings, inboxUrl }: OpenEnvironment, startedAt: number): void {
  const passwordFile = adminPasswordFile(settings.DATA_DIR);
  const password = settings.ADMIN_PASSWORD
    ? 'a de ADMIN_PASSWORD'
    : existsSync(passwordFile)
      ? `em ${passwordFile}`
      : 'a que já foi definida';
  const lines = [
    '',
    `Mimoteca no ar (${formatSeconds(performance.now() - startedAt)})`,
    `  Site      ${settings.SITE_URL}`,
    `  Painel    ${settings.SITE_URL}/admin  (${settings.ADMIN_EMAIL}, senha ${password})`,
    ...(inboxUrl ? [`  E-mails   ${inboxUrl}`] : []),
    '',
  ];
  // In one write: whoever waits for the first of them has read them all.
  log(lines.join('\n  '));
}

async function run(dev: boolean, startedAt: number, stops: Stop[]): Promise<void> {
  const environment = await step('Banco de dados e caixa de e-mails', () =>
    openEnvironment({ log, purpose: dev ? 'npm run dev' : 'npm start', serves: true }),
  );
  stops.push(() => environment.close());
  const { settings } = environment;
  Object.assign(process.env, {
    NODE_ENV: dev ? 'development' : 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  });

  await allDone([
    prepareIfNeeded(settings, process.env.DATABASE_URL ?? ''),
    // Reads nothing of the database.
    ...(dev ? [] : [ensureBuild()]),
  ]);
  if (!dev) stops.push(await noteBuildUser(`npm start na porta ${settings.PORT}`));

  const server = supervise({
    launch: () => launchServer({ dev }),
    log,
    onGiveUp: () => void stopAll(stops).finally(() => process.exit(1)),
  });
  stops.push(async () => {
    // Both at once: asked by a signal to the whole group, the server may end before the file is written.
    await Promise.all([server.stop(), environment.announceStop()]);
  });
  await server.ready;
  printAddresses(environment, startedAt);
  collectGarbage();
  void followUpIfNeeded(settings, process.env.DATABASE_URL ?? '');
}

/** Waits for all, also after one has failed: what still writes its lines would go on behind the reason. */
async function allDone(steps: Promise<void>[]): Promise<void> {
  const outcomes = await Promise.allSettled(steps);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

async function stopAll(stops: Stop[]): Promise<void> {
  for (const stop of stops.splice(0).reverse()) await stop();
}

/** Everything from nothing to a listening site; see the README for what it starts. Ends the process when it cannot. */
export async function start({ dev }: { dev: boolean }): Promise<void> {
  const startedAt = performance.now();
  const stops: Stop[] = [];
  let isStopping = false;
  onStopRequest(() => {
    isStopping = true;
    return stopAll(stops);
  });
  try {
    await run(dev, startedAt, stops);
  } catch (error) {
    if (isStopping) return;
    if (!(error instanceof ChildFailure)) reportFailure(error);
    await stopAll(stops);
    process.exit(1);
  }
}
