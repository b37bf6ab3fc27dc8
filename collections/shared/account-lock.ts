import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';

import { transactionOf } from './transaction';

// Keys of advisory locks: arbitrary numbers that nothing else in this database uses.
const ONE_ACCOUNT = 7421;
const ALL_ACCOUNTS = 7422;
const ADDRESS = 7423;

/**
 * Payload reads a user, and writes the whole user back with its sessions: of two such operations at once one would be
 * undone. Code that reads an account in order to write it takes this lock first, and holds it until the transaction
 * ends. May be taken twice. Throws without an open transaction, where it would be released at once.
 */
export async function lockAccount(req: PayloadRequest, userId: number): Promise<void> {
  const db = await openTransaction(req);
  await db.execute(sql`select pg_advisory_xact_lock_shared(${ALL_ACCOUNTS}, 0)`);
  await db.execute(sql`select pg_advisory_xact_lock(${ONE_ACCOUNT}, ${userId}::integer)`);
}

/** The same for an operation on many accounts: it waits for those that are being written, and others wait for it. */
export async function lockAllAccounts(req: PayloadRequest): Promise<void> {
  const db = await openTransaction(req);
  await db.execute(sql`select pg_advisory_xact_lock(${ALL_ACCOUNTS}, 0)`);
}

/** Serialises attempts for an address, whether or not it has an account. Taken before the lock of an account. */
export async function lockAddress(req: PayloadRequest, email: string): Promise<void> {
  const db = await openTransaction(req);
  await db.execute(sql`select pg_advisory_xact_lock(${ADDRESS}, hashtext(${email}))`);
}

async function openTransaction(req: PayloadRequest) {
  if ((await req.transactionID) == null) throw new Error('a lock needs an open transaction');
  return transactionOf(req);
}
