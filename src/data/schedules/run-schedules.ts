import 'server-only';

import config from '@payload-config';
import { createLocalReq, getPayload, type Payload } from 'payload';

import { adapterOf } from '@collections/shared/adapter-of';
import { inTransaction } from '@collections/shared/in-transaction';
import { transactionOf } from '@collections/shared/transaction';

import { carryOut } from './carry-out';
import { claimSchedule, nextScheduleIn, removeSchedule, type Schedule } from './schedule-rows';
import { noteFailure } from './note-failure';

/** Milliseconds for which a batch begins schedules: a server that stops waits for its end. */
const BATCH_TIME = 2_000;

/**
 * Publishes and unpublishes what editors have scheduled and what is due. Answers the milliseconds after which it should be
 * called again, 0 for at once, or null when nothing is scheduled. Rejects when the database does.
 */
export async function runSchedules(): Promise<number | null> {
  const payload = await getPayload({ config });
  const end = Date.now() + BATCH_TIME;
  while (await runNext(payload)) {
    if (Date.now() > end) return 0;
  }
  return nextScheduleIn(adapterOf(payload).drizzle);
}

/**
 * Carries out the first that is due. Its row is locked, and goes in the transaction that changes the gift: of several
 * servers one does it, and after a crash either all of it has happened or nothing. False when none is due.
 */
async function runNext(payload: Payload): Promise<boolean> {
  const req = await createLocalReq({}, payload);
  const claimed: Schedule[] = [];
  try {
    await inTransaction(req, async () => {
      const db = await transactionOf(req);
      const schedule = await claimSchedule(db);
      if (schedule === null) return;
      claimed.push(schedule);
      await carryOut(schedule, req);
      await removeSchedule(db, schedule.id);
    });
  } catch (error) {
    const [failed] = claimed;
    if (failed === undefined) throw error;
    await noteFailure(payload, failed, error);
  }
  return claimed.length > 0;
}
