import 'server-only';

import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest, RequestContext, TypedUser } from 'payload';

import { adapterOf, type Database } from '@collections/shared/adapter-of';
import { inTransaction } from '@collections/shared/in-transaction';
import { orderedContexts } from '@collections/shared/ordered-creates';
import { transactionOf } from '@collections/shared/transaction';
import type { RowProblem, RowResult } from '@/domain/gift-exchange/import-states';
import { property } from '@/lib/property';
import { exchange } from '@/messages/exchange';

import { restBetween } from './duty';
import { demandUnchanged, GiftHasChanged } from './find-gifts';
import { storePicture } from './pictures';
import { type PreparedRow, prepareRows } from './prepare-rows';
import { problemsOf } from './problems-of';
import { type Before, rowsAhead, type StoredRow } from './stored-row';
import { requestOf, writeGift, writeOf, type Written } from './write-gift';

const words = exchange.rows;

/** Somebody has cancelled the import, or another process has written the row: it is nobody's business any more. */
class RowIsGone extends Error {}

/** Rows that are read together before they are written. */
const BATCH = 16;

/**
 * Writes the next rows of an import, each in a transaction of its own: its gift, its images and that it is done, or none of it. False
 * once all are written.
 */
export async function importRows(
  payload: Payload,
  editor: TypedUser,
  importId: number,
): Promise<boolean> {
  const db = adapterOf(payload).drizzle;
  const { rows } = await db.execute<StoredRow>(sql`
    ${rowsAhead(importId)} and i.status = 'importing' and r.kind in ('new', 'changed') and r.result is null
    order by r.line limit ${BATCH}
  `);
  const last = rows.at(-1);
  if (last === undefined) return false;
  const prepared = await prepareRows(payload, editor, rows);
  for (const together of runsOf(prepared)) {
    const nextTurn = orderedContexts();
    const rowsWithTurns = together.map((row) => ({ row, turn: nextTurn() }));
    await restBetween(rowsWithTurns, async ({ row, turn }) => {
      // What it fetches may have been fetched for a row before.
      const [current = row] = fetchesPictures(row)
        ? await prepareRows(payload, editor, [row.row])
        : [];
      await importOne(payload, editor, importId, current, turn.context).finally(turn.end);
    });
  }
  await reach(db, importId, last);
  return true;
}

async function importOne(
  payload: Payload,
  editor: TypedUser,
  importId: number,
  prepared: PreparedRow,
  context: RequestContext,
): Promise<void> {
  const problems = await write(payload, editor, importId, prepared, context);
  if (problems.length === 0) return;
  const db = adapterOf(payload).drizzle;
  await settle(db, importId, prepared.row, { result: 'failed', problems });
}

/** In their order, what may be written at once. An image that several rows name is fetched for the first of them only. */
function runsOf(rows: readonly PreparedRow[]): PreparedRow[][] {
  const runs: PreparedRow[][] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (last === undefined || fetchesPictures(row) || fetchesPictures(last[0])) runs.push([row]);
    else last.push(row);
  }
  return runs;
}

function fetchesPictures(row: PreparedRow | undefined): boolean {
  return row?.change.pictures?.some((picture) => 'url' in picture) === true;
}

async function write(
  payload: Payload,
  editor: TypedUser,
  importId: number,
  prepared: PreparedRow,
  context: RequestContext,
): Promise<RowProblem[]> {
  const stored: number[] = [];
  try {
    const problems = [...prepared.problems, ...staleness(prepared)];
    if (problems.length > 0) return problems;
    const images = await storePictures(payload, editor, prepared, stored);
    const req = await requestOf(payload, editor, context);
    await inTransaction(req, async () => {
      const db = await transactionOf(req);
      await claim(db, importId, prepared.row);
      await demandUnchanged(db, prepared.current);
      const written = await writeGift(req, writeOf(prepared, images));
      await settleWritten(req, importId, prepared, written, images);
    });
    return [];
  } catch (error) {
    // A failed row leaves nothing behind.
    for (const id of stored) {
      await payload.delete({ collection: 'media', id, user: editor, overrideAccess: false });
    }
    if (error instanceof RowIsGone) return [];
    if (error instanceof GiftHasChanged) return [{ message: words.changedMeanwhile }];
    return problemsOf(payload, error);
  }
}

