import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';

import { MAILS_PER_ADDRESS, PASSWORD_PROOFS_PER_ACCOUNT } from '@/domain/limits';
import { confirmPage } from '@/messages/account';

import { adapterOf } from '../shared/adapter-of';
import { countOrRefuse } from '../shared/rate-limit';
import { Refusal } from '../shared/refusal';
import { transactionOf } from '../shared/transaction';
import { isPassword, withPasswordSlot } from './password';

type Credentials = { hash: string; salt: string };

/**
 * Keeps what an unconfirmed account was made with, before another sign-up for its address takes its place: the latest
 * must not decide which of them is confirmed. In the open transaction, with the account locked.
 */
export async function keepSignUp(req: PayloadRequest, userId: number): Promise<void> {
  const db = await transactionOf(req);
  await db.execute(sql`
    insert into pending_sign_ups (user_id, name, hash, salt)
    select id, name, hash, salt from users where id = ${userId} and hash is not null and salt is not null
  `);
  // Trying each costs a hash, and only as many as mails are sent in an hour can be real.
  await db.execute(sql`
    delete from pending_sign_ups where id in (
      select id from pending_sign_ups where user_id = ${userId}
      order by id desc offset ${MAILS_PER_ADDRESS.most}
    )
  `);
}

/**
 * The hash of the sign-up for an account that a password fits; undefined where no other waits beside the latest, or no
 * password is given. Call it before the act's transaction begins: hashing takes long. A Refusal says that none fits.
 */
export async function fittingSignUp(
  req: PayloadRequest,
  userId: number,
  password: string | undefined,
): Promise<string | undefined> {
  if (password === undefined) return undefined;
  const { rows } = await adapterOf(req.payload).drizzle.execute<Credentials>(sql`
    select hash, salt from (
      select hash, salt, id from pending_sign_ups where user_id = ${userId}
      union all
      select hash, salt, null from users where id = ${userId}
        and exists (select from pending_sign_ups where user_id = ${userId})
    ) as waiting order by id desc nulls first
  `);
  if (rows.length === 0) return undefined;
  await countOrRefuse(req, PASSWORD_PROOFS_PER_ACCOUNT, String(userId));
  return withPasswordSlot(req, async () => {
    for (const credentials of rows) {
      if (await isPassword(credentials, password)) return credentials.hash;
    }
    throw new Refusal(409, confirmPage.passwordFitsNone, { field: 'password' });
  });
}

/**
 * Gives an account that is about to be confirmed what its owner signed up with: `hash` tells which. Where several wait
 * and none is named, a Refusal asks for the password. In the open transaction, with the account locked.
 */
export async function chooseSignUp(
  req: PayloadRequest,
  userId: number,
  hash: string | undefined,
): Promise<void> {
  const db = await transactionOf(req);
  const { rows } = await db.execute<{ hash: string }>(sql`
    select hash from pending_sign_ups where user_id = ${userId}
  `);
  if (rows.length === 0) return;
  const { rowCount } = await db.execute(sql`
    update users set name = chosen.name, hash = chosen.hash, salt = chosen.salt
    from (
      select name, hash, salt from pending_sign_ups where user_id = ${userId}
      union all
      select name, hash, salt from users where id = ${userId}
    ) as chosen
    where users.id = ${userId} and chosen.hash = ${hash ?? null}
  `);
  if (rowCount === 0) throw new Refusal(409, confirmPage.passwordNeeded, { field: 'password' });
}
