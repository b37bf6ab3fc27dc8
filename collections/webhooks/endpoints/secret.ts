import { sql } from '@payloadcms/db-postgres';

import { WEBHOOKS } from '@/domain/webhooks';
import { env } from '@/lib/env';
import { NO_STORE } from '@/lib/no-store';
import { seal } from '@/lib/seal';
import { newWebhookSecret } from '@/lib/webhook-signature';
import { webhooks as words } from '@/messages/webhooks';

import { webhookEndpoint } from './webhook-endpoint';

/** Makes a new secret and shows it, this once. The one before signs beside it for a day, so that a receiver can change over. */
export const secretEndpoint = webhookEndpoint('webhooks', 'secret', async (id, db) => {
  const secret = newWebhookSecret();
  await db.execute(sql`
    with replaced as (
      update webhook_secrets
      set expires_at = clock_timestamp() + make_interval(secs => ${WEBHOOKS.overlap / 1_000})
      where webhook_id = ${id} and expires_at is null
    )
    insert into webhook_secrets (webhook_id, sealed) values (${id}, ${seal(secret, env.PAYLOAD_SECRET)})
  `);
  await db.execute(sql`update webhooks set secret_at = clock_timestamp() where id = ${id}`);
  return Response.json({ message: words.newSecretMade, secret }, { headers: NO_STORE });
});
