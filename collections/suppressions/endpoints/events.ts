import type { Endpoint } from 'payload';
import { z } from 'zod';

import { looksLikeEmail, normaliseEmail } from '@/domain/email';
import { MAIL_EVENTS_MAX } from '@/domain/suppression';
import { UNSIGNED_MAIL_EVENTS_PER_CLIENT } from '@/domain/throttles';
import { env } from '@/lib/env';
import { NO_STORE } from '@/lib/no-store';
import { problem } from '@/lib/problem';
import { signedId } from '@/lib/webhook-signature';
import { messages } from '@/messages';
import { mailEvents as words } from '@/messages/outbox';

import { inTransaction } from '../../shared/in-transaction';
import { parseBody } from '../../shared/read-body';
import { throttleRequest } from '../../shared/throttle-request';
import { recordEvents } from '../record-events';

const Event = z.object({
  type: z.enum(['bounce', 'complaint']),
  email: z.string().refine(looksLikeEmail, messages.errors.field.email).transform(normaliseEmail),
  permanent: z.boolean().default(false),
  messageId: z.string().max(300).optional(),
});

/** One event, or a list of them. */
const Body = z.preprocess(
  (given): unknown => (Array.isArray(given) ? given : [given]),
  z.array(Event).refine(({ length }) => length <= MAIL_EVENTS_MAX, words.tooMany(MAIL_EVENTS_MAX)),
);

/**
 * What has come back of our mails, as the mail provider tells it (Standard Webhooks). What was told before is answered alike
 * and changes nothing. 404 where the operator has given no secret. Decision 0035.
 */
export const eventsEndpoint: Endpoint = {
  path: '/events',
  method: 'post',
  async handler(req) {
    const secret = env.MAIL_WEBHOOK_SECRET;
    if (secret === undefined) return problem(404, [{ message: messages.errors.api.notFound }]);
    const body = (await req.text?.()) ?? '';
    const id = signedId(req.headers, body, secret);
    if (id === null) {
      const refusal = await throttleRequest(req, { client: UNSIGNED_MAIL_EVENTS_PER_CLIENT });
      return refusal?.toResponse() ?? problem(401, [{ message: words.unsigned }]);
    }
    const read = parseBody(body, Body);
    if (!read.ok) return read.refusal;
    const result = await inTransaction(req, () => recordEvents(req, id, read.body));
    return Response.json(result, { headers: NO_STORE });
  },
};
