import 'server-only';

import { sql } from '@payloadcms/db-postgres';
import type { SQL } from '@payloadcms/db-postgres/drizzle';

import type { SortKey } from '@/domain/sort';

export type ListingOrder = {
  /** What the sort compares before the id. */
  columns: SQL;
  /** The order of one index of `listing_entries`; what is left of ties breaks by id. */
  forward: SQL;
  /** Exactly the reverse: the same index, read from its other end. */
  backward: SQL;
};

export const LISTING_ORDERS: Record<SortKey, ListingOrder> = {
  az: {
    columns: sql`name`,
    forward: sql`name, gift_id`,
    backward: sql`name desc, gift_id desc`,
  },
  za: {
    columns: sql`name`,
    forward: sql`name desc, gift_id`,
    backward: sql`name, gift_id desc`,
  },
  // Equal views are common, most of all among gifts that nobody has opened: the newer come first.
  popularity: {
    columns: sql`popularity, created_at`,
    forward: sql`popularity desc, created_at desc, gift_id`,
    backward: sql`popularity, created_at, gift_id desc`,
  },
  'price-low': {
    columns: sql`price`,
    forward: sql`price, gift_id`,
    backward: sql`price desc, gift_id desc`,
  },
  'price-high': {
    columns: sql`price`,
    forward: sql`price desc nulls last, gift_id`,
    backward: sql`price nulls first, gift_id desc`,
  },
  newest: {
    columns: sql`created_at`,
    forward: sql`created_at desc, gift_id`,
    backward: sql`created_at, gift_id desc`,
  },
  rating: {
    columns: sql`rating`,
    forward: sql`rating desc nulls last, gift_id`,
    backward: sql`rating nulls first, gift_id desc`,
  },
};
