import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import {
  DEFAULT_FILTERS,
  hasActiveFilters,
  type ListingFilters,
  listingSearchParams,
  parseListingQuery,
} from '@/domain/listing';
import { FilterForm } from '@/features/gift-listing/filters/filter-form';
import { activeFilters } from '@/features/gift-listing/state/active-filters';
import { readListingState, writeListingState } from '@/features/gift-listing/state/listing-state';

/** Each filter with something else than its default. */
const SET: ListingFilters = { min: 100, max: 900, rating: 4, intentions: ['para celebrar'] };

const RECIPE = 'docs/recipes/gift-field.md, "The filter"';

describe.each(Object.entries(SET))('the filter %s', (name, value) => {
  const filters: ListingFilters = { ...DEFAULT_FILTERS, [name]: value };
  const request = { scope: { kind: 'all' }, sort: 'az', page: 1, filters } as const;

  it('is written into an address and read from it, by the endpoint and by the page', () => {
    expect(parseListingQuery(listingSearchParams(request)), RECIPE).toEqual({
      ok: true,
      query: request,
    });
    const state = { sort: 'az', page: 1, filters } as const;
    expect(readListingState(writeListingState(state)), RECIPE).toEqual(state);
  });

  it('is one that is set, and can be taken away', () => {
    expect(hasActiveFilters(filters), RECIPE).toBe(true);
    expect(
      activeFilters(filters).map(({ without }) => without),
      `active-filters.ts has no entry of ${name}: ${RECIPE}`,
    ).toEqual([DEFAULT_FILTERS]);
  });

  it('is shown by the form of filters', () => {
    const form = (shown: ListingFilters) =>
      renderToStaticMarkup(<FilterForm filters={shown} onChange={() => undefined} />);
    expect(form(filters), `filter-form.tsx has no control of ${name}: ${RECIPE}`).not.toBe(
      form(DEFAULT_FILTERS),
    );
  });
});
