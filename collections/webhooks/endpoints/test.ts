import { sql } from '@payloadcms/db-postgres';

import { WEBHOOK_TEST } from '@/domain/webhooks';
import { webhooks as words } from '@/messages/webhooks';

import { answer } from '../../shared/json-endpoint';
import { webhookEndpoint } from './webhook-endpoint';

/** Queues a message that says nothing; also for a webhook that is not active, so that it can be tried first. */
export const testEndpoint = webhookEndpoint('webhooks', 'test', async (id, db) => {
  await db.execute(
    sql`select queue_webhook(${id}, ${WEBHOOK_TEST.value}, null, null, clock_timestamp())`,
  );
  await db.execute(sql`update webhooks set rest_until = null where id = ${id}`);
  return answer(202, words.queuedTest);
});
