import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';

import { transactionOf } from './transaction';

/** The first half of each advisory lock's name; the second is the user's id. */
const LOCKS = { reviews: 7413, favourites: 7414 } as const;

/**
 * Waits until no other transaction is changing this user's documents of this kind, and makes others wait until this one
 * ends: what is read after it still holds when it is written.
 */
export async function takeTurns(
  req: PayloadRequest,
  kind: keyof typeof LOCKS,
  userId: number,
): Promise<void> {
  const db = await transactionOf(req);
  await db.execute(sql`select pg_advisory_xact_lock(${LOCKS[kind]}::integer, ${userId}::integer)`);
}
