import { connect, withPool } from './database';

// Any number does, as long as every copy of the program uses the same.
const PREPARATION_LOCK = 4_907_326_118;
const FOLLOW_UP_LOCK = 4_907_326_120;

/**
 * Runs `work` while no other copy prepares the same database (migrations, first administrator,
 * demo catalogue). The lock belongs to a connection of its own and goes with it, also after a kill.
 * `onWait` is called once if another copy holds it.
 */
export function withDatabaseLock<T>(
  url: string,
  work: () => Promise<T>,
  onWait: () => void = () => undefined,
): Promise<T> {
  return withPool(url, async (pool) => {
    const connection = await connect(pool);
    try {
      const { rows } = await connection.query<{ free: boolean }>(
        'select pg_try_advisory_lock($1) as free',
        [PREPARATION_LOCK],
      );
      if (!rows[0]?.free) {
        onWait();
        await connection.query('select pg_advisory_lock($1)', [PREPARATION_LOCK]);
      }
      return await work();
    } finally {
      // Destroyed rather than returned, so that the server releases the lock whatever happened.
      connection.release(true);
    }
  });
}

/** Runs `work` unless another copy does what may follow on the same database. The lock goes with its connection. */
export function withFollowUpLock(url: string, work: () => Promise<void>): Promise<void> {
  return withPool(url, async (pool) => {
    const connection = await connect(pool);
    try {
      const { rows } = await connection.query<{ free: boolean }>(
        'select pg_try_advisory_lock($1) as free',
        [FOLLOW_UP_LOCK],
      );
      if (rows[0]?.free === true) await work();
    } finally {
      connection.release(true);
    }
  });
}
