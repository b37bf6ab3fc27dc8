import 'server-only';

import config from '@payload-config';
import { getPayload } from 'payload';

import { clientAddressOf } from '@collections/shared/client-address';
import { count, refusalOf } from '@collections/shared/throttle';
import type { RateLimit } from '@/domain/limits';
import { limitHeaders } from '@/domain/rate-limit';
import { isFromThisServer } from '@/lib/internal-secret';

type Handler<Rest extends unknown[]> = (request: Request, ...rest: Rest) => Promise<Response>;

type Options = {
  limit: RateLimit;
  /** The answer may be cached for other clients: only a refusal says what this client has left. */
  isShared?: boolean;
};

/** A route's handler that counts each request of a client, says what is left, and refuses one too many. */
export function throttled<Rest extends unknown[]>(
  { limit, isShared = false }: Options,
  handler: Handler<Rest>,
): Handler<Rest> {
  return async (request, ...rest) => {
    if (isFromThisServer(request)) return handler(request, ...rest);
    const payload = await getPayload({ config });
    const counted = await count(payload, [{ limit, subject: clientAddressOf(request) }]);
    const refusal = refusalOf(counted);
    const response = refusal?.toResponse() ?? (await handler(request, ...rest));
    if (refusal === null && isShared) return response;
    for (const [name, value] of Object.entries(limitHeaders(counted))) {
      response.headers.set(name, value);
    }
    return response;
  };
}
