import { searchGifts } from '@/data/search';
import { cleanSearchTerm } from '@/domain/search';
import { problem } from '@/lib/problem';
import { messages } from '@/messages';

export async function GET(request: Request): Promise<Response> {
  const term = cleanSearchTerm(new URL(request.url).searchParams.get('q') ?? '');
  if (term === '') return problem(400, [{ message: messages.search.noTerm, field: 'q' }]);
  return Response.json(await searchGifts(term), { headers: { 'Cache-Control': 'no-store' } });
}
