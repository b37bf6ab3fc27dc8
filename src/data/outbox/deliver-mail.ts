import 'server-only';

import type { Payload } from 'payload';

import type { Mail } from '@/domain/mail';
import { env } from '@/lib/env';
import { unseal } from '@/lib/seal';
import { outbox as words } from '@/messages/outbox';

import type { ClaimedMail, Database } from './claim-mail';
import { type Outcome, outcomeOf } from './outcome';
import { settleMail } from './settle-mail';

/** Sends one mail that was claimed, and settles it. Answers what became of it. */
export async function deliverMail(
  payload: Payload,
  db: Database,
  mail: ClaimedMail,
): Promise<Outcome['kind']> {
  const outcome = await send(payload, mail);
  await settleMail(db, mail, outcome);
  if (outcome.kind !== 'sent') {
    // The reason may name the address, which does not belong into a log.
    payload.logger.warn(`A mail (${mail.template}, ${mail.id}) was not sent: ${outcome.kind}`);
  }
  return outcome.kind;
}

async function send(payload: Payload, mail: ClaimedMail): Promise<Outcome> {
  const { recipient: to, messageId } = mail;
  const handover = { isComplete: false };
  let rendered;
  try {
    rendered = await render(mail);
  } catch (error) {
    payload.logger.error({ err: error }, `A mail (${mail.template}) could not be written`);
    return { kind: 'refused', reason: words.unwritten };
  }
  try {
    await payload.email.sendEmail({ to, messageId, handover, ...rendered });
    return { kind: 'sent' };
  } catch (error) {
    return outcomeOf(error, handover.isComplete);
  }
}

async function render({ sealed }: ClaimedMail) {
  if (sealed === null) throw new Error('a mail without words');
  // The border to what `queueMail` has sealed: nobody else can have made it.
  const mail = JSON.parse(unseal(sealed, env.PAYLOAD_SECRET)) as Mail;
  // Only who sends mails loads what lays them out.
  const { renderMail } = await import('@/emails/render-mail');
  return renderMail(mail);
}
