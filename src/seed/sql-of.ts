import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';

import { adapterOf } from '@collections/shared/adapter-of';

/** SQL for what the Local API cannot do: counters and bulk inserts. */
export function sqlOf(payload: Payload): PostgresAdapter['drizzle'] {
  return adapterOf(payload).drizzle;
}
