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

/** The names of the migrations in the repository that a database does not have yet, oldest first. Does not load Payload. */
export function pendingMigrations(databaseUrl: string): Promise<string[]> {
  return withPool(databaseUrl, pendingIn);
}

export async function pendingIn(pool: Pool): Promise<string[]> {
  const applied = await appliedMigrations(pool);
  if (applied.some(({ batch }) => batch === -1)) {
    // Payload would ask at the terminal whether to lose data, and wait there for ever.
    throw new StartupFailure(
      'O esquema deste banco de dados foi criado sem migrações (modo push). Use um banco vazio ou apague a linha "dev" de payload_migrations depois de conferir o esquema.',
    );
  }
  const names = new Set(applied.map(({ name }) => name));
  return (await migrationNames()).filter((name) => !names.has(name));
}

/** Runs what is pending. The caller holds the database lock. */
export async function applyMigrations(payload: Payload, log: (line: string) => void) {
  const pending = await pendingMigrations(env.DATABASE_URL);
  if (pending.length === 0) return;
  log(`Migrações: ${pending.length}, de ${pending[0]} a ${pending.at(-1)}`);
  // Loaded when needed: with it comes the whole adapter, and a supervisor that only looks keeps what it loads.
  const { migrations } = await import('../../../migrations');
  // Given rather than found: Payload would import the files, which only a translating loader can.
  await payload.db.migrate({ migrations: migrations.map(typedForAnyDatabase) });
}

/** Brings the database of the environment up to date; copies that start together wait for each other. */
export async function migrate(log: (line: string) => void): Promise<void> {
  if ((await pendingMigrations(env.DATABASE_URL)).length === 0) return;
  const payload = await loadPayload();
  try {
    await withDatabaseLock(
      env.DATABASE_URL,
      () => applyMigrations(payload, log),
      () => log('Outra cópia está preparando o banco de dados; aguardando'),
    );
  } finally {
    await payload.destroy();
  }
}

/** The border to Payload, whose type of a migration leaves open which database hands it its arguments. */
function typedForAnyDatabase({ name, up, down }: Migration) {
  return {
    name,
    up: (args: unknown) => up(args as MigrateUpArgs),
    down: (args: unknown) => down(args as MigrateDownArgs),
  };
}
