import type { PayloadHandler, PayloadRequest } from 'payload';

import { FAVOURITES_PER_ACCOUNT, FAVOURITES_PER_CLIENT } from '@/domain/throttles';
import { problem } from '@/lib/problem';
import { messages } from '@/messages';

import { throttleRequest } from '../../shared/throttle-request';

type Handler = (req: PayloadRequest, userId: number) => Promise<Response>;

export const FAVOURITES_THROTTLE = {
  client: FAVOURITES_PER_CLIENT,
  account: FAVOURITES_PER_ACCOUNT,
};

/** A handler for users only; visitors are asked to sign in. Writes are counted by the throttle. */
export function signedInHandler(handler: Handler): PayloadHandler {
  return async (req) => {
    if (req.user == null) return problem(401, [{ message: messages.favourites.loginPrompt }]);
    const { id } = req.user;
    const refusal = req.method === 'GET' ? null : await throttleRequest(req, FAVOURITES_THROTTLE);
    return refusal?.toResponse() ?? handler(req, id);
  };
}

/** An answer about one user, which no cache may store. */
export function personal(body: object): Response {
  return Response.json(body, { headers: { 'Cache-Control': 'private, no-store' } });
}
