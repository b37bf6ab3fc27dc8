import type { PayloadRequest, Where } from 'payload';

import type { GiftRecord } from '@/domain/gift-exchange/export-formats';

import { adapterOf } from '../../shared/adapter-of';
import { RECORD_FIELDS, toRecords } from './to-records';

/** Gifts in memory at a time, however many are exported. */
const BATCH = 500;

/**
 * The gifts that `where` finds, as the panel's list shows them to this user: drafts in their latest version. In batches, by id,
 * so that each costs the same and none is left out while others are written.
 */
export async function* readBatches(
  { payload, user }: Pick<PayloadRequest, 'payload' | 'user'>,
  where: Where,
): AsyncGenerator<GiftRecord[]> {
  let last = 0;
  for (;;) {
    const { docs } = await payload.find({
      collection: 'gifts',
      draft: true,
      depth: 0,
      where: { and: [where, { id: { greater_than: last } }] },
      sort: 'id',
      limit: BATCH,
      pagination: false,
      select: RECORD_FIELDS,
      user,
      overrideAccess: false,
    });
    yield await toRecords(adapterOf(payload).drizzle, docs);
    last = docs.at(-1)?.id ?? last;
    if (docs.length < BATCH) return;
  }
}
