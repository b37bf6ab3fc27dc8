import type { Access, Where } from 'payload';

import { isAdminRequest } from '../shared/access';

const PUBLISHED: Where = { 'gift._status': { equals: 'published' } };
const SHOWN: Where = { hidden: { not_equals: true } };

/**
 * Everybody reads the visible reviews of published gifts. A user also reads their own hidden ones; admins read all,
 * also those of drafts.
 */
export const readableReviews: Access = ({ req }) => {
  if (isAdminRequest(req)) return true;
  if (req.user == null) return { and: [PUBLISHED, SHOWN] };
  return { and: [PUBLISHED, { or: [SHOWN, { user: { equals: req.user.id } }] }] };
};