/** The dry run spoke of the gift as it was then: what somebody has changed since is not overwritten. */
function staleness({ row, current }: PreparedRow): RowProblem[] {
  const isKnown = (current?.doc.id ?? null) === row.gift;
  return isKnown && (current?.doc.updatedAt ?? null) === row.seenAt
    ? []
    : [{ message: words.changedMeanwhile }];
}

async function storePictures(
  payload: Payload,
  editor: TypedUser,
  { change }: PreparedRow,
  stored: number[],
): Promise<number[] | null> {
  if (change.pictures === null) return null;
  const ids: number[] = [];
  for (const picture of change.pictures) {
    if (!('id' in picture)) {
      const id = await storePicture(payload, editor, picture);
      stored.push(id);
      ids.push(id);
    } else ids.push(picture.id);
  }
  return ids;
}

/** Holds the row until the transaction ends, so that it is written once, and only while its import goes on. */
async function claim(db: Database, importId: number, row: StoredRow): Promise<void> {
  const { rows } = await db.execute(sql`
    select from gift_import_rows r join gift_imports i on i.id = r.import_id
    where r.id = ${row.id} and r.result is null and i.id = ${importId} and i.status = 'importing'
    for update of r skip locked
  `);
  if (rows.length === 0) throw new RowIsGone();
}

async function settleWritten(
  req: PayloadRequest,
  importId: number,
  prepared: PreparedRow,
  written: Written,
  images: number[] | null,
): Promise<void> {
  const { row, current, change } = prepared;
  const changed = [...Object.keys(change.data), ...(images === null ? [] : ['images'])];
  const before: Before | null =
    current === null
      ? null
      : {
          data: Object.fromEntries(
            changed.map((name) => [name, property(current.doc, name) ?? null]),
          ),
          status: current.record.status,
          deletedAt: current.deletedAt,
        };
  const db = await transactionOf(req);
  await settle(db, importId, row, {
    result: 'done',
    problems: [],
    gift: written.id,
    writtenAt: written.updatedAt,
    before,
  });
}

type Outcome = {
  result: RowResult;
  problems: RowProblem[];
  gift?: number;
  writtenAt?: string;
  before?: Before | null;
};

/** What comes next is looked for after this row, or after the last one before it that nothing is left open in front of. */
async function reach(db: Database, importId: number, { line }: StoredRow): Promise<void> {
  await db.execute(sql`
    update gift_imports i set turn_at = clock_timestamp(), updated_at = clock_timestamp(),
      reached = coalesce((
        select min(r.line) - 1 from gift_import_rows r
        where r.import_id = i.id and r.line > i.reached and r.line <= ${line}
          and r.kind in ('new', 'changed') and r.result is null
      ), ${line})
    where id = ${importId} and status = 'importing'
  `);
}

/** Notes what became of a row, once. */
async function settle(
  db: Database,
  importId: number,
  row: StoredRow,
  { result, problems, gift, writtenAt, before }: Outcome,
): Promise<void> {
  await db.execute(sql`
    with settled as (
      update gift_import_rows set result = ${result}::enum_gift_import_rows_result,
        problems = ${JSON.stringify(problems)}::jsonb, gift = coalesce(${gift ?? null}::integer, gift),
        written_at = ${writtenAt ?? null}, before = ${before == null ? null : JSON.stringify(before)}::jsonb
      where id = ${row.id} and result is null returning id
    )
    update gift_imports set imported = imported + case when ${result} = 'done' then 1 else 0 end,
      failed = failed + case when ${result} = 'failed' then 1 else 0 end, updated_at = clock_timestamp()
    where id = ${importId} and exists (select from settled)
  `);
}
