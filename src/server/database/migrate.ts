import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';

import { readdir } from 'node:fs/promises';
import path from 'node:path';

import { env } from '@/lib/env';

import type { migrations as Migrations } from '../../../migrations';

import { withDatabaseLock } from './database-lock';
import { type Pool, withPool } from './database';
import { errorCode } from '../startup/error-code';
import { StartupFailure } from '../startup/failures';
import { loadPayload } from './load-payload';
import { applyRepeatables, REPEATABLE_FOLDER, repeatablesPendingIn } from './repeatable-migrations';

type Migration = (typeof Migrations)[number];

const FOLDER = path.resolve('migrations');
const UNDEFINED_TABLE = '42P01';

async function migrationNames(): Promise<string[]> {
  const files = await readdir(FOLDER).catch(() => []);
  return files
    .filter((file) => /\.(ts|js)$/.test(file) && !/^index\./.test(file))
    .map((file) => path.parse(file).name)
    .sort();
}

async function appliedMigrations(pool: Pool): Promise<{ name: string; batch: number }[]> {
  try {
    const { rows } = await pool.query<{ name: string; batch: string }>(
      'select name, batch from payload_migrations',
    );
    return rows.map(({ name, batch }) => ({ name, batch: Number(batch) }));
  } catch (error) {
    if (errorCode(error) === UNDEFINED_TABLE) return [];
    throw error;
  }
}

/** What a database lacks of the migrations in the repository. */
type Pending = {
  /** Names, oldest first. */
  versioned: string[];
  /** The repeatable ones are to be applied, after the versioned ones. */
  repeatable: boolean;
};

/** Does not load Payload. */
export async function pendingIn(pool: Pool): Promise<Pending> {
  const applied = await appliedMigrations(pool);
  if (applied.some(({ batch }) => batch === -1)) {
    // Payload would ask at the terminal whether to lose data, and wait there for ever.
    throw new StartupFailure(
      'O esquema deste banco de dados foi criado sem migrações (modo push). Use um banco vazio ou apague a linha "dev" de payload_migrations depois de conferir o esquema.',
    );
  }
  const names = await migrationNames();
  const inDatabase = new Set(applied.map(({ name }) => name));
  const versioned = names.filter((name) => !inDatabase.has(name));
  if (versioned.length > 0) return { versioned, repeatable: true };
  // A newer version of the program has migrated this database: what it has defined fits its schema, ours may not.
  const isNewer = inDatabase.size > names.length;
  return { versioned, repeatable: !isNewer && (await repeatablesPendingIn(pool)) };
}

/** Runs what is pending. The caller holds the database lock. */
export async function applyMigrations(payload: Payload, log: (line: string) => void) {
  const { versioned, repeatable } = await withPool(env.DATABASE_URL, pendingIn);
  if (versioned.length > 0) await applyVersioned(payload, versioned, log);
  if (!repeatable) return;
  const count = await withPool(env.DATABASE_URL, (pool) =>
    applyRepeatables(pool, REPEATABLE_FOLDER, log),
  );
  log(`Funções e gatilhos do banco: ${count} arquivos aplicados`);
}

async function applyVersioned(payload: Payload, pending: string[], log: (line: string) => void) {
  log(`Migrações: ${pending.length}, de ${pending[0]} a ${pending.at(-1)}`);
  // Loaded when needed: with it comes the whole adapter, and a supervisor that only looks keeps what it loads.
  const { migrations } = await import('../../../migrations');
  // Given rather than found: Payload would import the files, which only a translating loader can.
  await payload.db.migrate({ migrations: migrations.map(typedForAnyDatabase) });
}

/** Brings the database of the environment up to date; copies that start together wait for each other. */
export async function migrate(log: (line: string) => void): Promise<void> {
  const { versioned, repeatable } = await withPool(env.DATABASE_URL, pendingIn);
  if (versioned.length === 0 && !repeatable) return;
  const payload = await loadPayload();
  try {
    await migrateWith(payload, log);
  } finally {
    await payload.destroy();
  }
}

/** The same with a Payload that is loaded, and stays so. */
export async function migrateWith(payload: Payload, log: (line: string) => void): Promise<void> {
  await withDatabaseLock(
    env.DATABASE_URL,
    () => applyMigrations(payload, log),
    () => log('Outra cópia está preparando o banco de dados; aguardando'),
  );
}

/** The border to Payload, whose type of a migration leaves open which database hands it its arguments. */
function typedForAnyDatabase({ name, up, down }: Migration) {
  return {
    name,
    up: (args: unknown) => up(args as MigrateUpArgs),
    down: (args: unknown) => down(args as MigrateDownArgs),
  };
}
