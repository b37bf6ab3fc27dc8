import { countEmptySearch } from '@/data/figures/empty-searches';
import { searchGifts } from '@/data/search';
import { throttled } from '@/data/throttled';
import { cleanSearchQuery, parseSearchLimit } from '@/domain/search';
import { SEARCHES_PER_CLIENT } from '@/domain/throttles';
import { answerFailures } from '@/lib/answer-failures';
import { CLIENT_ADDRESS_HEADER } from '@/lib/client-address';
import { problem } from '@/lib/problem';
import { messages } from '@/messages';

/**
 * `?q=&limit=`: `{ docs, total, didYouMean, isPartial }`, at most `limit` gifts of all that were found. Reached only by what the page
 * cache could not answer.
 */
const search = throttled({ limit: SEARCHES_PER_CLIENT, isShared: true }, async (request) => {
  const parameters = new URL(request.url).searchParams;
  const query = cleanSearchQuery(parameters.get('q') ?? '');
  if (query === '') return problem(400, [{ message: messages.search.noQuery, field: 'q' }]);
  const limit = parseSearchLimit(parameters.get('limit'));
  if (limit === null) {
    return problem(400, [{ message: messages.search.limitInvalid, field: 'limit' }]);
  }
  const found = await searchGifts(query);
  const client = request.headers.get(CLIENT_ADDRESS_HEADER);
  if (found.total === 0 && client !== null) void countEmptySearch(query, client);
  return Response.json(
    { ...found, docs: found.docs.slice(0, limit) },
    { headers: { 'Cache-Control': 'public, max-age=0, must-revalidate' } },
  );
});

export const GET = answerFailures(search);
