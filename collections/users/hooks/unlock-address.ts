import type { CollectionBeforeOperationHook } from 'payload';

import { normaliseEmail } from '@/domain/email';
import { LOGIN_FAILURES_PER_ADDRESS } from '@/domain/limits';

import { isAdminRequest } from '../../shared/access';
import { clearHits } from '../../shared/rate-limit';

/** An admin who unlocks an account also clears what was counted for its address. */
export const unlockAddress: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'unlock' || !isAdminRequest(req)) return args;
  const email: unknown = 'data' in args ? args.data.email : undefined;
  if (typeof email === 'string') {
    await clearHits(req, LOGIN_FAILURES_PER_ADDRESS, normaliseEmail(email));
  }
  return args;
};
