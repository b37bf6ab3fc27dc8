import 'server-only';

import type { Payload } from 'payload';

import { adapterOf } from '@collections/shared/adapter-of';

// Any number does, as long as every copy of the program uses the same.
const SENDER_LOCK = 4_907_326_151;

/**
 * Does `work` while no other process does: what is being sent by nobody is then known to be interrupted. Null when
 * another one is at it. Postgres frees the lock as soon as the process or its connection is gone.
 */
export async function asOnlySender<T>(payload: Payload, work: () => Promise<T>): Promise<T | null> {
  const client = await adapterOf(payload).pool.connect();
  let isHeld = false;
  try {
    const { rows } = await client.query<{ won: boolean }>(
      'select pg_try_advisory_lock($1) as won',
      [SENDER_LOCK],
    );
    isHeld = rows[0]?.won === true;
    return isHeld ? await work() : null;
  } finally {
    const isFree =
      !isHeld ||
      (await client.query('select pg_advisory_unlock($1)', [SENDER_LOCK]).then(
        () => true,
        () => false,
      ));
    // A connection that may still hold the lock is closed, and with it goes the lock.
    client.release(!isFree);
  }
}
