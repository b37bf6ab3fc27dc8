import { z } from 'zod';

import { unsubscribe, type UnsubscribeFailure } from '@/data/newsletter';
import { isMailedLink } from '@/data/newsletter-links';
import { throttled } from '@/data/throttled';
import { RETRY_AFTER_SECONDS } from '@/domain/patience';
import { UNSUBSCRIPTIONS_PER_CLIENT } from '@/domain/throttles';
import { answerFailures } from '@/lib/answer-failures';
import { env } from '@/lib/env';
import { isForeign } from '@/lib/is-foreign';
import { NO_STORE } from '@/lib/no-store';
import { ownOrigins } from '@/lib/own-origins';
import { problem } from '@/lib/problem';
import { messages } from '@/messages';

const words = messages.unsubscribe;

const Body = z.object({
  email: z.string().trim().min(1),
  signature: z.string().optional(),
  campaign: z.number().optional(),
});

/** For our own page only: a page of another site can neither find out who is subscribed nor remove an address. */
export const POST = answerFailures(async (request) => {
  if (isForeign(request.headers, ownOrigins(env.SITE_URL))) {
    return problem(403, [{ message: messages.unsubscribe.foreign }]);
  }
  if (request.headers.get('content-type')?.startsWith('application/json') !== true) {
    return problem(415, [{ message: messages.rest.bodyNotAnObject }]);
  }
  const body = Body.safeParse(await request.json().catch(() => null));
  if (!body.success) return problem(400, [{ message: words.missingEmail, field: 'email' }]);
  const { email, signature, campaign } = body.data;
  if (email.includes('\0')) {
    return problem(400, [{ message: messages.errors.field.email, field: 'email' }]);
  }
  // The signature of a mail's link is enough, and the answer does not reveal whether the address was still there.
  const isMailed =
    signature !== undefined && isMailedLink('unsubscribe', { email, signature, campaign });
  return isMailed ? remove(email, done, campaign) : removeUnsigned(request, email);
});

const removeUnsigned = throttled(
  { limit: UNSUBSCRIPTIONS_PER_CLIENT },
  (_: Request, email: string) =>
    remove(email, () => problem(404, [{ message: words.notFound, field: 'email' }])),
);

async function remove(email: string, absent: () => Response, campaign?: number): Promise<Response> {
  const result = await unsubscribe(email, campaign);
  if (result.ok) return done();
  return result.error.step === 'absent' ? absent() : refusal(result.error);
}

function done(): Response {
  return Response.json({ message: words.done }, { headers: NO_STORE });
}

function refusal(error: Exclude<UnsubscribeFailure, { step: 'absent' }>): Response {
  const { unavailable, internal } = messages.errors.api;
  if (error.step === 'deletion' && !error.isPassing) {
    return problem(500, [{ message: words.failed(internal, error.code) }]);
  }
  const message =
    error.step === 'lookup'
      ? words.checkFailed(unavailable)
      : words.failed(unavailable, error.code);
  const response = problem(503, [{ message }]);
  response.headers.set('Retry-After', String(RETRY_AFTER_SECONDS));
  return response;
}
