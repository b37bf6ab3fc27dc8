import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';

import { MAILS_PER_ADDRESS, MAILS_PER_CLIENT } from '@/domain/limits';
import { accountApi } from '@/messages/account-api';

import { clientAddressOf } from '../../shared/client-address';
import { inTransaction } from '../../shared/in-transaction';
import { answer, jsonEndpoint } from '../../shared/json-endpoint';
import { countOrRefuse } from '../../shared/rate-limit';
import { mailLink } from '../account-mails';
import type { TokenPurpose } from '../account-tokens';
import { bodyFields } from '../body-fields';
import { lockAccountOf } from '../find-account';
import { inNeutralTime } from '../neutral-time';

const body = z.strictObject({ email: bodyFields.email });

type Account = NonNullable<Awaited<ReturnType<typeof lockAccountOf>>>;

type Options = {
  path: `/${string}`;
  purpose: TokenPurpose;
  message: string;
  isMeant: (account: Account) => boolean;
};

/**
 * An endpoint that mails a link to the account of an e-mail address, if there is one. Its answer does not reveal
 * whether there is.
 */
function askForLink({ path, purpose, message, isMeant }: Options): Endpoint {
  async function send(req: PayloadRequest, email: string): Promise<void> {
    const account = await lockAccountOf(req, email);
    if (account === null || !isMeant(account)) return;
    await mailLink(req, purpose, { userId: account.id, email });
  }

  return jsonEndpoint({
    path,
    body,
    async handle(req, { email }) {
      await countOrRefuse(req, MAILS_PER_CLIENT, clientAddressOf(req));
      await countOrRefuse(req, MAILS_PER_ADDRESS, email);
      await inNeutralTime(() => inTransaction(req, () => send(req, email)));
      return answer(200, message);
    },
  });
}

export const resendConfirmation = askForLink({
  path: '/resend-confirmation',
  purpose: 'confirm-email',
  message: accountApi.confirmationSent,
  isMeant: ({ isConfirmed }) => !isConfirmed,
});

/** Also for an account that was never confirmed: whoever can read its mail may choose its password. */
export const forgotPassword = askForLink({
  path: '/forgot-password',
  purpose: 'reset-password',
  message: accountApi.resetSent,
  isMeant: () => true,
});
