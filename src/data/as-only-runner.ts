import 'server-only';

import type { Payload } from 'payload';

import { adapterOf } from '@collections/shared/adapter-of';

/**
 * Does `work` while no other process that names the same lock does. Null when another one is at it. Postgres frees the lock as
 * soon as the process or its connection is gone.
 */
export async function asOnlyRunner<T>(
  payload: Payload,
  lock: number,
  work: () => Promise<T>,
): Promise<T | null> {
  const client = await adapterOf(payload).pool.connect();
  let isHeld = false;
  try {
    const { rows } = await client.query<{ won: boolean }>(
      'select pg_try_advisory_lock($1) as won',
      [lock],
    );
    isHeld = rows[0]?.won === true;
    return isHeld ? await work() : null;
  } finally {
    const isFree =
      !isHeld ||
      (await client.query('select pg_advisory_unlock($1)', [lock]).then(
        () => true,
        () => false,
      ));
    // A connection that may still hold the lock is closed, and with it goes the lock.
    client.release(!isFree);
  }
}
