import 'server-only';

import { sql } from '@payloadcms/db-postgres';
import type { SQL } from '@payloadcms/db-postgres/drizzle';

import type { SortKey } from '@/domain/sort';

/** What a sort compares, as a column of `listing_entries`. Nulls come last in either direction. */
export type ListingKey = {
  column: 'name' | 'popularity' | 'created_at' | 'price' | 'rating' | 'gift_id';
  isDescending: boolean;
  isNullable: boolean;
};

export type ListingOrder = {
  /** What the sort compares, the first of them first; what is left of ties breaks by id. */
  keys: readonly ListingKey[];
  /** Their columns but for the id. */
  columns: SQL;
  /** The order of one index of `listing_entries`, read from either end. */
  forward: SQL;
  /** Exactly the reverse: the same index, read from its other end. */
  backward: SQL;
};

const ascending = (column: ListingKey['column'], isNullable = false): ListingKey => ({
  column,
  isDescending: false,
  isNullable,
});
const descending = (column: ListingKey['column'], isNullable = false): ListingKey => ({
  column,
  isDescending: true,
  isNullable,
});

const ID = ascending('gift_id');

export const LISTING_ORDERS: Record<SortKey, ListingOrder> = {
  az: orderOf(ascending('name'), ID),
  // The same index from its other end, ids included.
  za: orderOf(descending('name'), descending('gift_id')),
  // Equal views are common, most of all among gifts that nobody has opened: the newer come first.
  popularity: orderOf(descending('popularity'), descending('created_at'), ID),
  'price-low': orderOf(ascending('price', true), ID),
  'price-high': orderOf(descending('price', true), ID),
  newest: orderOf(descending('created_at'), ID),
  rating: orderOf(descending('rating', true), ID),
};

function orderOf(...keys: ListingKey[]): ListingOrder {
  const order = (isReverse: boolean) =>
    sql.raw(keys.map((key) => directed(key, isReverse)).join(', '));
  const columns = keys.map(({ column }) => column).filter((column) => column !== 'gift_id');
  return {
    keys,
    columns: sql.raw(columns.join(', ')),
    forward: order(false),
    backward: order(true),
  };
}

/** As the index has it: nulls last, and first where it is read from its other end. */
function directed({ column, isDescending, isNullable }: ListingKey, isReverse: boolean): string {
  const nulls = isNullable && isDescending ? (isReverse ? ' nulls first' : ' nulls last') : '';
  return `${column}${isDescending === isReverse ? '' : ' desc'}${nulls}`;
}
