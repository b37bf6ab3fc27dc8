import 'server-only';

import type { Payload } from 'payload';

import type { ClaimedLink } from './claim-link';

/** What an unpublishing itself takes: later changes are an editor's. */
const OWN_CHANGES = 5_000;

/**
 * Publishes a gift that rested for its link, now that it is fine. Not one that an editor has changed meanwhile: nobody has said
 * that these changes should be public. Answers whether it is public.
 */
export async function wakeGift(payload: Payload, { gift: id, restedAt }: ClaimedLink) {
  const gift = await payload.findByID({
    collection: 'gifts',
    id,
    depth: 0,
    draft: true,
    disableErrors: true,
  });
  if (gift === null || restedAt === null) return false;
  if (Date.parse(gift.updatedAt) > Date.parse(restedAt) + OWN_CHANGES) return false;
  try {
    await payload.update({ collection: 'gifts', id, data: { _status: 'published' }, depth: 0 });
    return true;
  } catch (error) {
    payload.logger.warn({ err: error }, `The gift ${String(id)} could not come back to the site`);
    return false;
  }
}
