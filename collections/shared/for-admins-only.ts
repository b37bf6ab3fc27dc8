import type { Endpoint } from 'payload';
import { Forbidden } from 'payload';

import { isAdminRequest } from './access';

/** The same endpoint, which refuses everybody but admins before it reads anything of the request. */
export function forAdminsOnly({ handler, ...endpoint }: Endpoint): Endpoint {
  return {
    ...endpoint,
    handler(req) {
      if (!isAdminRequest(req)) throw new Forbidden(req.t);
      return handler(req);
    },
  };
}
