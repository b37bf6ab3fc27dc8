import 'server-only';

import { sql } from '@payloadcms/db-postgres';
import type { SQL } from '@payloadcms/db-postgres/drizzle';

import type { SortKey } from '@/domain/sort';

/** What a sort compares, as a column of `listing_entries`. Nulls come last in either direction. */
export type ListingKey = {
  column: 'name' | 'popularity' | 'created_at' | 'price' | 'rating';
  isDescending: boolean;
  isNullable: boolean;
};

export type ListingOrder = {
  /** What the sort compares before the id, the first of them first. */
  keys: readonly ListingKey[];
  /** Their columns. */
  columns: SQL;
  /** The order of one index of `listing_entries`; what is left of ties breaks by id. */
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

export const LISTING_ORDERS: Record<SortKey, ListingOrder> = {
  az: orderOf(ascending('name')),
  za: orderOf(descending('name')),
  // Equal views are common, most of all among gifts that nobody has opened: the newer come first.
  popularity: orderOf(descending('popularity'), descending('created_at')),
  'price-low': orderOf(ascending('price', true)),
  'price-high': orderOf(descending('price', true)),
  newest: orderOf(descending('created_at')),
  rating: orderOf(descending('rating', true)),
};

function orderOf(...keys: ListingKey[]): ListingOrder {
  const order = (isReverse: boolean) =>
    sql.raw(
      [...keys.map((key) => directed(key, isReverse)), isReverse ? 'gift_id desc' : 'gift_id'].join(
        ', ',
      ),
    );
  return {
    keys,
    columns: sql.raw(keys.map(({ column }) => column).join(', ')),
    forward: order(false),
    backward: order(true),
  };
}

/** As the index has it: nulls last, and first where it is read from its other end. */
function directed({ column, isDescending, isNullable }: ListingKey, isReverse: boolean): string {
  const nulls = isNullable && isDescending ? (isReverse ? ' nulls first' : ' nulls last') : '';
  return `${column}${isDescending === isReverse ? '' : ' desc'}${nulls}`;
}
