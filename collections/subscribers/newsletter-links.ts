import { createHmac, timingSafeEqual } from 'node:crypto';

import type { NewsletterLinks } from '@/domain/mail';
import { env } from '@/lib/env';
import { paths } from '@/lib/paths';

/** What a link in a mail to a subscriber can do. */
export type LinkPurpose = 'unsubscribe' | 'newsletter-confirm' | 'newsletter-preferences';

/**
 * What stands in a link of a mail to an address: only who could read the mail has it. It never ends, as old mails must go
 * on working, and can do nothing but its purpose for this address.
 */
function signatureOf(purpose: LinkPurpose, email: string, campaign: number | null): string {
  const key = createHmac('sha256', env.PAYLOAD_SECRET).update(purpose).digest();
  // No address has a line break in it.
  const signed = campaign === null ? email : `${email}\n${campaign}`;
  return createHmac('sha256', key).update(signed).digest('base64url');
}

/** The links for a mail to a subscriber. `email` as it is stored; `campaign` that leaving by them counts for. */
export function newsletterLinks(email: string, campaign: number | null = null): NewsletterLinks {
  const linkTo = (purpose: LinkPurpose) => ({
    email,
    campaign,
    signature: signatureOf(purpose, email, campaign),
  });
  return {
    unsubscribeUrl: env.SITE_URL + paths.unsubscribeSigned(linkTo('unsubscribe')),
    oneClickUrl: env.SITE_URL + paths.unsubscribeOneClick(linkTo('unsubscribe')),
    preferencesUrl: env.SITE_URL + paths.newsletterPreferences(linkTo('newsletter-preferences')),
  };
}

export function confirmationLink(email: string): string {
  return (
    env.SITE_URL + paths.newsletterConfirm(email, signatureOf('newsletter-confirm', email, null))
  );
}

/** What a link says. `campaign`: whose letter it is in. */
export type SignedLink = { email: string; signature: string; campaign?: number | undefined };

export function isLinkSignature(
  purpose: LinkPurpose,
  { email, signature, campaign }: SignedLink,
): boolean {
  const expected = Buffer.from(signatureOf(purpose, email, campaign ?? null));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
