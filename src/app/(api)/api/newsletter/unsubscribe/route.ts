import { unsubscribe, type UnsubscribeFailure } from '@/data/newsletter';
import { answerFailures } from '@/lib/answer-failures';
import { problem } from '@/lib/problem';
import { messages } from '@/messages';

const words = messages.unsubscribe;

export const POST = answerFailures(async (request: Request) => {
  const body: unknown = await request.json().catch(() => null);
  const email: unknown =
    typeof body === 'object' && body !== null ? Reflect.get(body, 'email') : undefined;
  if (typeof email !== 'string' || email.trim() === '') {
    return problem(400, [{ message: words.missingEmail, field: 'email' }]);
  }
  const result = await unsubscribe(email);
  return result.ok
    ? Response.json({ message: words.done }, { headers: { 'Cache-Control': 'no-store' } })
    : refusal(result.error);
});

function refusal(error: UnsubscribeFailure): Response {
  const { unavailable, internal } = messages.errors.api;
  switch (error.step) {
    case 'absent':
      return problem(404, [{ message: words.notFound, field: 'email' }]);
    case 'lookup':
      return problem(503, [{ message: words.checkFailed(unavailable) }]);
    case 'deletion':
      return problem(500, [{ message: words.failed(internal, error.code) }]);
  }
}
