import type { CollectionBeforeOperationHook } from 'payload';
import { APIError } from 'payload';

import { normaliseEmail } from '@/domain/email';
import { accountApi } from '@/messages/account-api';

import { isAdminRequest } from '../../shared/access';

/**
 * Only an admin may write a password or an address into an account directly. Users have endpoints for that, which ask
 * for the present password and for a proof of the new address. One's own address, sent back unchanged, is accepted.
 */
export const guardCredentials: CollectionBeforeOperationHook = ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'update' || overrideAccess === true) return args;
  if (req.user == null || isAdminRequest(req)) return args;
  const data: Record<string, unknown> = 'data' in args ? { ...args.data } : {};
  if (data.password != null) {
    throw new APIError(accountApi.changePasswordElsewhere, 403, null, true);
  }
  const { email } = data;
  const isOwn = typeof email === 'string' && normaliseEmail(email) === req.user.email;
  if (email != null && !isOwn) throw new APIError(accountApi.changeEmailElsewhere, 403, null, true);
  return args;
};
