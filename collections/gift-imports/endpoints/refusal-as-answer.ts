import type { Endpoint, PayloadRequest } from 'payload';

import { Refusal } from '../../shared/refusal';

/** The handler with a Refusal that it throws as its answer. */
export function refusalAsAnswer(
  handle: (req: PayloadRequest) => Promise<Response>,
): Endpoint['handler'] {
  return async (req) => {
    try {
      return await handle(req);
    } catch (error) {
      if (error instanceof Refusal) return error.toResponse();
      throw error;
    }
  };
}
