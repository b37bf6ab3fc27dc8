import 'server-only';

import config from '@payload-config';
import { getPayload, type Payload } from 'payload';

import { adapterOf } from '@collections/shared/adapter-of';
import { OUTBOX } from '@/domain/outbox';
import { shared } from '@/lib/shared';
import { outbox as words } from '@/messages/outbox';

import { advanceCampaigns } from '../campaigns/advance-campaigns';
import { asOnlySender } from './as-only-sender';
import { claimMail, nextDue } from './claim-mail';
import { deliverMail } from './deliver-mail';
import { outage } from './outage';
import { createPacer } from './pacer';
import { clearOutbox, releaseInterrupted } from './settle-mail';

/** Milliseconds for which a batch begins mails: a server that stops waits for its end. */
const BATCH_TIME = 2_000;
const CLEARING_INTERVAL = 60 * 60_000;

const clearing = shared('outbox-clearing', () => ({ doneAt: 0 }));
/** One after the other, also of several connections: what they did at once a visitor would wait for. */
const campaignTurn = shared('campaign-turns', () => createPacer(OUTBOX.campaignInterval));

/**
 * Sends a batch of the mails that are due. Answers the milliseconds after which it should be called again, 0 for at once, or
 * null when no mail waits. Of several callers, in any process, one sends.
 */
export async function runOutbox(): Promise<number | null> {
  if (outage.left() > 0) return outage.left();
  const payload = await getPayload({ config });
  return asOnlySender(payload, async () => {
    const db = adapterOf(payload).drizzle;
    await releaseInterrupted(db, words.interrupted);
    const hasAdvanced = await advanceCampaigns(db);
    const { ran, isReachable } = await runBatch(payload);
    if (!isReachable) {
      outage.note();
      return outage.left();
    }
    if (ran > 0 || hasAdvanced) return 0;
    if (Date.now() > clearing.doneAt + CLEARING_INTERVAL) {
      clearing.doneAt = Date.now();
      await clearOutbox(db);
    }
    return nextDue(db);
  });
}

async function runBatch(payload: Payload): Promise<{ ran: number; isReachable: boolean }> {
  const db = adapterOf(payload).drizzle;
  const end = Date.now() + BATCH_TIME;
  // After an outage one mail finds out whether the server is there.
  const lanes = outage.isOn() ? 1 : OUTBOX.connections;
  let left: number = outage.isOn() ? 1 : OUTBOX.batch;
  let ran = 0;
  let isReachable = true;

  async function work(): Promise<void> {
    while (left > 0 && isReachable && Date.now() < end) {
      left -= 1;
      const mail = await claimMail(db);
      if (mail === null) {
        left = 0;
        return;
      }
      ran += 1;
      if (mail.campaign !== null) await campaignTurn();
      if ((await deliverMail(payload, db, mail)) === 'unreachable') isReachable = false;
      else outage.end();
    }
  }

  await Promise.all(Array.from({ length: lanes }, work));
  return { ran, isReachable };
}
