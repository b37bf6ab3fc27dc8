import { documentId } from './document-id';
import {
  hasActiveFilters,
  type ListingProblem,
  type ListingQuery,
  parseListingQuery,
} from './listing';
import { LISTING_COUNT_MAX, LISTING_PAGE_SIZE } from './limits';

/** Highest page of a filtered listing: as far as its gifts are counted. What lies beyond is reached with `after`. */
export const LISTING_FILTERED_MAX_PAGE = LISTING_COUNT_MAX / LISTING_PAGE_SIZE;

export type ListingRequest = ListingQuery & {
  /**
   * The last gift that is shown already: the page begins after it, whatever has come before it since. When it is null the
   * page begins where its number says, and one earlier when the gift has left the listing.
   */
  after?: number | null;
};

/** Why a request cannot be answered; the messages are in `src/messages/listing-request.ts`. */
export type ListingRequestProblem = ListingProblem | 'after' | 'filteredPage';

export type ListingRequestError = { field: string; problem: ListingRequestProblem };

export type ListingRequestResult =
  { ok: true; request: ListingRequest } | { ok: false; errors: ListingRequestError[] };

/** Reads what the endpoint is asked: a query of a listing, as strictly as `parseListingQuery`, and where to go on. */
export function parseListingRequest(params: URLSearchParams): ListingRequestResult {
  const rest = new URLSearchParams(params);
  rest.delete('after');
  const parsed = parseListingQuery(rest);
  const errors: ListingRequestError[] = parsed.ok ? [] : [...parsed.errors];

  const given = params.getAll('after');
  const after = documentId(given[0]);
  if (given.length > 1) errors.push({ field: 'after', problem: 'repeated' });
  else if (given.length === 1 && after === null) {
    errors.push({ field: 'after', problem: 'after' });
  }
  if (!parsed.ok || errors.length > 0) return { ok: false, errors };

  const { query } = parsed;
  const isTooFar = query.page > LISTING_FILTERED_MAX_PAGE && hasActiveFilters(query.filters);
  if (isTooFar && after === null) {
    return { ok: false, errors: [{ field: 'page', problem: 'filteredPage' }] };
  }
  return { ok: true, request: { ...query, after } };
}
