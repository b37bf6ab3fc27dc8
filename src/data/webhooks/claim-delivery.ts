import 'server-only';

import { sql } from '@payloadcms/db-postgres';

import type { Database } from '@collections/shared/adapter-of';
import { WEBHOOK_TEST, WEBHOOKS } from '@/domain/webhooks';

export type ClaimedDelivery = {
  id: number;
  webhook: number;
  url: string;
  event: string;
  messageId: string;
  gift: number | null;
  slug: string | null;
  /** When it happened, ISO 8601. */
  at: string;
  /** This one included. */
  attempts: number;
};

const seconds = (milliseconds: number) => sql`make_interval(secs => ${milliseconds / 1_000})`;

/** What may be sent to a webhook now. A test goes to one that is not active, too. */
const isDue = sql`d.webhook_id = w.id and d.status = 'queued' and d.next_at <= clock_timestamp()
  and (w.active or d.event::text = ${WEBHOOK_TEST.value})`;

/** The webhooks to which something is to be sent now, and whether the last message to them failed. */
export async function dueWebhooks(db: Database): Promise<{ id: number; isFailing: boolean }[]> {
  const { rows } = await db.execute<{ id: number; isFailing: boolean }>(sql`
    select w.id, w.failures > 0 as "isFailing" from webhooks w
    where (w.rest_until is null or w.rest_until <= clock_timestamp())
      and exists (select from webhook_deliveries d where ${isDue})
  `);
  return rows;
}

/**
 * Takes the message that has been due to a webhook for longest; null when there is none, or the webhook is left alone for a
 * while. It is due again a minute later, so that one whose server died is sent again, and no two senders take the same.
 */
export async function claimDelivery(
  db: Database,
  webhook: number,
): Promise<ClaimedDelivery | null> {
  const { rows } = await db.execute<ClaimedDelivery>(sql`
    update webhook_deliveries c set attempts = c.attempts + 1, attempted_at = clock_timestamp(),
      next_at = clock_timestamp() + ${seconds(WEBHOOKS.lease)}, updated_at = clock_timestamp()
    from webhooks r
    where r.id = c.webhook_id and c.id = (
      select d.id from webhooks w join webhook_deliveries d on ${isDue}
      where w.id = ${webhook} and (w.rest_until is null or w.rest_until <= clock_timestamp())
      order by d.next_at limit 1 for update of d skip locked
    )
    returning c.id, c.webhook_id as webhook, r.url, c.event::text as event, c.message_id as "messageId",
      c.gift::integer as gift, c.slug, c.attempts::integer as attempts,
      to_char(c.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
  `);
  return rows[0] ?? null;
}

/** The secrets that sign messages to a webhook, sealed, the newest first. */
export async function sealedSecrets(db: Database, webhook: number): Promise<string[]> {
  const { rows } = await db.execute<{ sealed: string }>(sql`
    select sealed from webhook_secrets
    where webhook_id = ${webhook} and (expires_at is null or expires_at > clock_timestamp())
    order by expires_at nulls first limit 3
  `);
  return rows.map(({ sealed }) => sealed);
}

/** Milliseconds until the next message is due, 0 when one is, or null when none waits. */
export async function nextDelivery(db: Database): Promise<number | null> {
  const { rows } = await db.execute<{ due: number | null }>(sql`
    select ceil(extract(epoch from min(greatest(w.rest_until, d.next)) - clock_timestamp()) * 1000)::float8 as due
    from webhooks w, lateral (
      select min(next_at) as next from webhook_deliveries
      where webhook_id = w.id and status = 'queued'
    ) d
    where d.next is not null
  `);
  const due = rows[0]?.due ?? null;
  return due === null ? null : Math.max(0, due);
}
