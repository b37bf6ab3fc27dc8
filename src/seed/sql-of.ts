import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';

/** SQL for what the Local API has no words for: counters and bulk inserts. */
export function sqlOf(payload: Payload): PostgresAdapter['drizzle'] {
  // The border to the adapter: `payload.db` is typed for every database, and this project has exactly one.
  return (payload.db as unknown as PostgresAdapter).drizzle;
}
