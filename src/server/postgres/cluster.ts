import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { StartupFailure } from '../startup/failures';
import { readOrCreateSecret } from '../startup/secrets';
import type { PostgresBinaries } from './binaries';
import type { PostgresOwner } from './owner';

export const ROLE = 'mimoteca';
export const DATABASE = 'mimoteca';
export const PASSWORD_FILE = 'postgres-password';

// Only LC_CTYPE comes from the system (text search asks it what a letter is); the rest is Postgres' own.
const CTYPES = ['C.UTF-8', 'en_US.UTF-8', 'C'];

const INITDB_FLAGS = [
  // The superuser gets no password, hence nobody can log in as it; only the role below can.
  ...['--username=postgres', '--auth-host=scram-sha-256', '--auth-local=reject'],
  ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
];

/** A clean environment: PG* and locale variables of the operator's shell must not reach the database. */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP } = process.env;
  return { NODE_ENV: process.env.NODE_ENV, PATH, SystemRoot, TEMP, LC_ALL: 'C', TZ: 'UTC' };
}

type Run = { owner: PostgresOwner; cwd: string; input?: string };

function run(program: string, args: string[], { owner, cwd, input }: Run) {
  return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    const child = spawn(program, args, { ...owner, cwd, env: postgresEnvironment() });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

function failureFrom(output: string): Error {
  if (output.includes('No space left on device')) {
    return new StartupFailure(
      'O disco está cheio: não foi possível criar o banco de dados. Libere espaço ou aponte DATA_DIR para outro disco.',
    );
  }
  return new StartupFailure(
    `Não foi possível criar o banco de dados: ${output.trim().split('\n').at(-1) ?? 'motivo desconhecido'}`,
  );
}

async function initialise(
  folder: string,
  binaries: PostgresBinaries,
  owner: PostgresOwner,
  durable: boolean,
) {
  let output = '';
  for (const ctype of CTYPES) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { mode: 0o700 });
    if (owner) await chown(folder, owner.uid, owner.gid);
    const result = await run(
      binaries.initdb,
      [
        `--pgdata=${folder}`,
        `--lc-ctype=${ctype}`,
        ...INITDB_FLAGS,
        ...(durable ? [] : ['--no-sync']),
      ],
      { owner, cwd: dirname(folder) },
    );
    if (result.code === 0) return;
    output = result.output;
    if (!output.includes('locale')) break;
  }
  throw failureFrom(output);
}

/** Runs statements without a server, so that a cluster can be completed before anybody can reach it. */
async function runOffline(
  cluster: string,
  statements: string[],
  binaries: PostgresBinaries,
  owner: PostgresOwner,
) {
  const { code, output } = await run(
    binaries.postgres,
    ['--single', '-D', cluster, '-c', 'log_min_messages=fatal', 'postgres'],
    { owner, cwd: dirname(cluster), input: `${statements.join('\n')}\n` },
  );
  if (code !== 0 || /(ERROR|FATAL|PANIC):/.test(output)) throw failureFrom(output);
}

/**
 * Makes sure that the cluster exists with its role and database. It appears whole (a rename) or not
 * at all, so a kill in the middle leaves nothing to repair. Returns the role's password, which is
 * kept in the data folder; a lost one is replaced.
 */
export async function ensureCluster(
  dataDir: string,
  cluster: string,
  binaries: PostgresBinaries,
  owner: PostgresOwner,
  durable: boolean,
): Promise<string> {
  const { value: password, created } = await readOrCreateSecret(join(dataDir, PASSWORD_FILE));
  if (existsSync(join(cluster, 'PG_VERSION'))) {
    const reset = `ALTER ROLE ${ROLE} PASSWORD '${password}';`;
    if (created) await runOffline(cluster, [reset], binaries, owner);
    return password;
  }

  const half = `${cluster}.new`;
  try {
    await createIn(half, password, binaries, owner, durable);
    await rename(half, cluster);
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    await rm(join(dataDir, PASSWORD_FILE), { force: true });
    throw error;
  }
  return password;
}

async function createIn(
  half: string,
  password: string,
  binaries: PostgresBinaries,
  owner: PostgresOwner,
  durable: boolean,
): Promise<void> {
  await initialise(half, binaries, owner, durable);
  // CREATEDB and ownership are all the application needs: the extensions it uses are trusted ones.
  const role = `CREATE ROLE ${ROLE} LOGIN CREATEDB PASSWORD '${password}';`;
  const database = `CREATE DATABASE ${DATABASE} OWNER ${ROLE};`;
  await runOffline(half, [role, database], binaries, owner);
}
