import type { TaxonomyEntry, TaxonomyGroup } from './taxonomy';

/** The categories or occasions to lead to: one without gifts is in no list until it has one. */
export function withGifts(entries: TaxonomyEntry[]): TaxonomyEntry[] {
  return entries.filter(({ giftCount }) => giftCount > 0);
}

/** The same of groups, and of them those that are then not empty. */
export function groupsWithGifts(groups: TaxonomyGroup[]): TaxonomyGroup[] {
  return groups
    .map((group) => ({ ...group, entries: withGifts(group.entries) }))
    .filter(({ entries }) => entries.length > 0);
}
