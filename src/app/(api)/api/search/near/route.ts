import { findNear } from '@/data/search-near';
import { throttled } from '@/data/throttled';
import { cleanSearchQuery } from '@/domain/search';
import { SEARCHES_PER_CLIENT } from '@/domain/throttles';
import { answerFailures } from '@/lib/answer-failures';
import { problem } from '@/lib/problem';
import { messages } from '@/messages';

/** `?q=`: what a search that found nothing offers instead. Reached only by what the page cache could not answer. */
const near = throttled({ limit: SEARCHES_PER_CLIENT, isShared: true }, async (request) => {
  const query = cleanSearchQuery(new URL(request.url).searchParams.get('q') ?? '');
  if (query === '') return problem(400, [{ message: messages.search.noQuery, field: 'q' }]);
  return Response.json(await findNear(query), {
    headers: { 'Cache-Control': 'public, max-age=0, must-revalidate' },
  });
});

export const GET = answerFailures(near);
