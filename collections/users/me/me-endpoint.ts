import type { Endpoint, PayloadRequest } from 'payload';
import { parseCookies } from 'payload/shared';

import { NO_STORE } from '@/lib/no-store';

import type { User } from '@payload-types';

import { property } from '@/lib/property';

/**
 * Who is signed in, in Payload's own shape, which the panel reads too, without the session's token. Payload's endpoint reads the user a second time
 * although the session's check has just done so; every page of somebody signed in begins with this request.
 */
export const meEndpoint: Endpoint = {
  path: '/me',
  method: 'get',
  handler(req) {
    const headers = NO_STORE;
    const message = req.t('authentication:account');
    if (req.user == null) return Response.json({ user: null, message }, { headers });

    const { collection } = req.user;
    // Payload notes it on the user without saying so in its type.
    const strategy: unknown = Reflect.get(req.user, '_strategy');
    const user = { ...ownView(req.user), collection, _strategy: strategy };
    const exp = expiryOf(tokenOf(req));
    return Response.json({ user, collection, strategy, exp, message }, { headers });
  },
};

/** The fields of a user that they may read: listed one by one, so that a new field is never exposed by accident. */
function ownView(user: User): Partial<User> {
  const { id, name, isAdmin, pendingEmail, createdAt, updatedAt, email, _verified, sessions } =
    user;
  return { id, name, isAdmin, pendingEmail, createdAt, updatedAt, email, _verified, sessions };
}

/** The token that signed this request, looked for in the order in which Payload does. */
function tokenOf({ headers, payload }: PayloadRequest): string {
  const [, bearer] = /^(?:JWT|Bearer) (.+)$/.exec(headers.get('Authorization') ?? '') ?? [];
  return bearer ?? parseCookies(headers).get(`${payload.config.cookiePrefix}-token`) ?? '';
}

/** Seconds since the epoch. The token has been verified: without its check there would be no user. */
function expiryOf(token: string): number | undefined {
  const claims: unknown = JSON.parse(
    Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'),
  );
  const exp = property(claims, 'exp');
  return typeof exp === 'number' ? exp : undefined;
}
