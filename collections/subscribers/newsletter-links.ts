import { createHmac, timingSafeEqual } from 'node:crypto';

import { env } from '@/lib/env';
import { paths } from '@/lib/paths';

/** What a link in a mail to a subscriber can do. */
export type LinkPurpose = 'unsubscribe' | 'newsletter-confirm' | 'newsletter-preferences';

/**
 * What stands in a link of a mail to an address: only who could read the mail has it. It never ends, as old mails must go
 * on working, and can do nothing but its purpose for this address.
 */
function signatureOf(purpose: LinkPurpose, email: string): string {
  const key = createHmac('sha256', env.PAYLOAD_SECRET).update(purpose).digest();
  return createHmac('sha256', key).update(email).digest('base64url');
}

/** The links for a mail to a subscriber. `email` as it is stored. */
export function newsletterLinks(email: string) {
  const unsubscribing = signatureOf('unsubscribe', email);
  return {
    unsubscribeUrl: env.SITE_URL + paths.unsubscribeSigned(email, unsubscribing),
    oneClickUrl: env.SITE_URL + paths.unsubscribeOneClick(email, unsubscribing),
    preferencesUrl:
      env.SITE_URL +
      paths.newsletterPreferences(email, signatureOf('newsletter-preferences', email)),
  };
}

export function confirmationLink(email: string): string {
  return env.SITE_URL + paths.newsletterConfirm(email, signatureOf('newsletter-confirm', email));
}

export function isLinkSignature(purpose: LinkPurpose, email: string, signature: string): boolean {
  const [expected, given] = [Buffer.from(signatureOf(purpose, email)), Buffer.from(signature)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}
