import 'server-only';

import { sql } from '@payloadcms/db-postgres';

import type { Database } from '@collections/shared/adapter-of';
import { isRecipient } from '@collections/campaigns/recipients';
import { CAMPAIGN } from '@/domain/campaign';
import { env } from '@/lib/env';

/**
 * Writes deliveries of a campaign, some thousands of subscribers at a time. Each batch notes in the same statement how far
 * it came, and an address has one row whatever happens. True once there are no more subscribers.
 */
export async function queueDeliveries(db: Database, campaign: number): Promise<boolean> {
  for (let batch = 0; batch < CAMPAIGN.batches; batch += 1) {
    if (await queueBatch(db, campaign)) return true;
  }
  return false;
}

async function queueBatch(db: Database, campaign: number): Promise<boolean> {
  const [, host = 'localhost'] = env.MAIL_FROM.address.split('@');
  const { rows } = await db.execute<{ isOver: boolean }>(sql`
    with campaign as (
      select id, kind, reached_subscriber from campaigns
      where id = ${campaign} and status = 'sending' for update
    ), batch as (
      select s.*, c.kind, c.id as campaign from campaign c cross join lateral (
        select * from subscribers where id > c.reached_subscriber order by id limit ${CAMPAIGN.batch}
      ) s
    ), deliveries as (
      insert into outbox (recipient, template, message_id, next_at, campaign_id)
      select s.email, 'campaign'::enum_outbox_template, '<' || gen_random_uuid() || '@' || ${host}::text || '>',
        clock_timestamp(), s.campaign
      from batch s where ${isRecipient(sql`s.kind`)} order by s.id
      on conflict (campaign_id, recipient) do nothing
    )
    update campaigns c set
      reached_subscriber = greatest(c.reached_subscriber, (select max(id) from batch)),
      queued_at = case when (select count(*) from batch) < ${CAMPAIGN.batch} then clock_timestamp() end
    from campaign where c.id = campaign.id
    returning c.queued_at is not null as "isOver"
  `);
  // Paused or cancelled meanwhile: there is nothing to write now.
  return rows[0]?.isOver ?? true;
}
