import 'server-only';

import { sql } from '@payloadcms/db-postgres';
import type { Payload, TypedUser } from 'payload';

import { adapterOf, type Database } from '@collections/shared/adapter-of';
import { inTransaction } from '@collections/shared/in-transaction';
import { transactionOf } from '@collections/shared/transaction';
import { timestamp } from '@/domain/dates';
import type { RowProblem, RowResult } from '@/domain/gift-exchange/import-states';
import { exchange } from '@/messages/exchange';

import { type Current, findGifts } from './find-gifts';
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

/** Takes back the next row that an import has written, the last first, unless somebody has changed its gift since. False at the end. */
export async function undoRow(
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
    order by r.line desc limit 1
  `);
  const [row] = rows;
  if (row === undefined) return false;
  const problems = await takeBack(payload, editor, importId, row);
  if (problems.length > 0) await settle(db, importId, row, 'kept', problems);
  return true;
}

async function takeBack(
  payload: Payload,
  editor: TypedUser,
  importId: number,
  row: WrittenRow,
): Promise<RowProblem[]> {
  try {
    const { byId } = await findGifts(payload, editor, { ids: [row.gift], slugs: [] });
    const current = byId.get(row.gift);
    const reason = reasonToKeep(row, current);
    if (current === undefined || reason !== null) return [{ message: reason ?? words.gone }];
    const req = await requestOf(payload, editor);
    await inTransaction(req, async () => {
      await writeGift(req, former(row, current));
      await settle(await transactionOf(req), importId, row, 'undone', []);
    });
    return [];
  } catch (error) {
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
    update gift_imports set reached = ${row.line}, turn_at = clock_timestamp(), updated_at = clock_timestamp(),
      undone = undone + case when ${result} = 'undone' then 1 else 0 end,
      kept = kept + case when ${result} = 'kept' then 1 else 0 end
    where id = ${importId} and exists (select from settled)
  `);
}
