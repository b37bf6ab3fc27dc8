import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';

import { MAILS_PER_ADDRESS, MAILS_PER_CLIENT } from '@/domain/limits';
import { messages } from '@/messages';
import { accountApi } from '@/messages/account-api';

import { clientAddressOf } from '../../shared/client-address';
import { inTransaction } from '../../shared/in-transaction';
import { answer, jsonEndpoint } from '../../shared/json-endpoint';
import { countOrRefuse } from '../../shared/rate-limit';
import { Refusal } from '../../shared/refusal';
import { transactionOf } from '../../shared/transaction';
import { mailLink, mailNotice } from '../account-mails';
import { bodyFields } from '../body-fields';
import { lockProvenAccount, type PasswordProof, provePassword } from '../prove-password';

const body = z.strictObject({ email: bodyFields.email, password: bodyFields.anyText });

/**
 * Asks for another address: it becomes the account's once a link sent there is used. The present address is notified.
 * Whether the other one has an account already shows neither here nor in the account; only its own mailbox is notified.
 */
export const changeEmail = jsonEndpoint({
  path: '/change-email',
  body,
  async handle(req, { email, password }) {
    if (req.user == null) throw new Refusal(401, messages.errors.api.unauthenticated);
    if (req.user.email === email) {
      throw new Refusal(400, accountApi.sameEmail, { field: 'email' });
    }
    const proof = await provePassword(req, password, 'password');
    await countOrRefuse(req, MAILS_PER_CLIENT, clientAddressOf(req));
    await countOrRefuse(req, MAILS_PER_ADDRESS, email);
    await inTransaction(req, () => ask(req, proof, email));
    return answer(200, accountApi.emailChangeSent);
  },
});

async function ask(req: PayloadRequest, proof: PasswordProof, email: string): Promise<void> {
  const { userId } = proof;
  const account = await lockProvenAccount(req, proof);
  const db = await transactionOf(req);
  await db.execute(sql`
    update users set pending_email = ${email}, updated_at = now() where id = ${userId}
  `);
  const { rows } = await db.execute(sql`select from users where email = ${email}`);
  if (rows.length > 0) await mailNotice(req, email, { template: 'already-registered' });
  else await mailLink(req, 'change-email', { userId, email });
  await mailNotice(req, account.email, { template: 'email-change-notice', newEmail: email });
}
