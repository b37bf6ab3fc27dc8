import { sql } from '@payloadcms/db-postgres';
import type { CollectionAfterDeleteHook } from 'payload';

import { transactionOf } from '../../shared/transaction';

/** Whoever leaves the newsletter, by whichever door, has withdrawn the consent that their account gave. */
export const withdrawNewsletterConsent: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const db = await transactionOf(req);
  await db.execute(sql`
    update consents set withdrawn_at = now(), updated_at = now()
    from users
    where users.email = ${String(doc.email)} and consents.user_id = users.id
      and consents.kind = 'newsletter' and consents.withdrawn_at is null
  `);
};
