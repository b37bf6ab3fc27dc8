import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { postgresBinaries } from './binaries';
import { DATABASE, ensureCluster, PASSWORD_FILE, ROLE } from './cluster';
import { postgresOwner } from './owner';
import { findCluster, forgetPlace, placeCluster } from './place';
import { livingPostmaster, stopPostmaster } from './postmaster';
import { supervise } from './supervisor';
import { readOrCreateSecret } from '../startup/secrets';

type Log = (line: string) => void;

type Options = {
  /** Absolute. The cluster lives in it (or where its pointer says) beside its password and log. */
  dataDir: string;
  port: number;
  log: Log;
  /** false trades durability for speed, and leaves nothing outside `dataDir` behind: for tests. */
  durable?: boolean;
};

export type RunningPostgres = {
  /** The application's connection string, to its own database or to another of the cluster. */
  url(database?: string): string;
  /** A fast, clean shutdown. A server that was joined rather than started stays up. */
  stop(): Promise<void>;
};

function connectionString(password: string, port: number) {
  return (database = DATABASE) => `postgres://${ROLE}:${password}@127.0.0.1:${port}/${database}`;
}

/**
 * Starts the database of a data folder and keeps it up: it is started again when it dies. One that
 * a killed process left behind is stopped cleanly first. Throws a StartupFailure when it cannot be.
 * The caller makes sure that no other copy uses the data folder (see `lockDataFolder`).
 */
export async function startPostgres(options: Options): Promise<RunningPostgres> {
  const { dataDir, port, log, durable = true } = options;
  await mkdir(dataDir, { recursive: true });
  const cluster = await placeCluster(dataDir, log);
  const owner = postgresOwner(cluster);

  await stopLeftBehind(dataDir, log);
  const binaries = await postgresBinaries(owner);
  const password = await ensureCluster(dataDir, cluster, binaries, owner, durable);
  const server = await supervise({ dataDir, cluster, port, log, durable, owner, binaries });
  return {
    url: connectionString(password, port),
    async stop() {
      await server.stop();
      const isOutside = dirname(cluster) !== dataDir;
      if (!durable && isOutside) await forgetPlace(dataDir, cluster);
    },
  };
}

/** Whether a data folder has a database already. */
export const hasCluster = (dataDir: string): boolean => existsSync(join(dataDir, PASSWORD_FILE));

/**
 * Stops the database that a killed process left behind in a data folder, cleanly, so that nothing
 * acknowledged is lost. The caller has made sure that no living copy uses it.
 */
export async function stopLeftBehind(dataDir: string, log: Log): Promise<void> {
  const leftBehind = await livingPostmaster(await findCluster(dataDir));
  if (!leftBehind) return;
  log('Um banco de dados de uma execução anterior ainda está no ar: encerrando');
  await stopPostmaster(leftBehind.pid);
}

/** The database of a data folder if another process runs it now, else null. Stopping it is left to that process. */
export async function joinPostgres(dataDir: string): Promise<RunningPostgres | null> {
  const postmaster = await livingPostmaster(await findCluster(dataDir));
  if (!postmaster?.ready) return null;
  const { value } = await readOrCreateSecret(join(dataDir, PASSWORD_FILE));
  return { url: connectionString(value, postmaster.port), stop: () => Promise.resolve() };
}
