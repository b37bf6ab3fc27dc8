import type { Endpoint } from 'payload';
import { z } from 'zod';

import { SUBSCRIPTIONS_PER_ACCOUNT, SUBSCRIPTIONS_PER_CLIENT } from '@/domain/throttles';
import { isUnavailable } from '@/lib/is-unavailable';
import { NO_STORE } from '@/lib/no-store';
import { problem } from '@/lib/problem';
import { messages } from '@/messages';

import { readBody } from '../../shared/read-body';
import { throttleRequest } from '../../shared/throttle-request';
import { setSubscription } from './set-subscription';

const choice = z.strictObject({ subscribed: z.boolean() });

const THROTTLE = { client: SUBSCRIPTIONS_PER_CLIENT, account: SUBSCRIPTIONS_PER_ACCOUNT };

const unauthenticated = () => problem(401, [{ message: messages.errors.api.unauthenticated }]);

/** Whether the user receives the newsletter at the address of the account, and the toggle for it. */
export const newsletterEndpoints: Endpoint[] = [
  {
    path: '/newsletter',
    method: 'get',
    async handler(req) {
      if (req.user == null) return unauthenticated();
      const { totalDocs } = await req.payload.count({
        collection: 'subscribers',
        where: { email: { equals: req.user.email } },
        req,
      });
      return answer({ subscribed: totalDocs > 0 });
    },
  },
  {
    path: '/newsletter',
    method: 'post',
    async handler(req) {
      if (req.user == null) return unauthenticated();
      const refusal = await throttleRequest(req, THROTTLE);
      if (refusal !== null) return refusal.toResponse();
      const read = await readBody(req, choice);
      if (!read.ok) return read.refusal;
      const { subscribed } = read.body;
      try {
        if (!(await setSubscription(req, req.user.id, subscribed))) return unauthenticated();
      } catch (error) {
        if (isUnavailable(error)) throw error;
        req.payload.logger.error({ err: error }, 'The subscription could not be changed');
        return problem(500, [{ message: messages.newsletter.toggleFailed }]);
      }
      const { subscribed: done, cancelled } = messages.newsletter;
      return answer({ success: true, message: subscribed ? done : cancelled });
    },
  },
];

function answer(body: object): Response {
  return Response.json(body, { headers: NO_STORE });
}
