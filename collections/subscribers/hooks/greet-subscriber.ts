import type { CollectionAfterChangeHook } from 'payload';
import { z } from 'zod';

import { WELCOMES_PER_ADDRESS } from '@/domain/throttles';
import { isOver } from '@/domain/rate-limit';
import { newsletterFormConsent } from '@/messages/newsletter-consent';

import { recordAddressConsent } from '../../consents/record-consent';
import { count } from '../../shared/throttle';
import { addressOf } from '../address-of';
import { mailConfirmation, mailWelcome } from '../newsletter-mails';

const Confirmed = z.object({ confirmedAt: z.string() });

/**
 * A new subscriber is asked to confirm the address, or is welcomed where it is known to be theirs (an account's). What was
 * agreed to is recorded. Subscribing again and again sends one mail a day, so that it cannot be used to fill somebody's
 * mailbox. A mail that fails does not fail the subscription.
 */
export const greetSubscriber: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== 'create') return;
  const email = addressOf(doc);
  const isConfirmed = Confirmed.safeParse(doc).success;
  // The consent of an account is recorded with the account.
  if (!isConfirmed) await recordAddressConsent(req, { email, ...newsletterFormConsent });
  const mails = await count(req.payload, [{ limit: WELCOMES_PER_ADDRESS, subject: email }]);
  if (mails.some(isOver)) return;
  await (isConfirmed ? mailWelcome : mailConfirmation)(req, email);
};
