import { unsubscribe } from '@/data/newsletter';
import { isMailedLink } from '@/data/newsletter-links';
import { throttled } from '@/data/throttled';
import { documentId } from '@/domain/document-id';
import { RETRY_AFTER_SECONDS } from '@/domain/patience';
import { UNSUBSCRIPTIONS_PER_CLIENT } from '@/domain/throttles';
import { answerFailures } from '@/lib/answer-failures';
import { NO_STORE } from '@/lib/no-store';
import { paths } from '@/lib/paths';
import { problem } from '@/lib/problem';
import { messages } from '@/messages';

const words = messages.unsubscribe;

function readLink(request: Request) {
  const { searchParams } = new URL(request.url);
  return {
    email: searchParams.get('email') ?? '',
    signature: searchParams.get('assinatura') ?? '',
    campaign: documentId(searchParams.get('campanha')) ?? undefined,
  };
}

/**
 * Unsubscribes for a mail program (RFC 8058): without cookies, a page or a question, by the signature alone. The answer does
 * not reveal whether the address was still there.
 */
export const POST = answerFailures(async (request) => {
  const link = readLink(request);
  if (link.email.includes('\0') || !isMailedLink('unsubscribe', link)) {
    return refuseUnsigned(request);
  }
  const result = await unsubscribe(link.email, link.campaign);
  if (result.ok || result.error.step === 'absent') {
    return Response.json({ message: words.done }, { headers: NO_STORE });
  }
  const response = problem(503, [{ message: messages.errors.api.unavailable }]);
  response.headers.set('Retry-After', String(RETRY_AFTER_SECONDS));
  return response;
});

const refuseUnsigned = throttled({ limit: UNSUBSCRIPTIONS_PER_CLIENT }, () =>
  Promise.resolve(problem(400, [{ message: words.linkInvalid }])),
);

/** Somebody follows the address, or a scanner does: nothing changes before they say so on the page. */
export function GET(request: Request): Response {
  const { email, signature, campaign = null } = readLink(request);
  const page = paths.unsubscribeSigned({
    email,
    campaign,
    signature: encodeURIComponent(signature),
  });
  return new Response(null, {
    status: 303,
    headers: { Location: page, ...NO_STORE },
  });
}
