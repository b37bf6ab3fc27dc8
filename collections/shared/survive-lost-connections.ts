import type { Payload } from 'payload';

import { adapterOf } from './adapter-of';

/**
 * A connection that the database closed is replaced by the pool at the next query, and whoever was using it hears of it
 * from that query; without listeners Node would take the news for a crash. Both are needed: the pool listens only to
 * connections that rest in it.
 */
export function surviveLostConnections(payload: Payload): void {
  const { pool } = adapterOf(payload);
  const note = (error: Error) => payload.logger.warn(`Database connection lost: ${error.message}`);
  pool.on('error', note);
  pool.on('acquire', (client) => client.once('error', note));
  pool.on('release', (_, client) => client.removeListener('error', note));
}
