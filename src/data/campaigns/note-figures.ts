import 'server-only';

import { sql } from '@payloadcms/db-postgres';

import type { Database } from '@collections/shared/adapter-of';

/**
 * Writes down with a campaign what has become of its deliveries, which are forgotten some day, and that it is over when none
 * is left. What waits for another try is not over.
 */
export async function noteFigures(db: Database, campaign: number): Promise<void> {
  await db.execute(sql`
    with figures as (
      select count(*) as total, count(*) filter (where status in ('queued', 'sending')) as open,
        count(*) filter (where status = 'sent') as sent,
        count(*) filter (where status = 'failed') as failed,
        count(*) filter (where status = 'unknown') as unknown,
        count(*) filter (where status = 'cancelled') as skipped
      from outbox where campaign_id = ${campaign}
    )
    update campaigns c set sent = f.sent, failed = f.failed, unknown = f.unknown, skipped = f.skipped,
      recipients = case when c.queued_at is null then greatest(c.recipients, f.total) else f.total end,
      status = case when c.status = 'sending' and c.queued_at is not null and f.open = 0
        then 'done' else c.status end,
      finished_at = case when f.open = 0 and (
        c.status = 'cancelled' or (c.status = 'sending' and c.queued_at is not null)
      ) then clock_timestamp() end
    from figures f where c.id = ${campaign}
  `);
}
