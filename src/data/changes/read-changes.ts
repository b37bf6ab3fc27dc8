import 'server-only';

import config from '@payload-config';
import { sql } from '@payloadcms/db-postgres';
import { getPayload } from 'payload';

import { adapterOf } from '@collections/shared/adapter-of';
import { type ChangesPage, type ChangesRequest, type Cursor, writeCursor } from '@/domain/changes';

import { sequenceChanges } from './sequence-changes';

type Row = {
  head: string;
  horizon: string;
  epoch: string;
  /** The last position of the cursor's epoch; null when it is not known. */
  end: string | null;
  changes: (ChangesPage['changes'][number] & { position: number })[];
};

/**
 * A page of what has changed or gone since the cursor, oldest first, each document once, as it is now; committed before the
 * request: contained. Null when the cursor is of a history that this database does not have, or so old that removals have been
 * forgotten since: its reader has to begin anew, without one.
 */
export async function readChanges({ since, limit }: ChangesRequest): Promise<ChangesPage | null> {
  const db = adapterOf(await getPayload({ config })).drizzle;
  await sequenceChanges(db);
  const position = since?.position ?? 0;
  // One statement, so that all of it is of one moment. One row more than asked for says whether there are more.
  const { rows } = await db.execute<Row>(sql`
    select f.head::text, f.horizon::text,
      coalesce((select name from change_epochs order by id desc limit 1), '') as epoch,
      (
        select coalesce(
          (select n.start from change_epochs n where n.id > e.id order by n.id limit 1), f.head
        )::text
        from change_epochs e where e.name = ${since?.epoch ?? null}
      ) as end,
      (
        select coalesce(json_agg(page order by position), '[]') from (
          select c.collection, c.document_id as id, c.slug,
            case when c.is_removed then 'removed' else 'changed' end as change,
            to_char(c.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, c.position
          from changes c where c.position > ${position}
          order by c.position limit ${limit + 1}
        ) page
      ) as changes
    from change_feed f
  `);
  const [row] = rows;
  if (row === undefined) throw new Error('the changes feed has no row');
  const [head, horizon] = [Number(row.head), Number(row.horizon)];
  if (since !== null && hasMissed(since, { end: row.end, horizon })) return null;

  const hasMore = row.changes.length > limit;
  const shown = row.changes.slice(0, limit);
  const reached = hasMore ? (shown.at(-1)?.position ?? position) : head;
  return {
    changes: shown.map(({ collection, id, slug, change, at }) => ({
      collection,
      id,
      slug,
      change,
      at,
    })),
    next: writeCursor({ epoch: row.epoch, position: reached, begun: since?.begun ?? head, head }),
    hasMore,
  };
}

/**
 * Whether something may have happened that a reader with this cursor can no longer learn. What went before the reader began is
 * not missed, as the reader never had it.
 */
function hasMissed(
  { position, begun, head }: Cursor,
  { end, horizon }: { end: string | null; horizon: number },
): boolean {
  return end === null || head > Number(end) || horizon > Math.max(position, begun);
}
