import { sql } from '@payloadcms/db-postgres';

import type { Database } from '../adapter-of';

/**
 * Erases what is tied to an address, in its normal form, and to no account: the newsletter, letters to us, mails of ours and
 * what came back of them (decision 0012). In the transaction of whoever calls.
 */
export async function eraseAddress(db: Database, address: string): Promise<void> {
  await db.execute(sql`delete from subscribers where email = ${address}`);
  await db.execute(sql`delete from consents where email = ${address}`);
  await db.execute(sql`delete from contact_messages where email = ${address}`);
  await db.execute(sql`delete from outbox where lower(recipient) = ${address}`);
  await db.execute(sql`delete from suppressions where email = ${address}`);
}
