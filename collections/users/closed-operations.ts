import type { Endpoint, SanitizedConfig } from 'payload';
import { APIError } from 'payload';

import { problem } from '@/lib/problem';
import { messages } from '@/messages';
import { accountApi } from '@/messages/account-api';

type Mutations = NonNullable<SanitizedConfig['graphQL']['mutations']>;

/** Payload's mutations about sessions and passwords -> the address that does the same under our rules. */
const MUTATIONS = {
  loginUser: 'login',
  logoutUser: 'logout',
  refreshTokenUser: 'refresh-token',
  forgotPasswordUser: 'forgot-password',
  resetPasswordUser: 'reset-password',
  verifyEmailUser: 'confirm-email',
} as const;

/**
 * Payload's own mutations for sessions, passwords and confirmations would bypass our throttles, account locks and
 * cookies. They stay in the schema and answer which endpoint to use instead.
 */
export const closedMutations: Mutations = ({ GraphQLBoolean, GraphQLString }) =>
  Object.fromEntries(
    Object.entries(MUTATIONS).map(([name, path]) => [
      name,
      {
        type: GraphQLString,
        args: {
          email: { type: GraphQLString },
          password: { type: GraphQLString },
          token: { type: GraphQLString },
          allSessions: { type: GraphQLBoolean },
        },
        resolve() {
          throw new APIError(accountApi.onlyRest(path), 403, null, true);
        },
      },
    ]),
  );

/** Payload's confirmation by a token that is never sent. Ours is /confirm-email. */
export const closedVerification: Endpoint = {
  path: '/verify/:token',
  method: 'post',
  handler: () => problem(404, [{ message: messages.errors.api.notFound }]),
};
