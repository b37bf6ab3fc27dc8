import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';

import { parseSettings, type Settings } from '@/lib/env/settings';

import { checkDataFolder, checkPorts, type WantedPort } from './checks';
import { type DataLock, lockDataFolder } from './data-lock';
import { checkDatabase } from '../database/database';
import {
  hasCluster,
  joinPostgres,
  type RunningPostgres,
  startPostgres,
  stopLeftBehind,
} from '../postgres/embedded-postgres';
import { type MailInbox, startMailInbox } from '../mail/mail-inbox';
import type { Log } from './progress';
import { readOrCreateSecret } from './secrets';

type Options = {
  log: Log;
  /** What holds the data folder, in the words for an operator who starts another: "npm start". */
  purpose: string;
  /** true for the site itself: it needs its port and the inbox, and shares the data folder with no other copy. */
  serves: boolean;
};

export type OpenEnvironment = {
  settings: Settings;
  /** Address of the local inbox's web page, or null when messages go elsewhere. */
  inboxUrl: string | null;
  announceStop(): Promise<void>;
  /** Stops what was started, in reverse order. */
  close(): Promise<void>;
};

function wantedPorts(settings: Settings, serves: boolean): WantedPort[] {
  const wanted: WantedPort[] = [];
  const local = (name: 'PG_PORT' | 'MAIL_SMTP_PORT' | 'MAIL_UI_PORT') =>
    wanted.push({ name, port: settings[name], host: '127.0.0.1' });
  if (serves) wanted.push({ name: 'PORT', port: settings.PORT, host: settings.HOST });
  if (!settings.DATABASE_URL) local('PG_PORT');
  if (serves && !settings.SMTP_URL) {
    local('MAIL_SMTP_PORT');
    local('MAIL_UI_PORT');
  }
  return wanted;
}

/** Locks the data folder and makes sure that our ports are free, before anything is made in it. */
async function claim(settings: Settings, { log, purpose, serves }: Options): Promise<DataLock> {
  const ports = wantedPorts(settings, serves);
  const isNew = !existsSync(settings.DATA_DIR);
  if (isNew) await checkPorts(ports);
  await mkdir(settings.DATA_DIR, { recursive: true });
  const lock = await lockDataFolder(settings.DATA_DIR, purpose);
  if (isNew) return lock;
  try {
    // A database that a killed copy left behind still holds its port.
    if (!settings.DATABASE_URL) await stopLeftBehind(settings.DATA_DIR, log);
    await checkPorts(ports);
  } catch (error) {
    await lock.release();
    throw error;
  }
  return lock;
}

async function completeVariables(settings: Settings, databaseUrl: string): Promise<void> {
  const secret =
    settings.PAYLOAD_SECRET ??
    (await readOrCreateSecret(path.join(settings.DATA_DIR, 'payload-secret'))).value;
  Object.assign(process.env, {
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: secret,
    SMTP_URL: settings.SMTP_URL ?? `smtp://127.0.0.1:${settings.MAIL_SMTP_PORT}`,
    DATA_DIR: settings.DATA_DIR,
    SITE_URL: settings.SITE_URL,
    // The default depends on whose database it is, which cannot be distinguished any more from here on.
    SEED_DEMO: String(settings.SEED_DEMO),
  });
}

/**
 * Checks the operator's variables and surroundings, starts the local services they ask for, and
 * completes `process.env` for whatever is loaded afterwards. A command that does not serve joins the
 * database of a copy that is running. Throws before anything is made when something is wrong.
 */
export async function openEnvironment(options: Options): Promise<OpenEnvironment> {
  const { log, serves } = options;
  const settings = parseSettings(process.env);
  const { DATA_DIR: dataDir, DATABASE_URL: operatorsDatabase } = settings;
  if (operatorsDatabase) await checkDatabase(operatorsDatabase);
  await checkDataFolder(dataDir, !operatorsDatabase && !hasCluster(dataDir));

  const joined = serves || operatorsDatabase ? null : await joinPostgres(dataDir);
  const isGuest = joined !== null || (!serves && operatorsDatabase !== undefined);
  const lock = isGuest ? null : await claim(settings, options);
  let postgres: RunningPostgres | null = joined;
  let inbox: MailInbox | null = null;

  const close = async () => {
    await inbox?.stop();
    await postgres?.stop();
    await lock?.release();
  };
  try {
    if (isGuest) await mkdir(dataDir, { recursive: true });
    if (!postgres && !operatorsDatabase) {
      postgres = await startPostgres({ dataDir, port: settings.PG_PORT, log });
    }
    if (serves && !settings.SMTP_URL) {
      const { MAIL_SMTP_PORT: smtpPort, MAIL_UI_PORT: uiPort } = settings;
      inbox = await startMailInbox({ dataDir, smtpPort, uiPort });
    }
    await completeVariables(settings, postgres?.url() ?? operatorsDatabase ?? '');
  } catch (error) {
    await close();
    throw error;
  }
  return {
    settings,
    inboxUrl: inbox ? `http://localhost:${settings.MAIL_UI_PORT}` : null,
    announceStop: async () => lock?.announceStop(),
    close,
  };
}
