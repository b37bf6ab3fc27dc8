import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';

import { messages } from '@/messages';
import { accountApi } from '@/messages/account-api';

import { inTransaction } from '../../shared/in-transaction';
import { answer, jsonEndpoint } from '../../shared/json-endpoint';
import { Refusal } from '../../shared/refusal';
import { transactionOf } from '../../shared/transaction';
import { ownerOfToken, useAccountToken } from '../account-tokens';
import { bodyFields } from '../body-fields';
import { lockAccountById } from '../find-account';
import { chooseSignUp, fittingSignUp } from '../pending-sign-ups';

const body = z.strictObject({ token: bodyFields.anyText, password: z.string().min(1).optional() });

/**
 * Uses the link of a mail: that of a new account, or that of a new address of an account. Where several sign-ups wait for
 * the address the link does not say whose it is, so the password is asked for (409), and the link stays good.
 */
export const confirmEmail = jsonEndpoint({
  path: '/confirm-email',
  body,
  async handle(req, { token, password }) {
    const owner = await inTransaction(req, () => ownerOfToken(req, token));
    const chosen = owner === null ? undefined : await fittingSignUp(req, owner, password);
    return inTransaction(req, async () => answer(200, await confirm(req, token, chosen)));
  },
});

async function confirm(
  req: PayloadRequest,
  token: string,
  chosen: string | undefined,
): Promise<string> {
  const invalid = () => new Refusal(400, messages.auth.verifyLinkInvalid);
  const owner = await ownerOfToken(req, token);
  const account = owner === null ? null : await lockAccountById(req, owner);
  const used = await useAccountToken(req, token, ['confirm-email', 'change-email']);
  if (account === null || used === null) throw invalid();

  const db = await transactionOf(req);
  if (used.purpose === 'confirm-email') {
    // The address may have become another one since.
    if (account.email !== used.email) throw invalid();
    await chooseSignUp(req, account.id, chosen);
    await db.execute(sql`
      update users set _verified = true, _verificationtoken = null, updated_at = now()
      where id = ${account.id}
    `);
    return accountApi.emailConfirmed;
  }

  if (account.pendingEmail !== used.email) throw invalid();
  const { rowCount } = await db.execute(sql`
    update users set email = ${used.email}, pending_email = null, _verified = true, updated_at = now()
    where id = ${account.id} and not exists (select from users where email = ${used.email})
  `);
  if (rowCount === 0) throw invalid();
  return accountApi.emailChanged;
}
