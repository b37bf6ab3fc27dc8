import { z } from 'zod';

import { unsubscribe } from '@/data/newsletter';
import { isMailedLink, readPreferences, setPreferences } from '@/data/newsletter-links';
import { throttled } from '@/data/throttled';
import { NEWSLETTER_LINKS_PER_CLIENT } from '@/domain/throttles';
import { answerFailures } from '@/lib/answer-failures';
import { NO_STORE } from '@/lib/no-store';
import { problem } from '@/lib/problem';
import { messages } from '@/messages';

const words = messages.newsletterLinks;

const Body = z.object({
  email: z.string().min(1),
  signature: z.string(),
  campaign: z.number().optional(),
  /** Absent: only tell what is chosen. */
  wanted: z.strictObject({ ideas: z.boolean(), dates: z.boolean() }).optional(),
});

/** Tells or changes which letters an address wants, by the link of a mail to it. Wanting none unsubscribes. */
export const POST = answerFailures(
  throttled({ limit: NEWSLETTER_LINKS_PER_CLIENT }, async (request) => {
    const body = Body.safeParse(await request.json().catch(() => null));
    if (!body.success) return problem(400, [{ message: words.invalid }]);
    const { email, signature, campaign, wanted } = body.data;
    if (!isMailedLink('newsletter-preferences', { email, signature, campaign })) {
      return problem(400, [{ message: words.invalid }]);
    }
    if (wanted === undefined) return answer(await readPreferences(email), '');
    if (wanted.ideas || wanted.dates) {
      return answer((await setPreferences(email, wanted)) ? wanted : null, words.saved);
    }
    const result = await unsubscribe(email, campaign);
    if (!result.ok && result.error.step !== 'absent') {
      return problem(503, [{ message: messages.errors.api.unavailable }]);
    }
    return answer(wanted, messages.newsletter.cancelled);
  }),
);

function answer(preferences: object | null, message: string): Response {
  if (preferences === null) return problem(404, [{ message: words.absent }]);
  return Response.json({ ...preferences, message }, { headers: NO_STORE });
}
