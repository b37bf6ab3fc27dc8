import type { Endpoint } from 'payload';
import { generateExpiredPayloadCookie, logoutOperation } from 'payload';

import { isForeign } from '@/lib/is-foreign';
import { NO_STORE } from '@/lib/no-store';
import { problem } from '@/lib/problem';
import { accountApi } from '@/messages/account-api';

import { expiredSessionHint } from '../hooks/session-hint';

/**
 * Payload's sign-out, and also for a session that has ended already: the browser's cookies go in any case. A page of
 * another site can sign nobody out.
 */
export const logout: Endpoint = {
  path: '/logout',
  method: 'post',
  async handler(req) {
    if (req.user == null && isForeign(req.headers, req.payload.config.csrf)) {
      return problem(403, [{ message: accountApi.foreignOrigin }]);
    }
    const collection = req.payload.collections.users;
    if (req.user != null) {
      const allSessions = req.searchParams.get('allSessions') === 'true';
      await logoutOperation({ allSessions, collection, req });
    }
    const cookie = generateExpiredPayloadCookie({
      collectionAuthConfig: collection.config.auth,
      config: req.payload.config,
      cookiePrefix: req.payload.config.cookiePrefix,
    });
    const response = Response.json(
      { message: accountApi.signedOut },
      { headers: { 'Set-Cookie': cookie, ...NO_STORE } },
    );
    response.headers.append('Set-Cookie', expiredSessionHint());
    return response;
  },
};
