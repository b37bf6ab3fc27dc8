import { listFavouriteGifts, readUserId } from '@/data/favourites';
import { FAVOURITES_LIMIT, FAVOURITES_PAGE_SIZE } from '@/domain/limits';
import { answerFailures } from '@/lib/answer-failures';
import { problem } from '@/lib/problem';
import { messages } from '@/messages';

const LAST_PAGE = Math.ceil(FAVOURITES_LIMIT / FAVOURITES_PAGE_SIZE);

export const GET = answerFailures(async (request: Request) => {
  const userId = await readUserId(request.headers);
  if (userId === null) return problem(401, [{ message: messages.favourites.loginPrompt }]);
  const page = parsePage(new URL(request.url).searchParams.get('page') ?? '1');
  if (page === null) {
    return problem(400, [{ message: messages.errors.api.badValue('page'), field: 'page' }]);
  }
  return Response.json(await listFavouriteGifts(userId, page), {
    headers: { 'Cache-Control': 'private, no-store' },
  });
});

function parsePage(text: string): number | null {
  if (!/^[1-9]\d{0,3}$/.test(text)) return null;
  const page = Number(text);
  return page <= LAST_PAGE ? page : null;
}
