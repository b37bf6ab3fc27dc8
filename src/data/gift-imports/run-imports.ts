import 'server-only';

import config from '@payload-config';
import { sql } from '@payloadcms/db-postgres';
import { getPayload, type Payload, type TypedUser } from 'payload';

import { adapterOf, type Database } from '@collections/shared/adapter-of';
import { IMPORT_LIMITS } from '@/domain/gift-exchange/import-limits';
import type { ImportState } from '@/domain/gift-exchange/import-states';
import { shared } from '@/lib/shared';
import { exchange } from '@/messages/exchange';

import { asOnlyRunner } from '../as-only-runner';
import { checkRows } from './check-rows';
import { importRows } from './import-rows';
import { undoRows } from './undo-rows';

// Any number does, as long as every copy of the program uses the same.
const IMPORTS_LOCK = 4_907_326_217;
/** Milliseconds for which a call works: a server that stops waits for its end. */
const TURN = 1_000;
const CLEARING_INTERVAL = 60 * 60_000;

type Busy = Extract<ImportState, 'checking' | 'importing' | 'undoing'>;
type Job = { id: number; status: Busy; editor: number | null };
type Step = (payload: Payload, editor: TypedUser, importId: number) => Promise<boolean>;

/** What is done in each state, piece by piece, and the state after it. */
const WORK: Record<Busy, { step: Step; next: ImportState }> = {
  checking: { step: checkRows, next: 'ready' },
  importing: { step: importRows, next: 'done' },
  undoing: { step: undoRows, next: 'undone' },
};

const clearing = shared('imports-clearing', () => ({ doneAt: 0 }));

/**
 * Goes on with the imports of gifts that wait, for a second: those of several editors in turns. Answers 0 while there is more to
 * do, else null. Of several callers, in any process, one works; what one has left half done the next goes on with.
 */
export async function runImports(): Promise<number | null> {
  const payload = await getPayload({ config });
  const db = adapterOf(payload).drizzle;
  if ((await nextJob(db)) === null) {
    await clear(db);
    return null;
  }
  return asOnlyRunner(payload, IMPORTS_LOCK, async () => {
    const end = Date.now() + TURN;
    const editors = new Map<number | null, TypedUser | null>();
    while (Date.now() < end) {
      const job = await nextJob(db);
      if (job === null) return null;
      // Asked again in the next turn: it is a second long.
      if (!editors.has(job.editor)) editors.set(job.editor, await editorOf(payload, job.editor));
      await work(payload, db, job, editors.get(job.editor) ?? null);
    }
    return 0;
  });
}

async function nextJob(db: Database): Promise<Job | null> {
  const { rows } = await db.execute<Job>(sql`
    select id, status, editor_id as editor from gift_imports
    where status in ('checking', 'importing', 'undoing') order by turn_at nulls first, id limit 1
  `);
  return rows[0] ?? null;
}

async function work(
  payload: Payload,
  db: Database,
  job: Job,
  editor: TypedUser | null,
): Promise<void> {
  if (editor === null) {
    await move(db, job, 'failed', exchange.noEditor);
    return;
  }
  const { step, next } = WORK[job.status];
  const hasMore = await step(payload, editor, job.id);
  if (!hasMore) await move(db, job, next, null);
}

/** Whoever began an import must still be allowed to do what it does. */
async function editorOf(payload: Payload, id: number | null): Promise<TypedUser | null> {
  if (id === null) return null;
  const user = await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true });
  return user?.isAdmin === true ? { ...user, collection: 'users' } : null;
}

/** Unless an editor has moved it meanwhile. */
async function move(db: Database, job: Job, to: ImportState, notice: string | null): Promise<void> {
  await db.execute(sql`
    update gift_imports set status = ${to}::enum_gift_imports_status, notice = ${notice}, reached = 0,
      updated_at = clock_timestamp(),
      finished_at = case when ${to} = 'ready' then null else clock_timestamp() end
    where id = ${job.id} and status::text = ${job.status}
  `);
}

/** Forgets the rows of imports that have been over for long, and of those that nobody has started. */
async function clear(db: Database): Promise<void> {
  if (Date.now() < clearing.doneAt + CLEARING_INTERVAL) return;
  clearing.doneAt = Date.now();
  await db.execute(sql`
    delete from gift_import_rows where id in (
      select r.id from gift_import_rows r join gift_imports i on i.id = r.import_id
      where coalesce(i.finished_at, i.updated_at) < now() - make_interval(secs => ${IMPORT_LIMITS.kept / 1_000})
      limit 5000
    )
  `);
}
