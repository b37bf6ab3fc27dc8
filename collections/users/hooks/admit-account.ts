import type { CollectionBeforeOperationHook } from 'payload';

import { isAdminRequest } from '../../shared/access';

/**
 * An account that an admin makes needs no confirmation. Payload's own mail about it is never sent: ours are queued, and
 * lead to pages of ours.
 */
export const admitAccount: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' || !('data' in args)) return args;
  const data = isAdminRequest(req) ? { _verified: true, ...args.data } : args.data;
  return { ...args, data, disableVerificationEmail: true };
};
