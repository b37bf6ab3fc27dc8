import type { Listing } from '@/domain/gift';
import { listingSearchParams, type ListingQuery } from '@/domain/listing';
import { paths } from '@/lib/paths';
import { FailedAnswer, tryAgain } from '@/lib/try-again';

/** Milliseconds after which an endpoint that does not answer counts as failed. */
const PATIENCE = 12_000;

/**
 * One page of a listing, after the gift with that id if there is one before it. Tries once more when the site lets
 * it, then throws; throws at once when aborted.
 */
export function fetchListing(
  query: ListingQuery,
  signal: AbortSignal,
  after?: number,
): Promise<Listing> {
  const goOn = after ? `&after=${after}` : '';
  const address = `${paths.listingApi}?${listingSearchParams(query)}${goOn}`;
  return tryAgain(() => read(address, signal), signal);
}

async function read(address: string, signal: AbortSignal): Promise<Listing> {
  const request = new AbortController();
  const abort = () => request.abort();
  const patience = setTimeout(abort, PATIENCE);
  signal.addEventListener('abort', abort);
  try {
    const response = await fetch(address, { signal: request.signal });
    if (!response.ok) throw new FailedAnswer('The listing', response);
    // Border: the endpoint is our own and typed by the same `Listing`.
    return (await response.json()) as Listing;
  } finally {
    clearTimeout(patience);
    signal.removeEventListener('abort', abort);
  }
}
