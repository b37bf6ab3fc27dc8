import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';

import { StartupFailure } from '../startup/failures';

export type Pool = ReturnType<typeof drizzle>['$client'];

const CONNECT_TIMEOUT_MS = 10_000;
const OLDEST_VERSION = 150_000;

/** Two are enough for all work of a start: filling the listings does two things side by side. */
const CONNECTIONS = 2;

/** A small pool of raw connections, for start-up work that must not load Payload. The caller ends it. */
export function openPool(url: string, connections = CONNECTIONS): Pool {
  const { $client: pool } = drizzle({
    connection: {
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
    },
  });
  // Errors of idle connections surface at their next use; without a listener they would end the process.
  pool.on('error', () => undefined);
  return pool;
}

/** A connection of one's own, for what belongs to a session. Give it back with `release(true)`. */
export const connect = async (pool: Pool) => pool.connect();

export type Connection = Awaited<ReturnType<typeof connect>>;

export async function withPool<T>(url: string, use: (pool: Pool) => Promise<T>): Promise<T> {
  const pool = openPool(url);
  try {
    return await use(pool);
  } finally {
    await pool.end();
  }
}

/** Throws when the operator's database cannot be used; the error says why. */
export async function checkDatabase(url: string): Promise<void> {
  const version = await withPool(url, async (pool) => {
    const { rows } = await pool
      .query<{ version: string }>("select current_setting('server_version_num') as version")
      .catch((error: unknown) => {
        if (!(error instanceof Error) || !error.message.includes('timeout')) throw error;
        throw new StartupFailure(
          `O banco de dados de DATABASE_URL não respondeu em ${CONNECT_TIMEOUT_MS / 1000} s. Confira se ele está no ar e se a rede o alcança.`,
        );
      });
    return Number(rows[0]?.version);
  });
  if (version >= OLDEST_VERSION) return;
  throw new StartupFailure(
    `O Postgres de DATABASE_URL é a versão ${Math.floor(version / 10_000)}; use a 15 ou mais nova.`,
  );
}
