import 'server-only';

import { sql } from '@payloadcms/db-postgres';
import type { SQL } from '@payloadcms/db-postgres/drizzle';

import type { SortKey } from '@/domain/sort';

/** What a sort compares: a column of `listing_entries`. */
export type ListingColumn = 'name' | 'popularity' | 'created_at' | 'price' | 'rating' | 'gift_id';

/** One direction for all columns, the id included: what comes after a gift is then one range of the index. */
export type ListingOrder = {
  /** The first of them first; what is left of ties breaks by id. */
  columns: readonly ListingColumn[];
  isDescending: boolean;
  /** Whether the first may be null: such gifts come last, in either direction. */
  isNullable: boolean;
  /** The columns but for the id. */
  compared: SQL;
  /** The order of one index of `listing_entries`, read from either end. */
  forward: SQL;
  /** Exactly the reverse: the same index, read from its other end. */
  backward: SQL;
};

export const LISTING_ORDERS: Record<SortKey, ListingOrder> = {
  az: orderOf(['name']),
  // The same index from its other end, ids included.
  za: orderOf(['name'], { isDescending: true }),
  // Equal views are common, most of all among gifts that nobody has opened: the newer come first.
  popularity: orderOf(['popularity', 'created_at'], { isDescending: true }),
  'price-low': orderOf(['price'], { isNullable: true }),
  'price-high': orderOf(['price'], { isDescending: true, isNullable: true }),
  newest: orderOf(['created_at'], { isDescending: true }),
  rating: orderOf(['rating'], { isDescending: true, isNullable: true }),
};

function orderOf(
  compared: ListingColumn[],
  { isDescending = false, isNullable = false } = {},
): ListingOrder {
  const columns: ListingColumn[] = [...compared, 'gift_id'];
  const order = (isReverse: boolean) => {
    const direction = isDescending === isReverse ? '' : ' desc';
    // As the index has them: last, and first where it is read from its other end.
    const nulls = isNullable && isDescending ? ` nulls ${isReverse ? 'first' : 'last'}` : '';
    const [first = '', ...others] = columns.map((column) => `${column}${direction}`);
    return sql.raw([`${first}${nulls}`, ...others].join(', '));
  };
  return {
    ...{ columns, isDescending, isNullable },
    compared: sql.raw(compared.join(', ')),
    forward: order(false),
    backward: order(true),
  };
}
