import 'server-only';

import { sql } from '@payloadcms/db-postgres';

import type { Database } from '@collections/shared/adapter-of';
import { letterOf } from '@collections/campaigns/letter-of';
import { countRecipients } from '@collections/campaigns/recipients';
import type { CampaignState } from '@/domain/campaign';
import { campaigns as words } from '@/messages/campaigns';

import { noteFigures } from './note-figures';
import { queueDeliveries } from './queue-deliveries';
import { skipCancelled } from './skip-cancelled';

/**
 * Does what is due about campaigns, apart from sending their mails: begins those whose time has come, writes a bounded
 * number of their deliveries, counts what became of them, and ends those that are over. True when there is more to do at
 * once. Only the sender of mails calls it.
 */
export async function advanceCampaigns(db: Database): Promise<boolean> {
  await startScheduled(db);
  const { rows } = await db.execute<{ id: number; status: CampaignState; isQueued: boolean }>(sql`
    select id, status, queued_at is not null as "isQueued" from campaigns
    where status in ('sending', 'paused') or (status = 'cancelled' and finished_at is null)
    order by id
  `);
  let hasMore = false;
  for (const { id, status, isQueued } of rows) {
    if (status === 'sending' && !isQueued) hasMore = !(await queueDeliveries(db, id)) || hasMore;
    if (status === 'cancelled') hasMore = !(await skipCancelled(db, id)) || hasMore;
    await noteFigures(db, id);
  }
  return hasMore;
}

async function startScheduled(db: Database): Promise<void> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from campaigns where status = 'scheduled' and send_at <= clock_timestamp() order by id
  `);
  for (const { id } of rows) {
    const isEmpty = (await letterOf(db, id))?.isEmpty ?? true;
    const recipients = await countRecipients(db, id);
    // Whoever has taken the schedule back meanwhile comes first.
    await db.execute(sql`
      update campaigns set updated_at = now(),
        status = (case when ${isEmpty}::boolean then 'draft' else 'sending' end)::enum_campaigns_status,
        notice = case when ${isEmpty}::boolean then ${words.emptyWhenDue} end,
        started_at = case when not ${isEmpty}::boolean then now() end,
        recipients = ${recipients}
      where id = ${id} and status = 'scheduled' and send_at <= clock_timestamp()
    `);
  }
}
