import {
  DEFAULT_FILTERS,
  hasActiveFilters,
  listingSearchParams,
  parseListingQuery,
  type ListingFilters,
  type ListingQuery,
} from '@/domain/listing';
import { DEFAULT_SORT, type SortKey } from '@/domain/sort';

/** What the visitor chose, as the page's address carries it; `page` is the number of pages shown. */
export type ListingState = { sort: SortKey; page: number; filters: ListingFilters };

/**
 * Reads the query string of a page. Tolerant where the endpoint is strict: each part that the endpoint would refuse is
 * ignored, so that an old or mistyped link still shows gifts.
 */
export function readListingState(search: string): ListingState {
  const given = new URLSearchParams(search);
  const part = (name: string): Omit<ListingQuery, 'scope'> => {
    const value = given.get(name);
    const parsed = parseListingQuery(new URLSearchParams(value === null ? {} : { [name]: value }));
    return parsed.ok ? parsed.query : { sort: DEFAULT_SORT, page: 1, filters: DEFAULT_FILTERS };
  };
  const { min } = part('min').filters;
  const { max } = part('max').filters;
  const range = min > max ? { min: DEFAULT_FILTERS.min, max: DEFAULT_FILTERS.max } : { min, max };
  return {
    sort: part('sort').sort,
    page: part('page').page,
    filters: {
      ...range,
      rating: part('rating').filters.rating,
      intentions: part('intentions').filters.intentions,
    },
  };
}

/** The inverse of `readListingState`: '?sort=za&page=2', or '' for a listing as it first appears. */
export function writeListingState(state: ListingState): string {
  const params = listingSearchParams({ scope: { kind: 'all' }, ...state }).toString();
  // Commas separate intentions and need no escape in a query: the address stays readable.
  return params === '' ? '' : `?${params.replaceAll('%2C', ',')}`;
}

/** True for what the static page already shows: its order, nothing filtered. */
export function isPlain({ sort, filters }: ListingState): boolean {
  return sort === DEFAULT_SORT && !hasActiveFilters(filters);
}
