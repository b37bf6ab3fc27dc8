import type { CollectionAfterChangeHook } from 'payload';
import { z } from 'zod';

import { CONTACT_COPIES_PER_ADDRESS } from '@/domain/throttles';
import { isOver } from '@/domain/rate-limit';

import { queueMail } from '../../shared/queue-mail';
import { count } from '../../shared/throttle';

const Message = z.object({ id: z.number(), email: z.string(), status: z.string().nullish() });

/**
 * Mails a new message to the staff, and a copy to who wrote it. Both are queued with the message itself: while the mail
 * server is down nothing is lost. Decision 0034.
 */
export const mailMessage: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== 'create') return;
  const { id, email, status } = Message.parse(doc);
  if (status === 'spam') return;
  const { contactEmail } = await req.payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    overrideAccess: true,
    req,
  });
  await queueMail(req, contactEmail, { template: 'contact-message', id });
  const copies = await count(req.payload, [{ limit: CONTACT_COPIES_PER_ADDRESS, subject: email }]);
  if (!copies.some(isOver)) await queueMail(req, email, { template: 'contact-copy', id });
};
