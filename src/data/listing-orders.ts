import 'server-only';

import { sql } from '@payloadcms/db-postgres';
import type { SQL } from '@payloadcms/db-postgres/drizzle';

import type { SortKey } from '@/domain/sort';

export type ListingOrder = {
  /** The column that the sort compares before the id. */
  column: SQL;
  /** The order of one index of `listing_entries`; ties break by id. */
  forward: SQL;
  /** Exactly the reverse: the same index, read from its other end. */
  backward: SQL;
};

export const LISTING_ORDERS: Record<SortKey, ListingOrder> = {
  az: {
    column: sql`name`,
    forward: sql`name, gift_id`,
    backward: sql`name desc, gift_id desc`,
  },
  za: {
    column: sql`name`,
    forward: sql`name desc, gift_id`,
    backward: sql`name, gift_id desc`,
  },
  popularity: {
    column: sql`popularity`,
    forward: sql`popularity desc, gift_id`,
    backward: sql`popularity, gift_id desc`,
  },
  'price-low': {
    column: sql`price`,
    forward: sql`price, gift_id`,
    backward: sql`price desc, gift_id desc`,
  },
  'price-high': {
    column: sql`price`,
    forward: sql`price desc nulls last, gift_id`,
    backward: sql`price nulls first, gift_id desc`,
  },
  newest: {
    column: sql`created_at`,
    forward: sql`created_at desc, gift_id`,
    backward: sql`created_at, gift_id desc`,
  },
  rating: {
    column: sql`rating`,
    forward: sql`rating desc nulls last, gift_id`,
    backward: sql`rating nulls first, gift_id desc`,
  },
};
