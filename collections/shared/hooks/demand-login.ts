import type { CollectionBeforeOperationHook } from 'payload';
import { APIError } from 'payload';

const FORBIDDEN = 403;

/**
 * Tells a visitor in the words given that creating takes an account. Access refuses it too, but says of every
 * collection the same.
 */
export function demandLogin(message: string): CollectionBeforeOperationHook {
  return ({ args, operation, overrideAccess, req }) => {
    if (operation === 'create' && overrideAccess !== true && req.user == null) {
      throw new APIError(message, FORBIDDEN, null, true);
    }
    return args;
  };
}
