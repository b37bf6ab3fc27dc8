import type { Payload } from 'payload';

import { adapterOf } from './adapter-of';

/**
 * An idle connection that the database closed is replaced by the pool at the next query; without a listener Node would
 * take the news for a crash.
 */
export function surviveLostConnections(payload: Payload): void {
  const { pool } = adapterOf(payload);
  pool.on('error', (error) => payload.logger.warn(`Database connection lost: ${error.message}`));
}
