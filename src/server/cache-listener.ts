import { setTimeout as sleep } from 'node:timers/promises';

import { connect, type Connection, openPool } from './database';
import { createTagBatcher } from './tag-batcher';

const CHANNEL = 'cache_tags';
const EVERYTHING = '*';
const FIRST_BACKOFF_MS = 100;
const LONGEST_BACKOFF_MS = 2_000;
const HEARTBEAT_MS = 10_000;
const HEARTBEAT_TIMEOUT_MS = 5_000;

type Options = {
  databaseUrl: string;
  /** Expires tags in the running Next server; rejects when it did not. */
  expire(tags: string[], signal: AbortSignal): Promise<void>;
  log: (line: string) => void;
};

export type CacheListener = {
  /** Resolves once the first connection's "everything" has been expired. */
  ready: Promise<void>;
  stop(): Promise<void>;
};

/** A notification carries one tag, or several as a JSON array. */
function tagsIn(message: string | undefined): string[] {
  if (!message) return [];
  if (!message.startsWith('[')) return [message];
  try {
    const parsed: unknown = JSON.parse(message);
    return Array.isArray(parsed) ? parsed.filter((tag) => typeof tag === 'string') : [];
  } catch {
    // Not understood: better to forget too much than to serve what is gone.
    return [EVERYTHING];
  }
}

/** Settles when the connection is lost. A peer that vanished without a word is noticed by the heartbeat. */
async function untilLost(connection: Connection, signal: AbortSignal): Promise<void> {
  const lost = new Promise<void>((resolve) => {
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

/**
 * Carries what the database announces at commit to the page cache of this process. After each
 * (re)connection everything is expired: announcements may have been missed meanwhile, and at the
 * first one the build may be older than the database.
 */
export function startCacheListener({ databaseUrl, expire, log }: Options): CacheListener {
  const stopping = new AbortController();
  const { signal } = stopping;
  const batcher = createTagBatcher((tags) => expire(tags, signal), signal);

  async function listen(): Promise<void> {
    const pool = openPool(databaseUrl);
    try {
      const connection = await connect(pool);
      try {
        connection.on('notification', ({ payload }) => batcher.add(tagsIn(payload)));
        await connection.query(`listen ${CHANNEL}`);
        batcher.add([EVERYTHING]);
        await untilLost(connection, signal);
      } finally {
        connection.release(true);
      }
    } finally {
      await pool.end();
    }
  }

  async function listenForEver(): Promise<void> {
    let backoff = FIRST_BACKOFF_MS;
    while (!signal.aborted) {
      const since = Date.now();
      await listen().catch(() => undefined);
      if (signal.aborted) return;
      if (Date.now() - since > LONGEST_BACKOFF_MS) backoff = FIRST_BACKOFF_MS;
      if (backoff === FIRST_BACKOFF_MS) log('Conexão com o banco de dados perdida; reconectando');
      await sleep(backoff, undefined, { signal }).catch(() => undefined);
      backoff = Math.min(backoff * 2, LONGEST_BACKOFF_MS);
    }
  }

  const running = listenForEver();
  return {
    ready: batcher.firstFlush,
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
