import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';

import { timestamp } from '@/domain/dates';
import { isUnavailable } from '@/lib/is-unavailable';
import { newsletterConsent } from '@/messages/newsletter-consent';

import { recordConsent } from '../../consents/record-consent';
import { inTransaction } from '../../shared/in-transaction';
import { transactionOf } from '../../shared/transaction';
import { liftSuppression } from '../../suppressions/suppress';

const ATTEMPTS = 3;

/**
 * Puts the account's own address into the newsletter or takes it out, with the record of the consent, in one
 * transaction. Asking for what is already so changes nothing. False when there is no such account any more.
 */
export async function setSubscription(
  req: PayloadRequest,
  userId: number,
  subscribed: boolean,
): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(req, () => change(req, userId, subscribed));
    } catch (error) {
      // The same address came in or went out through a public form meanwhile: the next look finds it so.
      if (attempt === ATTEMPTS || isUnavailable(error)) throw error;
    }
  }
}

async function change(req: PayloadRequest, userId: number, subscribed: boolean): Promise<boolean> {
  const db = await transactionOf(req);
  // One change at a time for an account, and none for an account that is going.
  const { rows } = await db.execute<{ email: string }>(sql`
    select email from users where id = ${userId} for update
  `);
  const email = rows[0]?.email;
  if (email === undefined) return false;

  const subscription = { collection: 'subscribers', where: { email: { equals: email } } } as const;
  if (!subscribed) {
    // The consent ends with the row, whoever deletes it: see subscribers/hooks/withdraw-newsletter-consent.
    const { errors } = await req.payload.delete({ ...subscription, depth: 0, req });
    if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('; '));
    return true;
  }
  await liftSuppression(db, email);
  const { totalDocs } = await req.payload.count({ ...subscription, req });
  if (totalDocs === 0) {
    const data = { email, confirmedAt: timestamp() };
    await req.payload.create({ collection: 'subscribers', data, depth: 0, req });
  }
  // The account's address is its own: whoever subscribed it before, it is confirmed now.
  await db.execute(sql`
    update subscribers set confirmed_at = now(), updated_at = now()
    where email = ${email} and confirmed_at is null
  `);
  await recordConsent(req, { userId, kind: 'newsletter', ...newsletterConsent });
  return true;
}
