import { searchGifts } from '@/data/search';
import { cleanSearchTerm } from '@/domain/search';
import { answerFailures } from '@/lib/answer-failures';
import { problem } from '@/lib/problem';
import { messages } from '@/messages';

export const GET = answerFailures(async (request: Request) => {
  const term = cleanSearchTerm(new URL(request.url).searchParams.get('q') ?? '');
  if (term === '') return problem(400, [{ message: messages.search.noTerm, field: 'q' }]);
  return Response.json(await searchGifts(term), {
    headers: { 'Cache-Control': 'public, max-age=0, must-revalidate' },
  });
});
