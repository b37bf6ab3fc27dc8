import { z } from 'zod';

import { eraseAddressData, readAddressData } from '@/data/address-data';
import { isMailedLink } from '@/data/newsletter-links';
import { throttled } from '@/data/throttled';
import { NEWSLETTER_LINKS_PER_CLIENT } from '@/domain/throttles';
import { answerFailures } from '@/lib/answer-failures';
import { NO_STORE } from '@/lib/no-store';
import { problem } from '@/lib/problem';
import { messages } from '@/messages';
import { addressData } from '@/messages/personal-data';

const Body = z.object({
  email: z.string().min(1),
  signature: z.string(),
  campaign: z.number().optional(),
  action: z.enum(['export', 'erase']),
});

/** Tells or erases what is stored under an address, by the link of a mail to it (LGPD, article 18). */
export const POST = answerFailures(
  throttled({ limit: NEWSLETTER_LINKS_PER_CLIENT }, async (request) => {
    const body = Body.safeParse(await request.json().catch(() => null));
    if (!body.success) return problem(400, [{ message: messages.newsletterLinks.invalid }]);
    const { action, ...link } = body.data;
    if (!isMailedLink('newsletter-preferences', link)) {
      return problem(400, [{ message: messages.newsletterLinks.invalid }]);
    }
    if (action === 'export') {
      return Response.json(await readAddressData(link.email), { headers: NO_STORE });
    }
    await eraseAddressData(link.email);
    return Response.json({ message: addressData.erased }, { headers: NO_STORE });
  }),
);
