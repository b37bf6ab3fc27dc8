import 'server-only';

import type { Payload } from 'payload';

import { adapterOf } from '@collections/shared/adapter-of';
import { today } from '@/domain/dates';
import { isReservedHost, LINK_VISITS } from '@/domain/link-health';
import { afterVisit } from '@/domain/link-verdict';
import { shopDomain } from '@/domain/shop-domain';
import { shared } from '@/lib/shared';
import { links as words } from '@/messages/links';

import { createPacer } from '../outbox/pacer';
import { claimLink, type ClaimedLink, nextVisit } from './claim-link';
import { postponeLink, settleLink } from './settle-link';
import { createShopTurns } from './shop-turns';
import { visitLink } from './visit-link';
import { wakeGift } from './wake-gift';

/** Milliseconds for which a batch begins visits: a server that stops waits for its end. */
const BATCH_TIME = 5_000;
/** Links that a batch may look at without visiting them: those of shops that want to be left alone. */
const MOST_LINKS = 200;
/** Before links of a paused shop are looked at again: they come back spread over a day, not all at once. */
const SPREAD = 24 * 60 * 60_000;

type Pace = { turn: () => Promise<void>; shops: ReturnType<typeof createShopTurns> };

const politePace = shared<Pace>('link-visits', () => ({
  turn: createPacer(LINK_VISITS.interval),
  shops: createShopTurns(LINK_VISITS.shopInterval),
}));

/**
 * Visits a batch of the links that are due, slowly. Answers the milliseconds after which it should be called again, 0 for
 * at once, or null when no gift has a link. One runner of one server calls it.
 */
export async function runLinkVisits(payload: Payload, pace = politePace): Promise<number | null> {
  const db = adapterOf(payload).drizzle;
  const end = Date.now() + BATCH_TIME;
  let left = MOST_LINKS;

  async function work(): Promise<void> {
    while (left > 0 && Date.now() < end) {
      left -= 1;
      const link = await claimLink(db);
      if (link === null) {
        left = 0;
        return;
      }
      await look(payload, link, pace);
    }
  }

  await Promise.all(Array.from({ length: LINK_VISITS.lanes }, work));
  return nextVisit(db);
}

async function look(payload: Payload, link: ClaimedLink, { turn, shops }: Pace): Promise<void> {
  const db = adapterOf(payload).drizzle;
  const shop = shopDomain(link.url) ?? '';
  if (isReservedHost(shop)) return postponeLink(db, link, null, words.reasons.reserved);
  const pause = shops.pauseLeft(shop);
  if (pause > 0) return postponeLink(db, link, pause + Math.random() * SPREAD);

  await turn();
  const visit = await visitLink(link.url, () => shops.next(shop));
  shops.add(shop, Math.max(0, visit.requests - 1));
  if (visit.retryAfter !== null) shops.pause(shop, visit.retryAfter);
  const after = afterVisit(link, visit, today());
  await settleLink(db, link, {
    after,
    status: visit.kind === 'answered' ? visit.status : null,
    reason: visit.kind === 'failed' ? visit.reason : words.reasons.status(visit.status),
  });
  if (link.isResting && after.state === 'fine') await wakeGift(payload, link);
}
