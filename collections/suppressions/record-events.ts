import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';

import { mailEvents as words } from '@/messages/outbox';

import { transactionOf } from '../shared/transaction';
import { suppress } from './suppress';

export type MailEvent = {
  type: 'bounce' | 'complaint';
  /** In its normal form. */
  email: string;
  /** Of a bounce: the mailbox will not take mails later either. */
  permanent: boolean;
  messageId?: string | undefined;
};

/** Of a mail provider's tries to tell us something: they end after some days. */
const REMEMBERED = '14 days';

/**
 * Suppresses addresses whose mailbox does not exist, or that have complained, and notes each event with its mail. Does nothing
 * for an `id` that it has seen. In the transaction of the request, so that an id counts as seen with its events only.
 */
export async function recordEvents(
  req: PayloadRequest,
  id: string,
  events: readonly MailEvent[],
): Promise<{ message: string; suppressed: number }> {
  const db = await transactionOf(req);
  await db.execute(sql`
    delete from mail_webhook_ids where received_at < now() - ${REMEMBERED}::interval
  `);
  const { rowCount } = await db.execute(sql`
    insert into mail_webhook_ids (id) values (${id}) on conflict do nothing
  `);
  if (rowCount === 0) return { message: words.known, suppressed: 0 };
  let suppressed = 0;
  // One after the other in one order, so that two requests about the same addresses do not wait for each other.
  for (const event of events.toSorted((a, b) => a.email.localeCompare(b.email))) {
    if (await record(req, event)) suppressed += 1;
  }
  return { message: words.recorded, suppressed };
}

async function record(req: PayloadRequest, event: MailEvent): Promise<boolean> {
  const { type, email, permanent, messageId } = event;
  const db = await transactionOf(req);
  const isSoft = type === 'bounce' && !permanent;
  if (messageId !== undefined) {
    const bare = messageId.replace(/^<|>$/g, '');
    await db.execute(sql`
      update outbox set feedback = ${isSoft ? 'soft-bounce' : type}::enum_outbox_feedback, updated_at = now()
      where message_id = ${`<${bare}>`} and lower(recipient) = ${email}
    `);
  }
  if (isSoft) return false;
  await suppress(db, { email, reason: type, detail: words[type] });
  if (type === 'complaint') {
    const where = { email: { equals: email } };
    await req.payload.delete({ collection: 'subscribers', where, depth: 0, req });
  }
  return true;
}
