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
  open(connection: Connection): Promise<void>;
  close(): void;
};

type Question = Made & { resolve: (hasChanged: boolean) => void; reject: (error: Error) => void };

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

/** Asks the database what has changed since an entry was made: the process may not have run then, or not have listened. */
export function createTagHistory(): TagHistory {
  let connection: Connection | null = null;
  let database: string | null = null;
  let compacting: NodeJS.Timeout | undefined;
  let questions: Question[] = [];

  async function ask(): Promise<void> {
    const asked = questions;
    questions = [];
    try {
      if (connection === null) throw new Error('not connected');
      const rows = asked.flatMap(({ tags, horizon }, position) =>
        tags.map((tag) => ({
          position,
          horizon,
          tag: tag === cacheTags.everything ? ANY_TAG : tag,
        })),
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
    async open(opened) {
      await opened.query(FORGET_OTHER_CLUSTERS);
      database = (await opened.query<{ name: string }>(NAME)).rows[0]?.name ?? null;
      connection = opened;
      compacting = setInterval(() => {
        connection?.query('select compact_cache_tag_changes()').catch(() => undefined);
      }, COMPACT_EVERY).unref();
    },
    close() {
      connection = null;
      clearInterval(compacting);
    },
  };
}
