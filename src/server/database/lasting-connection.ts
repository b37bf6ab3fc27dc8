import { setTimeout as sleep } from 'node:timers/promises';

import { connect, type Connection, openPool } from './database';

const FIRST_BACKOFF_MS = 100;
const LONGEST_BACKOFF_MS = 2_000;
const HEARTBEAT_MS = 10_000;
const HEARTBEAT_TIMEOUT_MS = 5_000;

type Options = {
  databaseUrl: string;
  signal: AbortSignal;
  /** Called with each new connection, the first and those after a loss. */
  use: (connection: Connection) => Promise<void>;
  /** Called when a connection that was used is used no longer. */
  leave?: () => void;
  /** Called once for each loss. */
  onLost?: () => void;
};

/** Settles when the connection is lost. A peer that vanished without closing is noticed by the heartbeat. */
async function untilLost(connection: Connection, signal: AbortSignal): Promise<void> {
  const lost = new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    connection.once('error', () => resolve());
    connection.once('end', () => resolve());
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  let isLost = false;
  void lost.then(() => (isLost = true));
  while (!isLost) {
    await Promise.race([lost, sleep(HEARTBEAT_MS, undefined, { ref: false })]);
    if (isLost) return;
    const answer = connection.query('select 1').then(
      () => true,
      () => false,
    );
    const timeout = sleep(HEARTBEAT_TIMEOUT_MS, false, { ref: false });
    if (!(await Promise.race([answer, timeout, lost.then(() => false)]))) return;
  }
}

async function connectOnce({ databaseUrl, signal, use, leave }: Options): Promise<void> {
  const pool = openPool(databaseUrl);
  try {
    const connection = await connect(pool);
    try {
      await use(connection);
      await untilLost(connection, signal);
    } finally {
      leave?.();
      connection.release(true);
    }
  } finally {
    await pool.end();
  }
}

/** Holds a connection open, and opens it again whenever it is lost, with growing pauses. Settles once `signal` aborts. */
export async function holdConnection(options: Options): Promise<void> {
  const { onLost, signal } = options;
  let backoff = FIRST_BACKOFF_MS;
  while (!signal.aborted) {
    const since = Date.now();
    await connectOnce(options).catch(() => undefined);
    if (signal.aborted) return;
    if (Date.now() - since > LONGEST_BACKOFF_MS) backoff = FIRST_BACKOFF_MS;
    if (backoff === FIRST_BACKOFF_MS) onLost?.();
    await sleep(backoff, undefined, { signal }).catch(() => undefined);
    backoff = Math.min(backoff * 2, LONGEST_BACKOFF_MS);
  }
}
