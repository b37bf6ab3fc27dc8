import { z } from 'zod';

import { accountApi } from '@/messages/account-api';

import { inTransaction } from '../../shared/in-transaction';
import { answer, jsonEndpoint } from '../../shared/json-endpoint';
import { mailNotice } from '../account-mails';
import { bodyFields } from '../body-fields';
import { withPasswordSlot } from '../password';
import { lockProvenAccount, provePassword } from '../prove-password';

const body = z.strictObject({
  currentPassword: bodyFields.anyText,
  password: bodyFields.newPassword,
});

/** A new password for who knows the present one. Every other session ends; the one that asks goes on. */
export const changePassword = jsonEndpoint({
  path: '/change-password',
  body,
  async handle(req, { currentPassword, password }) {
    const proof = await provePassword(req, currentPassword, 'currentPassword');
    await withPasswordSlot(req, () =>
      inTransaction(req, async () => {
        const { email } = await lockProvenAccount(req, proof);
        const { userId: id } = proof;
        await req.payload.update({ collection: 'users', id, data: { password }, depth: 0, req });
        await mailNotice(req, email, { template: 'password-changed' });
      }),
    );
    return answer(200, accountApi.passwordChanged);
  },
});
