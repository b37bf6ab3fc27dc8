import 'server-only';

import type { TaxonomyEntry, TaxonomyGroup } from '@/domain/taxonomy';
import type { TermKind } from '@/lib/cache-tags';

import { getGiftCounts } from './gift-counts';
import { inGroups } from './in-groups';
import { getTerms } from './terms';

export type Catalogue = {
  entries: TaxonomyEntry[];
  /** Ordered by name; entries without a group come last, in a group of id 0 when there are any. */
  groups: TaxonomyGroup[];
};

/** All categories or all occasions by name, with the number of published gifts of each. */
export async function getCatalogue(kind: TermKind): Promise<Catalogue> {
  const [{ terms, groups }, counts] = await Promise.all([getTerms(kind), getGiftCounts(kind)]);
  const entries = terms.map((term) => ({ ...term, giftCount: counts[term.id] ?? 0 }));
  return { entries, groups: inGroups(groups, entries) };
}
