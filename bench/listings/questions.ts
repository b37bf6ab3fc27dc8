import { DEFAULT_FILTERS, type ListingFilters, type ListingScope } from '@/domain/listing';
import type { ListingRequest } from '@/domain/listing-request';
import { SORT_KEYS, type SortKey } from '@/domain/sort';

/** The first page; the 200th as "load more" asks for it, after the gift that the visitor has; the 200th by its number. */
export const PLACES = ['page 1', 'page 200, after', 'page 200'] as const;
const FAR_PAGE = 200;

/** Askings that do not count: a connection plans a statement for its values five times, and from then on once for any. */
export const WARM_UP = 6;

const SCOPES: ListingScope[] = [
  { kind: 'all' },
  { kind: 'category', slug: 'categoria-7' },
  { kind: 'occasion', slug: 'ocasiao-7' },
  { kind: 'intention', slug: 'para-celebrar' },
];
const FILTERS: [string, Partial<ListingFilters>][] = [
  ['none', {}],
  ['R$ 100 to 200', { min: 100, max: 200 }],
  ['rating 4.5', { rating: 4.5 }],
  ['rating 3', { rating: 3 }],
  ['one intention', { intentions: ['para agradecer'] }],
  ['three filters', { min: 100, max: 1_000, rating: 4, intentions: ['para motivar'] }],
  ['no match', { min: 9_000, rating: 4.5 }],
];

/** Asked of each scope. */
export type Question = { filter: string; sort: SortKey; place: (typeof PLACES)[number] };

export const QUESTIONS: Question[] = FILTERS.flatMap(([filter]) =>
  SORT_KEYS.flatMap((sort) => PLACES.map((place) => ({ filter, sort, place }))),
);

/**
 * What a visitor asks there, once for each scope; `lastOf` answers with the last gift of a page. Of a listing that ends
 * before, it is the page after its first gifts.
 */
export async function requestsOf(
  { filter, sort, place }: Question,
  lastOf: (request: ListingRequest) => Promise<number | undefined>,
): Promise<ListingRequest[]> {
  const chosen = FILTERS.find(([name]) => name === filter)?.[1];
  const filters = { ...DEFAULT_FILTERS, ...chosen };
  const requests: ListingRequest[] = [];
  for (const scope of SCOPES) {
    const page = place === 'page 1' ? 1 : FAR_PAGE;
    const request = { scope, sort, filters, page };
    const isAfter = place === 'page 200, after';
    requests.push(isAfter ? await afterwards(request, lastOf) : request);
  }
  return requests;
}

async function afterwards(
  request: ListingRequest,
  lastOf: (request: ListingRequest) => Promise<number | undefined>,
): Promise<ListingRequest> {
  for (const page of [request.page - 1, 1]) {
    const after = await lastOf({ ...request, page });
    if (after !== undefined) return { ...request, page: page + 1, after };
  }
  return request;
}
