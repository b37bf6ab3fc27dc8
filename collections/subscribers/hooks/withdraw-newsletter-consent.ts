import { sql } from '@payloadcms/db-postgres';
import type { CollectionAfterDeleteHook } from 'payload';

import { withdrawAddressConsent, withdrawConsent } from '../../consents/record-consent';
import { transactionOf } from '../../shared/transaction';
import { addressOf } from '../address-of';

/** However an address leaves the newsletter, the consent that was given for it is withdrawn. */
export const withdrawNewsletterConsent: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await withdrawAddressConsent(req, addressOf(doc));
  const db = await transactionOf(req);
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from users where email = ${addressOf(doc)}
  `);
  const [account] = rows;
  if (account !== undefined) await withdrawConsent(req, { userId: account.id, kind: 'newsletter' });
};
