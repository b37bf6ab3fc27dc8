import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';

/** What runs SQL: the database, or a transaction of it. */
export type Database = Pick<PostgresAdapter['drizzle'], 'execute'>;

/** The database adapter of this project, for SQL and for its pool. */
export function adapterOf(payload: Payload): PostgresAdapter {
  // The border to the adapter: `payload.db` is typed for every database, and this project has exactly one.
  return payload.db as unknown as PostgresAdapter;
}
