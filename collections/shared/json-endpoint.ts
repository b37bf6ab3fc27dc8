import type { Endpoint, PayloadRequest } from 'payload';
import type { z } from 'zod';

import { NO_STORE } from '@/lib/no-store';

import { readBody } from './read-body';
import { Refusal } from './refusal';

type Options<Body> = {
  path: `/${string}`;
  body: z.ZodType<Body>;
  handle: (req: PayloadRequest, body: Body) => Promise<Response>;
};

/** An endpoint that takes JSON by POST. A Refusal that `handle` throws becomes the answer. */
export function jsonEndpoint<Body>({ path, body, handle }: Options<Body>): Endpoint {
  return {
    path,
    method: 'post',
    async handler(req) {
      const read = await readBody(req, body);
      if (!read.ok) return read.refusal;
      try {
        return await handle(req, read.body);
      } catch (error) {
        if (error instanceof Refusal) return error.toResponse();
        throw error;
      }
    },
  };
}

/** An answer with a message for the user, which no cache may store. */
export function answer(status: number, message: string): Response {
  return Response.json({ message }, { status, headers: NO_STORE });
}
