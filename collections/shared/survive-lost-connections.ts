import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';

/**
 * An idle connection that the database closed is replaced by the pool at the next query; without a listener Node would
 * take the news for a crash.
 */
export function surviveLostConnections(payload: Payload): void {
  // The border to the adapter: `payload.db` is typed for every database, and this project has exactly one.
  const { pool } = payload.db as unknown as PostgresAdapter;
  pool.on('error', (error) => payload.logger.warn(`Database connection lost: ${error.message}`));
}
