import 'server-only';

import { sql } from '@payloadcms/db-postgres';
import type { Payload, TypedUser } from 'payload';

import { adapterOf, type Database } from '@collections/shared/adapter-of';
import { inTransaction } from '@collections/shared/in-transaction';
import { transactionOf } from '@collections/shared/transaction';
import { timestamp } from '@/domain/dates';
import type { RowProblem, RowResult } from '@/domain/gift-exchange/import-states';
import { exchange } from '@/messages/exchange';

import { restBetween } from './duty';
import { type Current, demandUnchanged, findGifts, GiftHasChanged } from './find-gifts';
import { problemsOf } from './problems-of';
import type { Before } from './stored-row';
import { requestOf, writeGift } from './write-gift';

const words = exchange.rows;

type WrittenRow = {
  id: number;
  line: number;
  gift: number;
  writtenAt: string;
  before: Before | null;
};

/** Rows whose gifts are read together before they are taken back. */
const BATCH = 16;

/** Takes back the next rows that an import has written, the last first, unless somebody has changed their gifts since. False at the end. */
export async function undoRows(
  payload: Payload,
  editor: TypedUser,
  importId: number,
): Promise<boolean> {
  const db = adapterOf(payload).drizzle;
  const { rows } = await db.execute<WrittenRow>(sql`
    select r.id, r.line::integer, r.gift::integer, r.written_at as "writtenAt", r.before
    from gift_imports i join gift_import_rows r on r.import_id = i.id
    where i.id = ${importId} and i.status = 'undoing' and r.result = 'done'
      and (i.reached = 0 or r.line < i.reached)
    order by r.line desc limit ${BATCH}
  `);
  const last = rows.at(-1);
  if (last === undefined) return false;
  const { byId } = await findGifts(payload, editor, {
    ids: rows.map(({ gift }) => gift),
    slugs: [],
  });
  await restBetween(rows, async (row) => {
    const problems = await takeBack(payload, editor, importId, row, byId.get(row.gift));
    if (problems.length > 0) await settle(db, importId, row, 'kept', problems);
  });
  await db.execute(sql`
    update gift_imports set reached = ${last.line}, turn_at = clock_timestamp(), updated_at = clock_timestamp()
    where id = ${importId} and status = 'undoing'
  `);
  return true;
}

async function takeBack(
  payload: Payload,
  editor: TypedUser,
  importId: number,
  row: WrittenRow,
  current: Current | undefined,
): Promise<RowProblem[]> {
  try {
    const reason = reasonToKeep(row, current);
    if (current === undefined || reason !== null) return [{ message: reason ?? words.gone }];
    const req = await requestOf(payload, editor);
    await inTransaction(req, async () => {
      const db = await transactionOf(req);
      await demandUnchanged(db, current);
      await writeGift(req, former(row, current));
      await settle(db, importId, row, 'undone', []);
    });
    return [];
  } catch (error) {
    if (error instanceof GiftHasChanged) return [{ message: words.changedSince }];
    return problemsOf(payload, error);
  }
}

function reasonToKeep(row: WrittenRow, current: Current | undefined): string | null {
  if (current === undefined) return words.gone;
  if (current.doc.updatedAt !== row.writtenAt) return words.changedSince;
  // Two states in one: what visitors saw then is only in the history of versions.
  const isMixed = row.before?.status === 'changed' && current.record.status !== 'changed';
  return isMixed ? words.wasChanged : null;
}

/** A new gift goes to the trash; any other gets back what it had. */
function former({ before, gift }: WrittenRow, { record }: Current) {
  const goesToTrash = before === null || before.deletedAt !== null;
  return {
    id: gift,
    data: {
      ...before?.data,
      ...(goesToTrash && { deletedAt: before?.deletedAt ?? timestamp() }),
    },
    from: record.status,
    to: before?.status ?? 'draft',
    isTrashed: goesToTrash,
  };
}

async function settle(
  db: Database,
  importId: number,
  row: WrittenRow,
  result: Extract<RowResult, 'undone' | 'kept'>,
  problems: RowProblem[],
): Promise<void> {
  await db.execute(sql`
    with settled as (
      update gift_import_rows set result = ${result}::enum_gift_import_rows_result,
        problems = ${JSON.stringify(problems)}::jsonb
      where id = ${row.id} and result = 'done' returning id
    )
    update gift_imports set updated_at = clock_timestamp(),
      undone = undone + case when ${result} = 'undone' then 1 else 0 end,
      kept = kept + case when ${result} = 'kept' then 1 else 0 end
    where id = ${importId} and exists (select from settled)
  `);
}
