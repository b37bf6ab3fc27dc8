import type { Term } from '@/domain/taxonomy';

export type TermOrder = 'az' | 'za' | 'newest' | 'popularity';

/**
 * The ids of the terms in each order, so that the browser reorders without comparing anything. Terms come by name;
 * equal ones keep that order.
 */
export function termOrders(terms: readonly Term[]): Record<TermOrder, number[]> {
  const ids = (list: readonly Term[]) => list.map(({ id }) => id);
  return {
    az: ids(terms),
    za: ids(terms.toReversed()),
    newest: ids(terms.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))),
    popularity: ids(terms.toSorted((one, other) => other.giftCount - one.giftCount)),
  };
}
