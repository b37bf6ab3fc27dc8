import type { Payload } from 'payload';

import { adapterOf } from './adapter-of';

/**
 * A connection that the database closed is replaced by the pool at the next query, and a query that was using it fails.
 * Without a listener the `error` event would end the process. Both listeners are needed: the pool listens only to idle
 * connections.
 */
export function surviveLostConnections(payload: Payload): void {
  const { pool } = adapterOf(payload);
  const note = (error: Error) => payload.logger.warn(`Database connection lost: ${error.message}`);
  pool.on('error', note);
  pool.on('acquire', (client) => client.once('error', note));
  pool.on('release', (_, client) => client.removeListener('error', note));
}
