import type { FieldAccess } from 'payload';

import { isAdminRequest } from '../shared/access';

/** Field level: what only the user concerned and admins may read, such as the e-mail address. */
export const selfOrAdminField: FieldAccess = ({ req, id, doc }) =>
  isAdminRequest(req) || (req.user != null && req.user.id === (doc?.id ?? id));
