import type { ListingRequestError } from '@/domain/listing-request';
import { listingRequest } from '@/messages/listing-request';

/** The errors of a request for a listing as its answer has them, each with its field. */
export function describeListingErrors(errors: readonly ListingRequestError[]) {
  return errors.map(({ field, problem }) => ({ field, message: listingRequest[problem] }));
}
