import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { buildListings, listingsPendingIn } from './build-listings';
import { connect, type Connection, type Pool } from './database';
import { StartupFailure } from '../startup/failures';

/** The current functions and triggers of the database, by subject (docs/decisions/0025). */
export const REPEATABLE_FOLDER = path.join('migrations', 'repeatable');

type Repeatable = { name: string; text: string; checksum: string };

/** In the order in which they run: that of their names. */
async function readRepeatables(folder: string): Promise<Repeatable[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      // A checkout on Windows may have other line ends.
      const text = (await readFile(path.join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/** The id that Payload gave to the newest migration: another one after each that was run, also after a `down`. */
const LAST_VERSIONED = 'select coalesce(max(id), 0) from payload_migrations';

async function differs(client: Pool | Connection, repeatables: Repeatable[]): Promise<boolean> {
  const { rows } = await client.query<{ applied: string; isLatest: boolean }>(
    `select name || ' ' || checksum as applied, after_migration = (${LAST_VERSIONED}) as "isLatest"
     from repeatable_migrations`,
  );
  const applied = new Set(rows.filter(({ isLatest }) => isLatest).map((row) => row.applied));
  return (
    rows.length !== repeatables.length ||
    repeatables.some(({ name, checksum }) => !applied.has(`${name} ${checksum}`))
  );
}

/**
 * Whether a file has changed, come or gone, or a versioned migration has run, since the files were last applied, or what
 * follows from them is not done.
 */
export async function repeatablesPendingIn(
  client: Pool | Connection,
  folder = REPEATABLE_FOLDER,
): Promise<boolean> {
  return (await differs(client, await readRepeatables(folder))) || listingsPendingIn(client);
}

async function applyFile(connection: Connection, { name, text, checksum }: Repeatable) {
  try {
    await connection.query(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupFailure(
      `${REPEATABLE_FOLDER}/${name} não pôde ser aplicado, e nada foi mudado. O Postgres disse: ${reason}`,
      { cause: error },
    );
  }
  await connection.query(
    `insert into repeatable_migrations (name, checksum, after_migration)
     values ($1, $2, (${LAST_VERSIONED}))`,
    [name, checksum],
  );
}

/**
 * Applies all files in one transaction if any of them is pending, and answers how many it applied. All, because they
 * build on each other and on tables that a versioned migration may have made anew. Then fills the listings, if what they
 * hold has changed. The caller holds the database lock.
 */
export async function applyRepeatables(
  pool: Pool,
  folder = REPEATABLE_FOLDER,
  log: (line: string) => void = () => undefined,
): Promise<number> {
  const applied = await applyFiles(pool, folder);
  await buildListings(pool, log);
  return applied;
}

async function applyFiles(pool: Pool, folder: string): Promise<number> {
  const repeatables = await readRepeatables(folder);
  if (!(await differs(pool, repeatables))) return 0;
  const connection = await connect(pool);
  try {
    await connection.query('begin');
    await connection.query('delete from repeatable_migrations');
    for (const repeatable of repeatables) await applyFile(connection, repeatable);
    await connection.query('commit');
    return repeatables.length;
  } catch (error) {
    await connection.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    connection.release();
  }
}
