import type { Access } from 'payload';

import { isAdminRequest } from '../shared/access';

/** Everybody reads the reviews of published gifts (spec section 6); those of a draft are for admins. */
export const readableReviews: Access = ({ req }) =>
  isAdminRequest(req) || { 'gift._status': { equals: 'published' } };
