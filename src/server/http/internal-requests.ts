import type { IncomingMessage } from 'node:http';

import { isFromThisServer } from '@/lib/internal-secret';
import { http } from '@/messages/http';

import { answerError } from './answer-error';
import type { Handler } from './handler';

const INTERNAL = /^\/api\/+internal(?:\/|\?|$)/i;

/** Whether a request comes from this very server, whatever it asks for. */
export function isOwnRequest({ headers }: IncomingMessage): boolean {
  const given = headers['x-internal-secret'];
  return isFromThisServer({ headers: { get: () => (typeof given === 'string' ? given : null) } });
}

/** Whether a request comes from this very server, to a route that only it may use. */
export function isInternal(request: IncomingMessage): boolean {
  return INTERNAL.test(request.url ?? '') && isOwnRequest(request);
}

/** Nobody outside learns that there are internal routes. */
export function hideInternalRoutes(next: Handler): Handler {
  return async (request, response) => {
    if (!INTERNAL.test(request.url ?? '') || isInternal(request)) return next(request, response);
    answerError(request, response, { status: 404, message: http.notFound });
  };
}
