import 'server-only';

import { sql } from '@payloadcms/db-postgres';

import type { Database } from '@collections/shared/adapter-of';
import { CAMPAIGN } from '@/domain/campaign';

/** Ends what a cancelled campaign had still to send, a bounded number at a time. True once there is nothing left. */
export async function skipCancelled(db: Database, campaign: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update outbox set status = 'cancelled', next_at = null, settled_at = clock_timestamp(),
      updated_at = clock_timestamp()
    where id in (
      select id from outbox where campaign_id = ${campaign} and status = 'queued'
      limit ${CAMPAIGN.batch} for update skip locked
    )
  `);
  return (rowCount ?? 0) < CAMPAIGN.batch;
}
