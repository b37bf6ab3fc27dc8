import 'server-only';

import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';

import { adapterOf, type Database } from '@collections/shared/adapter-of';
import { millisecondsOfDayLeft, today } from '@/domain/dates';
import { FIGURES } from '@/domain/figures';
import { DATABASE_PATIENCE } from '@/domain/patience';

import { pruneChanges } from '../changes/sequence-changes';
import { refreshTrends } from './refresh-trends';

/** Rows deleted by one statement, so that none is long. */
const ROWS_AT_ONCE = 5_000;

/**
 * Does once a day what the dashboard needs: compares the last two weeks of the gifts, and forgets days that are too old,
 * a bounded number of rows for each call. Answers the milliseconds after which it should be called again, 0 for at once.
 */
export async function runDailyTasks(payload: Payload): Promise<number> {
  const { drizzle } = adapterOf(payload);
  const day = today();
  const { rowCount } = await drizzle.execute(sql`
    select from daily_tasks where name = 'trends' and day >= ${day}::date
  `);
  if (rowCount === 0) {
    await drizzle.transaction(async (transaction) => {
      // This runs beside visitors, of whom nobody waits for it.
      await transaction.execute(
        sql.raw(`set local statement_timeout = ${String(DATABASE_PATIENCE.adminStatement)}`),
      );
      await refreshTrends(transaction, day);
      await transaction.execute(sql`
        insert into daily_tasks (name, day) values ('trends', ${day}::date)
        on conflict (name) do update set day = excluded.day
      `);
    });
  }
  await pruneChanges(drizzle);
  const hasMore = await forgetOldDays(drizzle, day);
  return hasMore ? 0 : millisecondsOfDayLeft();
}

/** True when more than one statement may delete is left. */
async function forgetOldDays(db: Database, day: string): Promise<boolean> {
  const gifts = await db.execute(sql`
    delete from gift_days where (day, gift_id) in (
      select day, gift_id from gift_days where day <= ${day}::date - ${FIGURES.giftDays}::integer
      order by day limit ${ROWS_AT_ONCE}
    )
  `);
  const searches = await db.execute(sql`
    delete from empty_searches where (day, term) in (
      select day, term from empty_searches where day <= ${day}::date - ${FIGURES.searchDays}::integer
      order by day limit ${ROWS_AT_ONCE}
    )
  `);
  return gifts.rowCount === ROWS_AT_ONCE || searches.rowCount === ROWS_AT_ONCE;
}
