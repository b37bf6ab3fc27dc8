import { expect, it } from 'vitest';

import { DEFAULT_FILTERS } from '@/domain/listing';
import { activeFilters } from '@/features/gift-listing/state/active-filters';
import { readListingState } from '@/features/gift-listing/state/listing-state';

const labels = (search: string) =>
  activeFilters(readListingState(search).filters).map(({ label }) => label);

it('names each filter that is set, the two ends of the price as one', () => {
  expect(labels('?min=50&max=100&rating=4&intentions=para-celebrar,para-motivar')).toEqual([
    'R$ 50 a R$ 100',
    'Nota 4,0 ou mais',
    'Para motivar',
    'Para celebrar',
  ]);
  expect(labels('')).toEqual([]);
});

it.each([
  ['?max=50', 'Até R$ 50'],
  ['?min=300', 'A partir de R$ 300'],
  ['?min=49.9&max=79.5', 'R$ 49,90 a R$ 79,50'],
  ['?min=80&max=80', 'R$ 80'],
  ['?min=10000', 'A partir de R$ 10.000'],
])('says the price of %s as people do', (search, label) => {
  expect(labels(search)).toEqual([label]);
});

it('takes away one filter and leaves the others, until none is left', () => {
  let { filters } = readListingState('?max=100&rating=3&intentions=para-agradecer,para-celebrar');
  for (let left = 4; left > 0; left -= 1) {
    const [first] = activeFilters(filters);
    expect(activeFilters(filters)).toHaveLength(left);
    filters = first?.without ?? filters;
  }
  expect(filters).toEqual(DEFAULT_FILTERS);
});
