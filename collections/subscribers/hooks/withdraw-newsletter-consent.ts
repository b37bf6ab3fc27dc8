import { sql } from '@payloadcms/db-postgres';
import type { CollectionAfterDeleteHook } from 'payload';

import { withdrawConsent } from '../../consents/record-consent';
import { transactionOf } from '../../shared/transaction';
import { addressOf } from '../address-of';

/** However an address leaves the newsletter, the consent that its account gave is withdrawn. */
export const withdrawNewsletterConsent: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const db = await transactionOf(req);
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from users where email = ${addressOf(doc)}
  `);
  const [account] = rows;
  if (account !== undefined) await withdrawConsent(req, { userId: account.id, kind: 'newsletter' });
};
