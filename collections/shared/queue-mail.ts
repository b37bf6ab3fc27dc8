import { randomUUID } from 'node:crypto';

import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';

import type { Mail } from '@/domain/mail';
import { env } from '@/lib/env';
import { seal } from '@/lib/seal';

import { transactionOf } from './transaction';

/**
 * Queues a mail in the request's transaction: it leaves after the commit, and never for a rollback. What it says is
 * encrypted until it is sent, since its links open accounts.
 */
export async function queueMail(req: PayloadRequest, to: string, mail: Mail): Promise<void> {
  const db = await transactionOf(req);
  const [, host] = env.MAIL_FROM.address.split('@');
  await db.execute(sql`
    insert into outbox (recipient, template, message_id, next_at, sealed)
    values (${to}, ${mail.template}::enum_outbox_template, ${`<${randomUUID()}@${host ?? 'localhost'}>`},
      clock_timestamp(), ${seal(JSON.stringify(mail), env.PAYLOAD_SECRET)})
  `);
}
