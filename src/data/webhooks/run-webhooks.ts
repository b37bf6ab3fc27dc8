import 'server-only';

import config from '@payload-config';
import { getPayload, type Payload } from 'payload';

import { adapterOf } from '@collections/shared/adapter-of';
import { WEBHOOKS } from '@/domain/webhooks';
import { shared } from '@/lib/shared';

import { sequenceChanges } from '../changes/sequence-changes';
import { claimDelivery, dueWebhooks, nextDelivery } from './claim-delivery';
import { deliver } from './deliver';
import { clearDeliveries, settleDelivery } from './settle-delivery';

/** Milliseconds that a call waits for what it has begun: who answers slowly holds nobody else up. */
const PATIENCE = 1_000;
const CLEARING_INTERVAL = 60 * 60_000;

const clearing = shared('webhooks-clearing', () => ({ doneAt: 0 }));
/** Requests on their way, by webhook. They outlive the call that began them. */
const lanes = shared('webhook-lanes', () => new Map<number, Set<Promise<void>>>());

/**
 * Queues what webhooks are to be told and begins to send what is due: to each receiver by lanes of its own. Answers the
 * milliseconds after which it should be called again, or null when nothing waits. One runner of one server calls it.
 */
export async function runWebhooks(): Promise<number | null> {
  const payload = await getPayload({ config });
  const db = adapterOf(payload).drizzle;
  while (await sequenceChanges(db));
  for (const { id, isFailing } of await dueWebhooks(db)) {
    const open = lanesOf(id);
    while (open.size < (isFailing ? 1 : WEBHOOKS.lanes)) openLane(payload, id, open);
  }
  if (Date.now() > clearing.doneAt + CLEARING_INTERVAL) {
    clearing.doneAt = Date.now();
    await clearDeliveries(db);
  }
  const running = [...lanes.values()].flatMap((open) => [...open]);
  if (running.length === 0) return nextDelivery(db);
  const isOver = await Promise.race([
    Promise.all(running).then(() => true),
    new Promise<false>((resolve) => void setTimeout(resolve, PATIENCE, false)),
  ]);
  return isOver ? nextDelivery(db) : PATIENCE;
}

function lanesOf(webhook: number): Set<Promise<void>> {
  const open = lanes.get(webhook) ?? new Set();
  lanes.set(webhook, open);
  return open;
}

function openLane(payload: Payload, webhook: number, open: Set<Promise<void>>): void {
  const lane: Promise<void> = sendAll(payload, webhook)
    .catch((err: unknown) => {
      // What was claimed is due again after its lease.
      payload.logger.error({ err, msg: 'sending to a webhook failed' });
    })
    .finally(() => {
      open.delete(lane);
      if (open.size === 0) lanes.delete(webhook);
    });
  open.add(lane);
}

/** One message after the other, until none is due or one fails. */
async function sendAll(payload: Payload, webhook: number): Promise<void> {
  const db = adapterOf(payload).drizzle;
  for (;;) {
    const delivery = await claimDelivery(db, webhook);
    if (delivery === null) return;
    const outcome = await deliver(db, delivery);
    await settleDelivery(db, delivery, outcome);
    if (outcome.kind !== 'delivered') return;
  }
}
