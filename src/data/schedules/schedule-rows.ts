import 'server-only';

import { sql } from '@payloadcms/db-postgres';

import type { Database } from '@collections/shared/adapter-of';

/** What an editor has scheduled: a row of Payload's queue, as its panel writes it. */
export type Schedule = {
  id: number;
  /** How often it has failed for a reason that may pass. */
  attempts: number;
  input: unknown;
};

const OPEN = sql`task_slug = 'schedulePublish' and completed_at is null and has_error is not true`;

/** The first that is due, locked until the transaction ends; null when there is none that nobody else is at. */
export async function claimSchedule(db: Database): Promise<Schedule | null> {
  const { rows } = await db.execute<Schedule>(sql`
    select id, total_tried::integer as attempts, input from payload_jobs
    where ${OPEN} and (wait_until is null or wait_until <= clock_timestamp())
    order by wait_until nulls first, id limit 1
    for update skip locked
  `);
  return rows[0] ?? null;
}

export async function removeSchedule(db: Database, id: number): Promise<void> {
  await db.execute(sql`delete from payload_jobs where id = ${id}`);
}

/** Milliseconds until the next one is due, 0 when it is; null when nothing is scheduled. */
export async function nextScheduleIn(db: Database): Promise<number | null> {
  const { rows } = await db.execute<{ wait: number }>(sql`
    select greatest(0, ceil(extract(epoch from
      coalesce(wait_until, now()) - clock_timestamp()
    ) * 1000))::float8 as wait
    from payload_jobs where ${OPEN} order by wait_until nulls first limit 1
  `);
  return rows[0]?.wait ?? null;
}

/** Has it tried again after so many milliseconds. */
export async function postponeSchedule(db: Database, id: number, wait: number): Promise<void> {
  await db.execute(sql`
    update payload_jobs set total_tried = coalesce(total_tried, 0) + 1, updated_at = now(),
      wait_until = clock_timestamp() + ${wait} * interval '1 millisecond'
    where id = ${id}
  `);
}

/** It is not tried any more. The reasons, in Portuguese, are for the editor. */
export async function failSchedule(db: Database, id: number, reasons: string[]): Promise<void> {
  await db.execute(sql`
    update payload_jobs set total_tried = coalesce(total_tried, 0) + 1, updated_at = now(),
      has_error = true, error = ${JSON.stringify({ reasons })}::jsonb
    where id = ${id}
  `);
}
