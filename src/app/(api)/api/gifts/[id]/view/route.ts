import { recordView } from '@/data/counters';
import { parseGiftId } from '@/data/gifts';
import { answerFailures } from '@/lib/answer-failures';
import { problem } from '@/lib/problem';
import { messages } from '@/messages';

type Context = { params: Promise<{ id: string }> };

export const POST = answerFailures(async (_: Request, { params }: Context) => {
  const id = parseGiftId((await params).id);
  const count = id == null ? null : await recordView(id);
  if (count == null) return problem(404, [{ message: messages.errors.api.notFound }]);
  return Response.json({ detailViews: count });
});
