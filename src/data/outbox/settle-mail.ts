import 'server-only';

import { sql } from '@payloadcms/db-postgres';

import { suppress } from '@collections/suppressions/suppress';
import type { Database } from '@collections/shared/adapter-of';
import { normaliseEmail } from '@/domain/email';
import { OUTBOX } from '@/domain/outbox';

import type { ClaimedMail } from './claim-mail';
import type { Outcome } from './outcome';

const seconds = (milliseconds: number) => sql`make_interval(secs => ${milliseconds / 1_000})`;

const doubled = (first: number, times: number, longest: number) =>
  Math.min(first * 2 ** Math.min(times, 30), longest);

/** Writes down what became of a mail that was claimed. */
export async function settleMail(
  db: Database,
  { id, attempts, doubts, recipient }: ClaimedMail,
  outcome: Outcome,
): Promise<void> {
  const pauseAfter = (first: number, longest: number) => doubled(first, attempts - 1, longest);

  switch (outcome.kind) {
    case 'sent':
      return end('sent', null);
    case 'pointless':
      return end('cancelled', null);
    case 'suppressed':
      return end('cancelled', outcome.reason);
    case 'refused':
      if (outcome.isNobodys) await noteBounce(outcome.reason);
      return end('failed', outcome.reason);
    case 'later':
      return again(outcome.reason, pauseAfter(OUTBOX.shortestPause, OUTBOX.longestPause), 0);
    case 'unreachable':
      return again(outcome.reason, pauseAfter(OUTBOX.shortestOutage, OUTBOX.longestUnreachable), 0);
    case 'unknown':
      if (doubts > 0) return end('unknown', outcome.reason, 1);
      return again(outcome.reason, OUTBOX.doubtPause, 1);
  }

  async function end(status: string, reason: string | null, doubt = 0): Promise<void> {
    await db.execute(sql`
      update outbox set status = ${status}::enum_outbox_status, reason = ${reason}, sealed = null,
        next_at = null, settled_at = clock_timestamp(), doubts = doubts + ${doubt}::integer,
        updated_at = clock_timestamp()
      where id = ${id} and status = 'sending'
    `);
  }

  /** Before the end of the mail: a crash between the two leaves it to be settled again, and this may happen twice. */
  async function noteBounce(detail: string): Promise<void> {
    await suppress(db, { email: normaliseEmail(recipient), reason: 'bounce', detail });
    await db.execute(sql`update outbox set feedback = 'bounce' where id = ${id}`);
  }

  /** Tried again later, unless it has become too old for that. */
  async function again(reason: string, pause: number, doubt: number): Promise<void> {
    await db.execute(sql`
      with moment as (
        select id, created_at < clock_timestamp() - ${seconds(OUTBOX.oldest)} as over
        from outbox where id = ${id} and status = 'sending'
      )
      update outbox o set reason = ${reason}, doubts = doubts + ${doubt}::integer,
        status = (case when m.over then 'failed' else 'queued' end)::enum_outbox_status,
        sealed = case when m.over then null else sealed end,
        settled_at = case when m.over then clock_timestamp() end,
        next_at = case when not m.over then clock_timestamp() + ${seconds(pause)} end,
        updated_at = clock_timestamp()
      from moment m where m.id = o.id
    `);
  }
}

/**
 * What a sender that is gone had claimed: nobody knows whether the server took it. Once it is sent again, under the same
 * Message-ID, by which the receiver can drop the second; after that it stays unknown.
 */
export async function releaseInterrupted(db: Database, reason: string): Promise<void> {
  await db.execute(sql`
    update outbox set doubts = doubts + 1, reason = ${reason},
      status = (case when doubts = 0 then 'queued' else 'unknown' end)::enum_outbox_status,
      sealed = case when doubts = 0 then sealed end,
      next_at = case when doubts = 0 then clock_timestamp() end,
      settled_at = case when doubts > 0 then clock_timestamp() end, updated_at = clock_timestamp()
    where status = 'sending'
  `);
}

/** Forgets what has been over for long. */
export async function clearOutbox(db: Database): Promise<void> {
  await db.execute(sql`
    delete from outbox where id in (
      select id from outbox where settled_at < clock_timestamp() - ${seconds(OUTBOX.kept)}
      limit 1000
    )
  `);
}
