import { setTimeout as sleep } from 'node:timers/promises';

import type { Connection } from '../database/database';
import { holdConnection } from '../database/lasting-connection';

// Any numbers do, as long as every copy of the program uses the same.
const JOBS_LOCK = 4_907_326_119;
const SCHEDULES_LOCK = 4_907_326_177;
const CHORES_LOCK = 4_907_326_163;
const IMPORTS_LOCK = 4_907_326_213;
const WEBHOOKS_LOCK = 4_907_326_229;

/** What is run, each by a runner of its own: nothing that somebody waits for stands behind what may take its time. */
const KINDS = {
  /** Mails and campaigns: a commit that queues one wakes it. */
  jobs: { path: '/api/internal/jobs', lock: JOBS_LOCK },
  /** What editors have scheduled: a commit that schedules something wakes it. */
  schedules: { path: '/api/internal/schedules', lock: SCHEDULES_LOCK },
  /** What nobody waits for: the figures of the day, visits to the links of gifts. */
  chores: { path: '/api/internal/chores', lock: CHORES_LOCK },
  /** Imports of gifts: an editor who begins one wakes it. */
  imports: { path: '/api/internal/imports', lock: IMPORTS_LOCK },
  /** Messages to webhooks: a commit that changes a public gift wakes it. */
  webhooks: { path: '/api/internal/webhooks', lock: WEBHOOKS_LOCK },
} as const;

const SHORTEST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
const DRAIN_MS = 5_000;

type Options = {
  databaseUrl: string;
  kind: keyof typeof KINDS;
  /**
   * Runs what is due at a route of the application, batch by batch, until nothing is or the signal asks to begin no other.
   * Answers the milliseconds until something is due again, or null. Rejects when the application did not answer.
   */
  run(path: string, signal: AbortSignal): Promise<number | null>;
};

export type JobRunner = { stop(): Promise<void> };

/**
 * Runs queued jobs as soon as their transaction commits, and again when a retry is due. Of several servers one runs:
 * the one whose connection holds the lock. When it goes, in whatever way, the next one is notified of a job, or looks after
 * half a minute, and takes over. What the other has left half done is settled by whoever runs (src/data/outbox).
 */
export function startJobRunner({ databaseUrl, kind, run }: Options): JobRunner {
  const { path, lock } = KINDS[kind];
  const leaving = new AbortController();
  const stopping = new AbortController();
  const { signal } = stopping;
  let current: Promise<void> = Promise.resolve();

  /** Everything that belongs to one connection: with it goes the lock. */
  async function work(connection: Connection): Promise<void> {
    let isElected = false;
    let isBusy = false;
    let isWanted = false;
    let isOver = false;
    let timer: NodeJS.Timeout | undefined;

    async function elect(): Promise<boolean> {
      const { rows } = await connection.query<{ won: boolean }>(
        'select pg_try_advisory_lock($1) as won',
        [lock],
      );
      return rows[0]?.won === true;
    }

    async function turn(): Promise<number> {
      isElected ||= await elect();
      if (!isElected) return LONGEST_WAIT_MS;
      try {
        const due = await run(path, leaving.signal);
        return Math.min(Math.max(due ?? LONGEST_WAIT_MS, SHORTEST_WAIT_MS), LONGEST_WAIT_MS);
      } catch {
        // The application is not there yet, or goes: the jobs stay where they are.
        return LONGEST_WAIT_MS;
      }
    }

    function wake(): void {
      isWanted = true;
      if (isBusy || isOver) return;
      isBusy = true;
      // After what an earlier connection may have left running in the application.
      current = current.then(turns);
    }

    async function turns(): Promise<void> {
      clearTimeout(timer);
      let wait = LONGEST_WAIT_MS;
      while (isWanted && !isOver) {
        isWanted = false;
        // A lost connection ends all of this, and the next one begins anew.
        wait = await turn().catch(() => LONGEST_WAIT_MS);
      }
      isBusy = false;
      if (!isOver) timer = setTimeout(wake, wait).unref();
    }

    const end = () => {
      isOver = true;
      clearTimeout(timer);
    };
    connection.once('error', end);
    connection.once('end', end);
    leaving.signal.addEventListener('abort', end, { once: true });
    connection.on('notification', wake);
    // The kind is one of the names above.
    await connection.query(`listen ${kind}`);
    wake();
  }

  const running = holdConnection({ databaseUrl, signal, use: work });
  return {
    async stop() {
      leaving.abort();
      // With the connection goes the lock: what runs should end before another server begins.
      await Promise.race([current, sleep(DRAIN_MS, undefined, { ref: false })]);
      stopping.abort();
      await running;
    },
  };
}
