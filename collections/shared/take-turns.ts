import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';

import { transactionOf } from './transaction';

/** The first half of each advisory lock's name; the second is the user's id, or what the name of a file hashes to. */
const LOCKS = { reviews: 7413, favourites: 7414, media: 7415, 'api-keys': 7416 } as const;

/**
 * Waits until no other transaction is changing this user's documents of this kind, or a file of this name, and makes
 * others wait until this one ends: what is read after it still holds when it is written.
 */
export async function takeTurns(
  req: PayloadRequest,
  kind: keyof typeof LOCKS,
  whose: number | string,
): Promise<void> {
  const db = await transactionOf(req);
  const second = typeof whose === 'number' ? sql`${whose}::integer` : sql`hashtext(${whose})`;
  await db.execute(sql`select pg_advisory_xact_lock(${LOCKS[kind]}::integer, ${second})`);
}
