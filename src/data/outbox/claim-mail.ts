import 'server-only';

import { sql } from '@payloadcms/db-postgres';

import type { Database } from '@collections/shared/adapter-of';

import { isRecipient } from '@collections/campaigns/recipients';
import type { SuppressionReason } from '@/domain/suppression';

export type ClaimedMail = {
  id: number;
  recipient: string;
  template: string;
  /** Whose delivery it is. Its words are the campaign's, so that nothing is sealed. */
  campaign: number | null;
  /** Whether its recipient still wants it; of a campaign only. */
  isWanted: boolean;
  sealed: string | null;
  messageId: string;
  attempts: number;
  doubts: number;
  /** Why its address is not to be written to, if so. */
  suppressed: SuppressionReason | null;
};

/**
 * Takes the next mail that is due, and writes down that it is being sent before anything of it is. Mails that somebody waits
 * for come first; then those of campaigns that are neither paused nor cancelled.
 */
export async function claimMail(db: Database): Promise<ClaimedMail | null> {
  const { rows } = await db.execute<ClaimedMail>(sql`
    update outbox o set status = 'sending', attempts = attempts + 1, claimed_at = clock_timestamp(),
      updated_at = clock_timestamp()
    where id = coalesce((
      select id from outbox
      where status = 'queued' and campaign_id is null and next_at <= clock_timestamp()
      order by next_at, id limit 1 for update skip locked
    ), (
      select due.id from campaigns c cross join lateral (
        select id from outbox
        where status = 'queued' and campaign_id = c.id and next_at <= clock_timestamp()
        order by next_at, id limit 1 for update skip locked
      ) due
      where c.status = 'sending' order by c.started_at, c.id limit 1
    ))
    returning id, recipient, template, campaign_id as campaign, sealed, message_id as "messageId",
      attempts::integer as attempts, doubts::integer as doubts,
      exists (
        select from subscribers s join campaigns c on ${isRecipient(sql`c.kind`)}
        where c.id = o.campaign_id and s.email = o.recipient
      ) as "isWanted",
      (select s.reason::text from suppressions s where s.email = lower(o.recipient)) as suppressed
  `);
  return rows[0] ?? null;
}

/** Milliseconds until the next mail or campaign is due, or null when none waits. */
export async function nextDue(db: Database): Promise<number | null> {
  const { rows } = await db.execute<{ due: number | null }>(sql`
    select ceil(extract(epoch from least(
      (select min(next_at) from outbox where status = 'queued' and campaign_id is null),
      (select min(o.next_at) from campaigns c join outbox o on o.campaign_id = c.id
        where c.status = 'sending' and o.status = 'queued'),
      (select min(send_at) from campaigns where status = 'scheduled')
    ) - clock_timestamp()) * 1000)::float8 as due
  `);
  const due = rows[0]?.due ?? null;
  return due === null ? null : Math.max(0, due);
}
