import 'server-only';

import type { Payload } from 'payload';

import type { Database } from '@collections/shared/adapter-of';
import type { Mail } from '@/domain/mail';
import { isHeldBack } from '@/domain/suppression';
import type { RenderedMail } from '@/emails/letter';
import { env } from '@/lib/env';
import { isUnavailable } from '@/lib/is-unavailable';
import { unseal } from '@/lib/seal';
import { outbox as words } from '@/messages/outbox';

import { writeDelivery } from '../campaigns/write-delivery';
import type { ClaimedMail } from './claim-mail';
import { type Outcome, outcomeOf } from './outcome';
import { settleMail } from './settle-mail';
import { writeMail } from './write-mail';

/** What needs no line in the log. */
const SILENT = new Set<Outcome['kind']>(['sent', 'pointless', 'suppressed']);

/** Sends one mail that was claimed, and settles it. Answers what became of it. */
export async function deliverMail(
  payload: Payload,
  db: Database,
  mail: ClaimedMail,
): Promise<Outcome['kind']> {
  const outcome = await send(payload, db, mail);
  await settleMail(db, mail, outcome);
  if (!SILENT.has(outcome.kind)) {
    // The reason may name the address, which does not belong into a log.
    payload.logger.warn(`A mail (${mail.template}, ${mail.id}) was not sent: ${outcome.kind}`);
  }
  return outcome.kind;
}

async function send(payload: Payload, db: Database, mail: ClaimedMail): Promise<Outcome> {
  const { recipient: to, messageId, suppressed, template } = mail;
  if (suppressed !== null && isHeldBack(template, suppressed)) {
    return { kind: 'suppressed', reason: words.suppressed[suppressed] };
  }
  const handover = { isComplete: false };
  let written: RenderedMail | null;
  try {
    written = await wordsOf(db, mail);
  } catch (error) {
    if (isUnavailable(error)) throw error;
    payload.logger.error({ err: error }, `A mail (${mail.template}) could not be written`);
    return { kind: 'refused', reason: words.unwritten, isNobodys: false };
  }
  if (written === null) return { kind: 'pointless' };
  try {
    await payload.email.sendEmail({ to, messageId, handover, ...written });
    return { kind: 'sent' };
  } catch (error) {
    return outcomeOf(error, handover.isComplete);
  }
}

async function wordsOf(db: Database, mail: ClaimedMail): Promise<RenderedMail | null> {
  if (mail.campaign === null) return writeMail(db, unsealed(mail), mail.recipient);
  return mail.isWanted ? writeDelivery(db, mail.campaign, mail.recipient) : null;
}

function unsealed({ sealed }: ClaimedMail): Mail {
  if (sealed === null) throw new Error('a mail without words');
  // The border to what `queueMail` has sealed: nobody else can have made it.
  return JSON.parse(unseal(sealed, env.PAYLOAD_SECRET)) as Mail;
}
