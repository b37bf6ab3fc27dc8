import { createHmac, timingSafeEqual } from 'node:crypto';

import { env } from '@/lib/env';
import { paths } from '@/lib/paths';

/**
 * What stands in the unsubscribe link of a mail to an address: only who could read the mail has it. It never ends, as
 * old mails must go on working, and can do nothing but remove this address.
 */
function signatureOf(email: string): string {
  const key = createHmac('sha256', env.PAYLOAD_SECRET).update('unsubscribe').digest();
  return createHmac('sha256', key).update(email).digest('base64url');
}

/** The link for a mail to a subscriber. `email` as it is stored. */
export function unsubscribeLink(email: string): string {
  return env.SITE_URL + paths.unsubscribeSigned(email, signatureOf(email));
}

export function isUnsubscribeSignature(email: string, signature: string): boolean {
  const [expected, given] = [Buffer.from(signatureOf(email)), Buffer.from(signature)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}
