import { listGiftsById } from '@/data/favourites';
import { documentId } from '@/domain/document-id';
import { FAVOURITES_PAGE_SIZE } from '@/domain/limits';
import { answerFailures } from '@/lib/answer-failures';
import { NO_STORE } from '@/lib/no-store';
import { problem } from '@/lib/problem';
import { messages } from '@/messages';

/** The cards of gifts that a visitor's browser stores as favourites: ?ids=3,1,2, one page of them at most. */
export const GET = answerFailures(async (request: Request) => {
  const text = new URL(request.url).searchParams.get('ids') ?? '';
  const ids = text.split(',', FAVOURITES_PAGE_SIZE + 1).map(documentId);
  const isList = (list: (number | null)[]): list is number[] => !list.includes(null);
  if (!isList(ids) || ids.length > FAVOURITES_PAGE_SIZE) {
    return problem(400, [{ message: messages.errors.api.badValue('ids'), field: 'ids' }]);
  }
  const docs = await listGiftsById([...new Set(ids)]);
  return Response.json({ docs }, { headers: NO_STORE });
});
