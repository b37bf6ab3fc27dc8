import type { PayloadRequest } from 'payload';

import { env } from '@/lib/env';
import { paths } from '@/lib/paths';

import { queueMail } from '../shared/queue-mail';
import { confirmationLink, newsletterLinks } from './newsletter-links';

/** Asks a new subscriber whether the address is theirs: no campaign goes to it before. */
export async function mailConfirmation(req: PayloadRequest, email: string): Promise<void> {
  const { unsubscribeUrl } = newsletterLinks(email);
  const url = confirmationLink(email);
  await queueMail(req, email, { template: 'newsletter-confirm', url, unsubscribeUrl });
}

/** Says that the subscription stands, and how to change or end it. */
export async function mailWelcome(req: PayloadRequest, email: string): Promise<void> {
  const url = env.SITE_URL + paths.newest;
  await queueMail(req, email, { template: 'newsletter-welcome', url, ...newsletterLinks(email) });
}
