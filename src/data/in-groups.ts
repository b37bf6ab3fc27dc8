import type { TaxonomyTerm } from '@/domain/taxonomy';

import type { TermGroup } from './terms';

/** Entries below their groups, in the order of both; those without one come last, in a group of id 0. */
export function inGroups<Entry extends TaxonomyTerm>(
  groups: TermGroup[],
  entries: Entry[],
): (TermGroup & { entries: Entry[] })[] {
  const known = new Set(groups.map(({ id }) => id));
  const ungrouped = entries.filter(({ groupId }) => groupId == null || !known.has(groupId));
  const named = groups.map((group) => ({
    ...group,
    entries: entries.filter(({ groupId }) => groupId === group.id),
  }));
  if (ungrouped.length === 0) return named;
  const blank = { name: '', slug: '', description: '', shortDescription: '', image: null };
  return [...named, { id: 0, ...blank, entries: ungrouped }];
}
