import process from 'node:process';

import type { Payload } from 'payload';

import { DATABASE_PATIENCE, DATABASE_QUEUE } from '@/domain/patience';

import { adapterOf } from './adapter-of';
import { boundQueue } from './bound-queue';
import { noteUnavailableQueries } from './note-unavailable-queries';

/**
 * Bounds what the requests of a serving process may ask of the database: the time of a statement, of a lock and of an
 * idle transaction, and how many may wait for a connection and for how long. Start-up work opens Payload without it.
 * Decision 0021.
 */
export async function guardPool(payload: Payload): Promise<void> {
  // A build renders pages from a database of any size, and no client waits for it.
  if (process.env.NEXT_PHASE === 'phase-production-build') return;
  const { pool } = adapterOf(payload);
  // The pool passes these to each connection that it opens, which sends them to Postgres at its start.
  Object.assign(pool.options, {
    statement_timeout: DATABASE_PATIENCE.statement,
    lock_timeout: DATABASE_PATIENCE.lock,
    idle_in_transaction_session_timeout: DATABASE_PATIENCE.idleInTransaction,
    connectionTimeoutMillis: DATABASE_PATIENCE.connection,
  });
  boundQueue(pool, DATABASE_QUEUE, 'a database connection');
  noteUnavailableQueries(pool);
  // Connections opened before do not have these settings.
  while (pool.idleCount > 0) (await pool.connect()).release(true);
}
