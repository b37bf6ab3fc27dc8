import { SORT_COLUMNS, type SortField } from './gift-question';

export type GiftOrder = { field: SortField; isDescending: boolean };

/** Figures of a gift that no column of `gifts` has. */
export const COUNTER_SORTS: readonly SortField[] = ['detailViews', 'averageRating'];

/** The order that a sort of one field means, or null when `listing_entries` has no index for it. */
export function giftOrder(sort: unknown): GiftOrder | null {
  const [only = '', ...others]: unknown[] = [sort].flat();
  if (others.length > 0 || typeof only !== 'string') return null;
  const name = only.replace(/^-/, '');
  const field = SORT_FIELDS.find((known) => known === name);
  return field === undefined ? null : { field, isDescending: only.startsWith('-') };
}

// The border to Object.keys, which forgets the names.
const SORT_FIELDS = Object.keys(SORT_COLUMNS) as SortField[];

/** Each as one index of `listing_entries` has it (10-listing-rows.sql), read from its start or from its end. */
export const ORDERS: Record<SortField, { ascending: string; descending: string }> = {
  title: { ascending: 'name, gift_id', descending: 'name desc, gift_id desc' },
  price: { ascending: 'price, gift_id', descending: 'price desc nulls last, gift_id desc' },
  createdAt: { ascending: 'created_at, gift_id', descending: 'created_at desc, gift_id desc' },
  updatedAt: { ascending: 'updated_at, gift_id', descending: 'updated_at desc, gift_id desc' },
  detailViews: {
    ascending: 'popularity, created_at, gift_id',
    descending: 'popularity desc, created_at desc, gift_id desc',
  },
  averageRating: {
    ascending: 'rating nulls first, gift_id',
    descending: 'rating desc nulls last, gift_id desc',
  },
};
