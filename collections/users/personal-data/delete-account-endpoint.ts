import type { PayloadRequest } from 'payload';
import { generateExpiredPayloadCookie } from 'payload/shared';
import { z } from 'zod';

import { personalData } from '@/messages/personal-data';

import { inTransaction } from '../../shared/in-transaction';
import { answer, jsonEndpoint } from '../../shared/json-endpoint';
import { bodyFields } from '../body-fields';
import { expiredSessionHint } from '../hooks/session-hint';
import { lockProvenAccount, provePassword } from '../prove-password';
import type { FateOfReviews } from './erase-user';

const FATES = ['anonymous', 'delete'] as const satisfies FateOfReviews[];

/**
 * Erases the user's account and everything that is theirs, at once: see erase-user. No mail follows, as the address is
 * erased too. Of two such requests at once the second is answered 401.
 */
export const deleteAccountEndpoint = jsonEndpoint({
  path: '/delete-account',
  body: z.strictObject({ password: bodyFields.anyText, reviews: z.enum(FATES) }),
  async handle(req, { password, reviews }) {
    const proof = await provePassword(req, password, 'password');
    await inTransaction(req, async () => {
      await lockProvenAccount(req, proof);
      const target = { collection: 'users', id: proof.userId } as const;
      await req.payload.delete({ ...target, context: { reviews }, depth: 0, req });
    });
    const response = answer(200, personalData.deleted);
    for (const cookie of expiredCookies(req)) response.headers.append('Set-Cookie', cookie);
    return response;
  },
});

/** The session's own cookie and the hint beside it. */
function expiredCookies({ payload }: PayloadRequest): string[] {
  const { config } = payload;
  const session = generateExpiredPayloadCookie({
    collectionAuthConfig: payload.collections.users.config.auth,
    config,
    cookiePrefix: config.cookiePrefix,
  });
  return [session, expiredSessionHint()];
}
