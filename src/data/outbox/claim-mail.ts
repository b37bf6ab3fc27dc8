import 'server-only';

import { type PostgresAdapter, sql } from '@payloadcms/db-postgres';

import type { SuppressionReason } from '@/domain/suppression';

export type Database = Pick<PostgresAdapter['drizzle'], 'execute'>;

export type ClaimedMail = {
  id: number;
  recipient: string;
  template: string;
  sealed: string | null;
  messageId: string;
  attempts: number;
  doubts: number;
  /** Why its address is not to be written to, if so. */
  suppressed: SuppressionReason | null;
};

/** Takes the next mail that is due, and writes down that it is being sent before anything of it is. */
export async function claimMail(db: Database): Promise<ClaimedMail | null> {
  const { rows } = await db.execute<ClaimedMail>(sql`
    update outbox set status = 'sending', attempts = attempts + 1, claimed_at = clock_timestamp(),
      updated_at = clock_timestamp()
    where id = (
      select id from outbox where status = 'queued' and next_at <= clock_timestamp()
      order by next_at, id limit 1 for update skip locked
    )
    returning id, recipient, template, sealed, message_id as "messageId",
      attempts::integer as attempts, doubts::integer as doubts,
      (select s.reason::text from suppressions s where s.email = lower(recipient)) as suppressed
  `);
  return rows[0] ?? null;
}

/** Milliseconds until the next mail is due, or null when none waits. */
export async function nextDue(db: Database): Promise<number | null> {
  const { rows } = await db.execute<{ due: number | null }>(sql`
    select ceil(extract(epoch from min(next_at) - clock_timestamp()) * 1000)::float8 as due
    from outbox where status = 'queued'
  `);
  const due = rows[0]?.due ?? null;
  return due === null ? null : Math.max(0, due);
}
