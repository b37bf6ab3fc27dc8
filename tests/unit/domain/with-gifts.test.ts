import { expect, it } from 'vitest';

import type { TaxonomyEntry, TaxonomyGroup } from '@/domain/taxonomy';
import { groupsWithGifts, withGifts } from '@/domain/with-gifts';

const shared = { description: '', shortDescription: '', image: null };

const entry = (id: number, giftCount: number): TaxonomyEntry => ({
  ...shared,
  id,
  name: `Categoria ${id}`,
  slug: `categoria-${id}`,
  groupId: 1,
  month: '',
  createdAt: '',
  giftCount,
});

const group = (id: number, entries: TaxonomyEntry[]): TaxonomyGroup => ({
  ...shared,
  id,
  name: `Grupo ${id}`,
  slug: `grupo-${id}`,
  entries,
});

it('a category without gifts is in no list until it has one', () => {
  expect(withGifts([entry(1, 0), entry(2, 1)]).map(({ id }) => id)).toEqual([2]);
});

it('a group without such a category is left out too', () => {
  const groups = groupsWithGifts([
    group(1, [entry(1, 3), entry(2, 0)]),
    group(2, [entry(3, 0)]),
    group(3, []),
  ]);
  expect(groups.map(({ id, entries }) => [id, entries.map((one) => one.id)])).toEqual([[1, [1]]]);
});
