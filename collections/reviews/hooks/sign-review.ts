import type { CollectionBeforeValidateHook } from 'payload';

import { ANONYMOUS_READER } from '@/domain/review-rules';

import { isAdminRequest } from '../../shared/access';

/** A new review carries the user's name and is not verified. */
export const signReview: CollectionBeforeValidateHook = ({ data, operation, req }) => {
  if (operation !== 'create' || data == null) return data;
  const admin = isAdminRequest(req) || req.user == null;
  const given: unknown = admin ? data.userName : undefined;
  return {
    ...data,
    userName:
      typeof given === 'string' && given !== '' ? given : req.user?.name || ANONYMOUS_READER,
    verified: false,
  };
};
