import { sql } from '@payloadcms/db-postgres';
import type { CollectionBeforeChangeHook } from 'payload';
import { APIError } from 'payload';

import { WEBHOOKS } from '@/domain/webhooks';
import { webhooks as words } from '@/messages/webhooks';

import { transactionOf } from '../shared/transaction';

/** Every event is stored once for each receiver: there are never more of them than the runner can serve. */
export const keepFew: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create') return data;
  const db = await transactionOf(req);
  // One at a time, so that no two become the last one.
  await db.execute(sql`lock table webhooks in share row exclusive mode`);
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::integer as count from webhooks`,
  );
  if ((rows[0]?.count ?? 0) >= WEBHOOKS.most) {
    throw new APIError(words.tooMany(WEBHOOKS.most), 400, null, true);
  }
  return data;
};
