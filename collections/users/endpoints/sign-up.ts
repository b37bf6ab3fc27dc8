import type { PayloadRequest } from 'payload';
import { z } from 'zod';

import { ACCOUNT_TERMS } from '@/domain/account-terms';
import { MAILS_PER_ADDRESS, MAILS_PER_CLIENT, SIGN_UPS_PER_CLIENT } from '@/domain/limits';
import { accountApi } from '@/messages/account-api';

import { recordConsent } from '../../consents/record-consent';
import { lockAccount, lockAddress } from '../../shared/account-lock';
import { clientAddressOf } from '../../shared/client-address';
import { inTransaction } from '../../shared/in-transaction';
import { answer, jsonEndpoint } from '../../shared/json-endpoint';
import { countOrRefuse } from '../../shared/rate-limit';
import { mailLink, mailNotice } from '../account-mails';
import { bodyFields } from '../body-fields';
import { lockAccountOf } from '../find-account';
import { spendHashingTime, withPasswordSlot } from '../password';
import { keepSignUp } from '../pending-sign-ups';

const body = z.strictObject({
  name: bodyFields.name,
  email: bodyFields.email,
  password: bodyFields.newPassword,
  acceptTerms: z.unknown().refine((value) => value === true, accountApi.termsRequired),
});

type SignUp = z.infer<typeof body>;

/**
 * Makes an account, to be confirmed by a link. The answer and the time it takes are the same when there is one already:
 * then a mail says so. An unconfirmed account has no owner yet: the latest sign-up takes its place, and earlier ones
 * wait beside it until whoever reads the mail chooses theirs (decision 0010).
 */
export const signUp = jsonEndpoint({
  path: '/sign-up',
  body,
  async handle(req, given) {
    const client = clientAddressOf(req);
    await countOrRefuse(req, SIGN_UPS_PER_CLIENT, client);
    await countOrRefuse(req, MAILS_PER_CLIENT, client);
    await countOrRefuse(req, MAILS_PER_ADDRESS, given.email);
    await withPasswordSlot(req, () => inTransaction(req, () => register(req, given)));
    return answer(201, accountApi.signedUp);
  },
});

async function register(req: PayloadRequest, given: SignUp): Promise<void> {
  const { email, password } = given;
  // A sign-up runs as a visitor, whatever session the browser may still have.
  req.user = null;
  await lockAddress(req, email);
  const existing = await lockAccountOf(req, email);
  if (existing?.isConfirmed === true) {
    await spendHashingTime(password);
    return mailNotice(req, email, { template: 'already-registered' });
  }
  if (existing !== null) await keepSignUp(req, existing.id);
  const data = { name: given.name ?? null, email, password };
  const { id: userId } =
    existing === null
      ? await req.payload.create({ collection: 'users', data, depth: 0, req })
      : await req.payload.update({ collection: 'users', id: existing.id, data, depth: 0, req });
  await lockAccount(req, userId);
  await recordConsent(req, { userId, kind: 'account', ...ACCOUNT_TERMS });
  await mailLink(req, 'confirm-email', { userId, email });
}
