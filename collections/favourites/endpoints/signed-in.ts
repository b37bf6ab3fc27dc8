import type { PayloadHandler, PayloadRequest } from 'payload';

import { problem } from '@/lib/problem';
import { messages } from '@/messages';

type Handler = (req: PayloadRequest, userId: number) => Promise<Response>;

/** Answers only for who is signed in; everybody else is told what it takes (spec section 6). */
export function signedInHandler(handler: Handler): PayloadHandler {
  return async (req) =>
    req.user == null
      ? problem(401, [{ message: messages.favourites.loginPrompt }])
      : handler(req, req.user.id);
}

/** An answer about one person, which nobody else may keep. */
export function personal(body: object): Response {
  return Response.json(body, { headers: { 'Cache-Control': 'private, no-store' } });
}
