import { sql } from '@payloadcms/db-postgres';

import type { WebhookTroubles } from '@/domain/dashboard';

import type { Database } from '../shared/adapter-of';

/** Webhooks that were deactivated because they failed, and those that are failing. There are few of them (WEBHOOKS.most). */
export async function readWebhooks(db: Database): Promise<WebhookTroubles> {
  const { rows } = await db.execute<WebhookTroubles>(sql`
    select count(*) filter (where deactivated_because is not null)::integer as deactivated,
      count(*) filter (where active and failures > 0)::integer as failing
    from webhooks
  `);
  const [row] = rows;
  if (row === undefined) throw new Error('a count gave no answer');
  return row;
}
