import { sql } from '@payloadcms/db-postgres';

import { WEBHOOK_TEST } from '@/domain/webhooks';
import { webhooks as words } from '@/messages/webhooks';

import { answer } from '../shared/json-endpoint';
import { Refusal } from '../shared/refusal';
import { webhookEndpoint } from '../webhooks/endpoints/webhook-endpoint';

type Row = { status: string; canBeSent: boolean };

/** Sends a message once more, under the id that it had: a receiver that knows it can drop it. */
export const resendEndpoint = webhookEndpoint('deliveries', 'resend', async (id, db) => {
  const { rows } = await db.execute<Row>(sql`
    select d.status::text, w.active or d.event::text = ${WEBHOOK_TEST.value} as "canBeSent"
    from webhook_deliveries d join webhooks w on w.id = d.webhook_id where d.id = ${id}
  `);
  if (rows[0]?.status === 'queued') throw new Refusal(409, words.stillQueued);
  if (rows[0]?.canBeSent !== true) throw new Refusal(409, words.isInactive);
  await db.execute(sql`
    with awake as (
      update webhooks set rest_until = null
      where id = (select webhook_id from webhook_deliveries where id = ${id})
    )
    update webhook_deliveries set status = 'queued', attempts = 0, next_at = clock_timestamp(),
      settled_at = null, updated_at = clock_timestamp()
    where id = ${id}
  `);
  return answer(202, words.queuedAgain);
});
