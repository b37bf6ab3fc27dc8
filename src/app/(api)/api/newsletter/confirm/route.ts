import { z } from 'zod';

import { confirmSubscription, isMailedLink } from '@/data/newsletter-links';
import { throttled } from '@/data/throttled';
import { NEWSLETTER_LINKS_PER_CLIENT } from '@/domain/throttles';
import { answerFailures } from '@/lib/answer-failures';
import { NO_STORE } from '@/lib/no-store';
import { problem } from '@/lib/problem';
import { messages } from '@/messages';

const words = messages.newsletterLinks;

const Body = z.object({ email: z.string().min(1), signature: z.string() });

/** Confirms a subscription, by the link of a mail to its address. */
export const POST = answerFailures(
  throttled({ limit: NEWSLETTER_LINKS_PER_CLIENT }, async (request) => {
    const body = Body.safeParse(await request.json().catch(() => null));
    if (!body.success) return problem(400, [{ message: words.invalid }]);
    const { email, signature } = body.data;
    if (!isMailedLink('newsletter-confirm', { email, signature })) {
      return problem(400, [{ message: words.invalid }]);
    }
    if (!(await confirmSubscription(email))) return problem(404, [{ message: words.absent }]);
    return Response.json({ message: words.confirmed }, { headers: NO_STORE });
  }),
);
