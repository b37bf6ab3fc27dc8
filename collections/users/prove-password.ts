import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';

import { PASSWORD_PROOFS_PER_ACCOUNT } from '@/domain/limits';
import { messages } from '@/messages';
import { accountApi } from '@/messages/account-api';

import { lockAccount } from '../shared/account-lock';
import { adapterOf } from '../shared/adapter-of';
import { countOrRefuse, clearHits } from '../shared/rate-limit';
import { Refusal } from '../shared/refusal';
import { transactionOf } from '../shared/transaction';
import { isPassword, withPasswordSlot } from './password';

type Credentials = { hash: string | null; salt: string | null };

/** Proof that the user has just entered the right password. */
export type PasswordProof = { userId: number; hash: string };

/**
 * Checks that the user knows the password, before a sensitive operation. Call it before the operation's transaction
 * begins: hashing takes long. A Refusal says what is wrong: 401 signed out, 400 wrong password (of `field`), 429.
 */
export async function provePassword(
  req: PayloadRequest,
  password: string,
  field: string,
): Promise<PasswordProof> {
  if (req.user == null) throw new Refusal(401, messages.errors.api.unauthenticated);
  const { id: userId } = req.user;
  await countOrRefuse(req, PASSWORD_PROOFS_PER_ACCOUNT, String(userId));
  return withPasswordSlot(req, async () => {
    const { rows } = await adapterOf(req.payload).drizzle.execute<Credentials>(
      sql`select hash, salt from users where id = ${userId}`,
    );
    const [stored] = rows;
    // Deleted since the session was checked.
    if (stored === undefined) throw new Refusal(401, messages.errors.api.unauthenticated);
    if (!(await isPassword(stored, password)) || stored.hash === null) {
      throw new Refusal(400, accountApi.passwordWrong, { field });
    }
    await clearHits(req, PASSWORD_PROOFS_PER_ACCOUNT, String(userId));
    return { userId, hash: stored.hash };
  });
}

/**
 * Locks the account for the operation, and checks that the proof still holds: the password may have been reset
 * meanwhile, which ends the session.
 */
export async function lockProvenAccount(
  req: PayloadRequest,
  proof: PasswordProof,
): Promise<{ email: string }> {
  await lockAccount(req, proof.userId);
  const db = await transactionOf(req);
  const { rows } = await db.execute<{ email: string }>(sql`
    select email from users where id = ${proof.userId} and hash = ${proof.hash}
  `);
  const [account] = rows;
  if (account === undefined) throw new Refusal(401, messages.errors.api.unauthenticated);
  return account;
}
