import type { CollectionBeforeOperationHook, Where } from 'payload';

import { property } from '@/lib/property';
import { shared } from '@/lib/shared';
import { messages } from '@/messages';

import { refuseQuery } from '../../shared/queries/refuse-query';
import { COUNTER_SORTS, giftOrder, type GiftOrder } from './gift-order';

// The query's hook may be of another copy of this module than the adapter that reads it.
const orders = shared('counter-orders', () => new WeakMap<object, GiftOrder>());

/**
 * Takes an order by views or ratings out of the query, since Payload refuses to sort by what is no column, and leaves it with
 * the query's own `where`, which reaches the database as it is.
 */
export const takeCounterSort: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'read' || !('sort' in args)) return args;
  const fields = [args.sort].flat().flatMap((sort) => (sort ?? '').split(','));
  const isByCounter = fields.some((field) =>
    COUNTER_SORTS.some((counter) => field.replace(/^-/, '') === counter),
  );
  if (!isByCounter) return args;
  const order = giftOrder(fields);
  if (order === null) refuseQuery('sort', messages.rest.expected.onlyCounter);
  const where: Where = args.where ?? {};
  orders.set(where, order);
  return { ...args, where, sort: undefined };
};

/** The order that was taken out of the query with this `where`, or undefined. */
export function counterOrder(where: unknown): GiftOrder | undefined {
  if (typeof where !== 'object' || where === null) return undefined;
  const parts: unknown = property(where, 'and');
  return (
    orders.get(where) ?? (Array.isArray(parts) ? parts.map(counterOrder).find(Boolean) : undefined)
  );
}
