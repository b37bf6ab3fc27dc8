import 'server-only';

import { sql } from '@payloadcms/db-postgres';

import type { adapterOf, Database } from '@collections/shared/adapter-of';
import { pauseAfter, restAfter, WEBHOOKS } from '@/domain/webhooks';
import { webhooks as words } from '@/messages/webhooks';

import type { ClaimedDelivery } from './claim-delivery';
import type { DeliveryOutcome } from './deliver';

const seconds = (milliseconds: number) => sql`make_interval(secs => ${milliseconds / 1_000})`;

/** Writes down what became of a message, and what that says about its receiver, together. */
export async function settleDelivery(
  db: ReturnType<typeof adapterOf>['drizzle'],
  delivery: ClaimedDelivery,
  outcome: DeliveryOutcome,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const pause = outcome.kind === 'failed' ? pauseAfter(delivery.attempts, Math.random()) : null;
    const status =
      outcome.kind === 'delivered' ? 'delivered' : pause === null ? 'failed' : 'queued';
    // The webhook first, as everybody locks them: a deactivation reaches from it to its deliveries.
    if (outcome.kind === 'delivered') await noteSuccess(transaction, delivery.webhook);
    else await noteFailure(transaction, delivery.webhook, outcome);
    const next = status === 'queued' ? sql`clock_timestamp() + ${seconds(pause ?? 0)}` : null;
    // One that was settled meanwhile, by a deactivation, is not tried again; that it has arrived is true all the same.
    await transaction.execute(sql`
      update webhook_deliveries d set status = s.status, status_code = ${outcome.status},
        duration = ${outcome.duration}, reason = ${outcome.reason}, answer = ${outcome.answer},
        next_at = case when s.status = 'queued' then (${next})::timestamptz end,
        settled_at = case when s.status <> 'queued' then clock_timestamp() end,
        updated_at = clock_timestamp()
      from (
        select id, case
          when status = 'queued' or ${status} = 'delivered'
          then ${status}::enum_webhook_deliveries_status else status end as status
        from webhook_deliveries where id = ${delivery.id}
      ) s
      where d.id = s.id
    `);
  });
}

async function noteSuccess(db: Database, webhook: number): Promise<void> {
  await db.execute(sql`
    update webhooks set failing_since = null, failures = 0, rest_until = null,
      delivered_at = clock_timestamp()
    where id = ${webhook}
  `);
}

async function noteFailure(
  db: Database,
  webhook: number,
  { kind, retryAfter }: DeliveryOutcome,
): Promise<void> {
  const { rows } = await db.execute<{ failures: number; isHopeless: boolean }>(sql`
    update webhooks set failures = failures + 1,
      failing_since = coalesce(failing_since, clock_timestamp())
    where id = ${webhook}
    returning failures::integer, failing_since < clock_timestamp() - ${seconds(WEBHOOKS.patience)} as "isHopeless"
  `);
  const [row] = rows;
  if (row === undefined) return;
  const rest = Math.max(restAfter(row.failures), Math.min(retryAfter ?? 0, WEBHOOKS.longestRest));
  await db.execute(sql`
    update webhooks set rest_until = clock_timestamp() + ${seconds(rest)} where id = ${webhook}
  `);
  const isGone = kind === 'gone';
  if (!isGone && !row.isHopeless) return;
  await db.execute(sql`
    update webhooks set active = false,
      deactivated_because = ${isGone ? words.deactivated.gone : words.deactivated.failing}
    where id = ${webhook} and active
  `);
}

/** Forgets messages and secrets after their time, a bounded number of them. */
export async function clearDeliveries(db: Database): Promise<void> {
  await db.execute(sql`
    delete from webhook_deliveries where id in (
      select id from webhook_deliveries
      where settled_at < clock_timestamp() - ${seconds(WEBHOOKS.kept)} limit 1000
    )
  `);
  await db.execute(sql`delete from webhook_secrets where expires_at < clock_timestamp()`);
}
