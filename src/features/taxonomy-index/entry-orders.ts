import type { TaxonomyEntry } from '@/domain/taxonomy';

export type EntryOrder = 'az' | 'za' | 'newest' | 'popularity';

/**
 * The ids of the entries in each order, so that the browser reorders without comparing anything. Entries come by name;
 * equal ones keep that order.
 */
export function entryOrders(entries: readonly TaxonomyEntry[]): Record<EntryOrder, number[]> {
  const ids = (list: readonly TaxonomyEntry[]) => list.map(({ id }) => id);
  return {
    az: ids(entries),
    za: ids(entries.toReversed()),
    newest: ids(entries.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))),
    popularity: ids(entries.toSorted((one, other) => other.giftCount - one.giftCount)),
  };
}
