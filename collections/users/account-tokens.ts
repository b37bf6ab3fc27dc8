import { createHash, randomBytes } from 'node:crypto';

import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';

import { CHANGE_EMAIL_LINK, CONFIRM_EMAIL_LINK, RESET_PASSWORD_LINK } from '@/domain/limits';

import { transactionOf } from '../shared/transaction';

export type TokenPurpose = 'confirm-email' | 'change-email' | 'reset-password';

type TokenOwner = { userId: number; purpose: TokenPurpose; email: string };

const LIFETIMES: Record<TokenPurpose, number> = {
  'confirm-email': CONFIRM_EMAIL_LINK,
  'change-email': CHANGE_EMAIL_LINK,
  'reset-password': RESET_PASSWORD_LINK,
};
const CLEARED_AT_ONCE = 100;

/** Only this hash is stored: it is of no use to sign in with. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * A new secret for a link in a mail to `email`, in the open transaction. It can be used once, in its time, for its
 * purpose; the older ones of the same account and purpose end with it. The account must be locked.
 */
export async function createAccountToken(
  req: PayloadRequest,
  { userId, purpose, email }: TokenOwner,
): Promise<string> {
  const db = await transactionOf(req);
  const token = randomBytes(32).toString('base64url');
  await db.execute(sql`
    delete from account_tokens where user_id = ${userId} and purpose = ${purpose}
  `);
  await db.execute(sql`
    delete from account_tokens where token_hash in (
      select token_hash from account_tokens where expires_at < now()
      limit ${CLEARED_AT_ONCE} for update skip locked
    )
  `);
  await db.execute(sql`
    insert into account_tokens (token_hash, user_id, purpose, email, expires_at)
    values (decode(${hashOf(token)}, 'hex'), ${userId}, ${purpose}, ${email},
      clock_timestamp() + make_interval(secs => ${LIFETIMES[purpose] / 1_000}))
  `);
  return token;
}

/** Whose token it is, used or not, or null. For locking the account before the token is used. */
export async function ownerOfToken(req: PayloadRequest, token: string): Promise<number | null> {
  const db = await transactionOf(req);
  const { rows } = await db.execute<{ user_id: number }>(sql`
    select user_id from account_tokens where token_hash = decode(${hashOf(token)}, 'hex')
  `);
  return rows[0]?.user_id ?? null;
}

/** Uses a token up, in the open transaction. Null when it is unknown, used, too old or for something else. */
export async function useAccountToken(
  req: PayloadRequest,
  token: string,
  purposes: TokenPurpose[],
): Promise<TokenOwner | null> {
  const db = await transactionOf(req);
  const { rows } = await db.execute<{ user_id: number; purpose: TokenPurpose; email: string }>(sql`
    update account_tokens set used_at = clock_timestamp()
    where token_hash = decode(${hashOf(token)}, 'hex')
      and purpose in ${purposes} and used_at is null and expires_at > clock_timestamp()
    returning user_id, purpose, email
  `);
  const [row] = rows;
  return row === undefined ? null : { userId: row.user_id, purpose: row.purpose, email: row.email };
}
