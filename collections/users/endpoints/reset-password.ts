import type { PayloadRequest } from 'payload';
import { z } from 'zod';

import { LOGIN_FAILURES_PER_ADDRESS } from '@/domain/limits';
import { messages } from '@/messages';
import { accountApi } from '@/messages/account-api';

import { inTransaction } from '../../shared/in-transaction';
import { answer, jsonEndpoint } from '../../shared/json-endpoint';
import { clearHits } from '../../shared/rate-limit';
import { Refusal } from '../../shared/refusal';
import { mailNotice } from '../account-mails';
import { ownerOfToken, useAccountToken } from '../account-tokens';
import { bodyFields } from '../body-fields';
import { lockAccountById } from '../find-account';
import { withPasswordSlot } from '../password';

const body = z.strictObject({ token: bodyFields.anyText, password: bodyFields.newPassword });

/**
 * Sets a new password by the link of a mail. Every session ends, a lock after wrong passwords too, and nobody is signed
 * in by it. Who reads the mail owns the address, so it also confirms the account.
 */
export const resetPassword = jsonEndpoint({
  path: '/reset-password',
  body,
  async handle(req, { token, password }) {
    // Payload spares the session that asks for a new password; here none is spared.
    req.user = null;
    await withPasswordSlot(req, () => inTransaction(req, () => reset(req, token, password)));
    return answer(200, accountApi.passwordReset);
  },
});

async function reset(req: PayloadRequest, token: string, password: string): Promise<void> {
  const owner = await ownerOfToken(req, token);
  const account = owner === null ? null : await lockAccountById(req, owner);
  const used = await useAccountToken(req, token, ['reset-password']);
  if (account === null || used?.email !== account.email) {
    throw new Refusal(400, messages.auth.resetLinkInvalid);
  }
  await req.payload.update({
    collection: 'users',
    id: account.id,
    data: { password, _verified: true, loginAttempts: 0, lockUntil: null },
    depth: 0,
    req,
  });
  await clearHits(req, LOGIN_FAILURES_PER_ADDRESS, account.email);
  await mailNotice(req, account.email, { template: 'password-changed' });
}
