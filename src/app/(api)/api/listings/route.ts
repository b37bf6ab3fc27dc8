import { describeListingErrors } from '@/data/describe-listing-errors';
import { getListing } from '@/data/listings';
import { parseListingRequest } from '@/domain/listing-request';
import { answerFailures } from '@/lib/answer-failures';
import { problem } from '@/lib/problem';
import { messages } from '@/messages';

export const GET = answerFailures(async (request: Request) => {
  const parsed = parseListingRequest(new URL(request.url).searchParams);
  if (!parsed.ok) return problem(400, describeListingErrors(parsed.errors));
  const listing = await getListing(parsed.request);
  if (listing == null) return problem(404, [{ message: messages.errors.api.notFound }]);
  return Response.json(listing, {
    headers: { 'Cache-Control': 'public, max-age=0, must-revalidate' },
  });
});
