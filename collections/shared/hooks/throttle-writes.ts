import type { CollectionBeforeOperationHook } from 'payload';
import { APIError } from 'payload';

import { isAdminRequest } from '../access';
import { isOutside } from '../guards/is-outside';
import { type Throttle, throttleRequest } from '../throttle-request';

const WRITES = new Set(['create', 'update', 'delete']);

/** Counts each write of a visitor or a user, over REST and GraphQL, and refuses one too many. */
export function throttleWrites(throttle: Throttle): CollectionBeforeOperationHook {
  return async (hook) => {
    const { args, operation, req } = hook;
    if (!WRITES.has(operation) || !isOutside(hook) || isAdminRequest(req)) return args;
    const refusal = await throttleRequest(req, throttle);
    if (refusal === null) return args;
    req.responseHeaders?.set('Retry-After', String(refusal.retryAfterSeconds));
    throw new APIError(refusal.message, refusal.status, null, true);
  };
}
