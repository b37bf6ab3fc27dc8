import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';

import { lockAccount } from '../shared/account-lock';
import { transactionOf } from '../shared/transaction';

type Account = { id: number; email: string; pendingEmail: string | null; isConfirmed: boolean };

async function read(req: PayloadRequest, where: ReturnType<typeof sql>): Promise<Account | null> {
  const db = await transactionOf(req);
  const { rows } = await db.execute<Account>(sql`
    select id, email, pending_email as "pendingEmail", coalesce(_verified, false) as "isConfirmed"
    from users where ${where}
  `);
  return rows[0] ?? null;
}

/** The account of an address, locked until the open transaction ends, or null. */
export async function lockAccountOf(req: PayloadRequest, email: string): Promise<Account | null> {
  // Before the lock is held, the address may move to another account.
  for (;;) {
    const found = await read(req, sql`email = ${email}`);
    if (found === null) return null;
    await lockAccount(req, found.id);
    const locked = await read(req, sql`email = ${email}`);
    if (locked?.id === found.id) return locked;
  }
}

/** The account, locked until the open transaction ends, or null. */
export async function lockAccountById(
  req: PayloadRequest,
  userId: number,
): Promise<Account | null> {
  await lockAccount(req, userId);
  return read(req, sql`id = ${userId}`);
}
