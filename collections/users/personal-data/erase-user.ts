import { sql } from '@payloadcms/db-postgres';
import type { CollectionBeforeDeleteHook } from 'payload';
import { APIError } from 'payload';

import { ANONYMOUS_READER } from '@/domain/review-rules';
import { personalData } from '@/messages/personal-data';

import { lockAccount } from '../../shared/account-lock';
import { eraseAddress } from '../../shared/address-data/erase-address';
import { transactionOf } from '../../shared/transaction';

type Database = Awaited<ReturnType<typeof transactionOf>>;
type Person = { email: string; pending_email: string | null; is_admin: boolean | null };

/** What becomes of the reviews of a deleted account; where nothing is chosen they stay without a name. */
export type FateOfReviews = 'anonymous' | 'delete';

/**
 * Before an account is deleted, by whichever operation, deletes everything that is tied to the user by an address
 * instead of a foreign key; favourites, consents, sessions and links go with the row itself (LGPD, article 18, VI).
 * Reviews stay for the readers without a name, unless `context.reviews` is 'delete'. All in the transaction of the
 * deletion. Refuses with 409 to delete the last admin: nobody could enter the panel any more.
 */
export const eraseUser: CollectionBeforeDeleteHook = async ({ context, id, req }) => {
  const userId = Number(id);
  await lockAccount(req, userId);
  const db = await transactionOf(req);
  const { rows } = await db.execute<Person>(sql`
    select email, pending_email, is_admin from users where id = ${userId} for update
  `);
  const [person] = rows;
  if (person === undefined) return;
  if (person.is_admin === true) await refuseLastAdmin(db, userId);
  await releaseReviews(db, userId, context.reviews === 'delete');
  await erasePanelData(db, userId);
  for (const address of [person.email, person.pending_email]) {
    if (address != null) await eraseAddress(db, address);
  }
};

async function refuseLastAdmin(db: Database, userId: number): Promise<void> {
  // Deletions of admins run one at a time, so that the last two cannot both be deleted.
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('mimoteca:admins'))`);
  const { rows } = await db.execute(sql`
    select from users where is_admin and id <> ${userId} limit 1
  `);
  if (rows.length === 0) throw new APIError(personalData.lastAdmin, 409, null, true);
}

async function releaseReviews(db: Database, userId: number, isGone: boolean): Promise<void> {
  // A hidden review has no readers: it is always deleted.
  await db.execute(sql`
    delete from reviews where user_id = ${userId} and (${isGone}::boolean or hidden is true)
  `);
  await db.execute(sql`
    update reviews set user_id = null, user_name = ${ANONYMOUS_READER}, updated_at = now()
    where user_id = ${userId}
  `);
}

/** Payload looks for these after the row is deleted, when they can no longer be found. */
async function erasePanelData(db: Database, userId: number): Promise<void> {
  await db.execute(sql`
    delete from payload_preferences
    where id in (select parent_id from payload_preferences_rels where users_id = ${userId})
  `);
  await db.execute(sql`
    delete from payload_locked_documents
    where id in (select parent_id from payload_locked_documents_rels where users_id = ${userId})
  `);
}
