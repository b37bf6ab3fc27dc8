import { ANY_TAG, cacheTags } from '@/lib/cache-tags';

import type { Connection } from '../database/database';

/** Tags as they were read while `horizon` was the oldest running transaction. */
export type Made = { tags: readonly string[]; horizon: string };

export type TagHistory = {
  /** Which database this is: another one, or the same restored from a backup, has another name. Null while there is none. */
  readonly database: string | null;
  /** The oldest transaction that runs now: whatever is read from here on misses none before it. Null when nobody can say. */
  horizon(): Promise<string | null>;
  /** Whether one of the tags has changed since; rejects when nobody can say. One query for all who ask at the same time. */
  hasChanged(made: Made): Promise<boolean>;
  /**
   * The same at once, from what was there when the connection was opened: true up to `time` of the tag clock. Null when that
   * does not reach back far enough.
   */
  recall(made: Made): Recalled | null;
  /** `time` is of the tag clock, from which on announcements arrive. */
  open(connection: Connection, time: number): Promise<void>;
  close(): void;
};

export type Recalled = { hasChanged: boolean; time: number };

/** The newest changes: the last of each tag, and the transaction from which on none is missing. */
type Memory = { last: Map<string, bigint>; completeFrom: bigint; time: number };

type Question = Made & { resolve: (hasChanged: boolean) => void; reject: (error: Error) => void };

/** Changes that are remembered, in 10 MB at most. */
const REMEMBERED = 50_000;
/** Milliseconds between two compactions of the table. */
const COMPACT_EVERY = 60 * 60 * 1_000;

// The object identifiers change when a backup is restored in place, the system's when it is restored elsewhere.
const NAME = `
  select system_identifier || '-' || (select oid from pg_database where datname = current_database())
    || '-' || 'cache_tag_changes'::regclass::oid as name
  from pg_control_system()`;

// What another cluster wrote, with numbers that are in this one's future, would count as a change for ever.
const FORGET_OTHER_CLUSTERS =
  'delete from cache_tag_changes where xid >= pg_snapshot_xmax(pg_current_snapshot())';

const CHANGED = `
  select distinct asked.position
  from unnest($1::integer[], $2::text[], $3::xid8[]) as asked (position, tag, horizon)
  where exists (
    select from cache_tag_changes c where c.tag = asked.tag and c.xid >= asked.horizon
  )`;

const NEWEST = 'select tag, xid::text as xid from cache_tag_changes order by xid desc limit $1';

/** As the table names it. */
const nameOf = (tag: string) => (tag === cacheTags.everything ? ANY_TAG : tag);

async function remember(connection: Connection, time: number): Promise<Memory> {
  const newest = { text: NEWEST, values: [REMEMBERED] };
  const { rows } = await connection.query<{ tag: string; xid: string }>(newest);
  const last = new Map<string, bigint>();
  for (const { tag, xid } of rows) if (!last.has(tag)) last.set(tag, BigInt(xid));
  const oldest = rows.length < REMEMBERED ? undefined : rows.at(-1);
  // Of the oldest transaction some may be missing.
  return { last, completeFrom: oldest === undefined ? 0n : BigInt(oldest.xid) + 1n, time };
}

/** Asks the database what has changed since an entry was made: the process may not have run then, or not have listened. */
export function createTagHistory(): TagHistory {
  let connection: Connection | null = null;
  let database: string | null = null;
  let memory: Memory | null = null;
  let compacting: NodeJS.Timeout | undefined;
  let questions: Question[] = [];

  async function ask(): Promise<void> {
    const asked = questions;
    questions = [];
    try {
      if (connection === null) throw new Error('not connected');
      const rows = asked.flatMap(({ tags, horizon }, position) =>
        tags.map((tag) => ({ position, horizon, tag: nameOf(tag) })),
      );
      const changed = await connection.query<{ position: number }>({
        name: 'cache-tags-changed',
        text: CHANGED,
        values: [
          rows.map(({ position }) => position),
          rows.map(({ tag }) => tag),
          rows.map(({ horizon }) => horizon),
        ],
      });
      const positions = new Set(changed.rows.map(({ position }) => position));
      asked.forEach(({ resolve }, position) => resolve(positions.has(position)));
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error));
      asked.forEach(({ reject }) => reject(failure));
    }
  }

  return {
    get database() {
      return database;
    },
    async horizon() {
      if (connection === null) return null;
      return connection
        .query<{ horizon: string }>({
          name: 'oldest-transaction',
          text: 'select pg_snapshot_xmin(pg_current_snapshot())::text as horizon',
        })
        .then(
          ({ rows }) => rows[0]?.horizon ?? null,
          () => null,
        );
    },
    hasChanged: (made) =>
      new Promise((resolve, reject) => {
        if (questions.push({ ...made, resolve, reject }) === 1) setImmediate(() => void ask());
      }),
    recall({ tags, horizon }) {
      const since = BigInt(horizon);
      if (memory === null || since < memory.completeFrom) return null;
      const { last, time } = memory;
      return { hasChanged: tags.some((tag) => (last.get(nameOf(tag)) ?? -1n) >= since), time };
    },
    async open(opened, time) {
      await opened.query(FORGET_OTHER_CLUSTERS);
      database = (await opened.query<{ name: string }>(NAME)).rows[0]?.name ?? null;
      memory = await remember(opened, time);
      connection = opened;
      compacting = setInterval(() => {
        connection?.query('select compact_cache_tag_changes()').catch(() => undefined);
      }, COMPACT_EVERY).unref();
    },
    close() {
      connection = null;
      memory = null;
      clearInterval(compacting);
    },
  };
}
