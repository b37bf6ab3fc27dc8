import type { Endpoint, PayloadRequest } from 'payload';

import { NO_STORE } from '@/lib/no-store';

import { adapterOf, type Database } from '../shared/adapter-of';
import { forAdminsOnly } from '../shared/for-admins-only';

/** What one part of the dashboard shows, for admins: `GET /api/dashboard/{name}`, which nobody keeps. */
export function dashboardEndpoint(
  name: string,
  read: (db: Database, req: PayloadRequest) => Promise<object>,
): Endpoint {
  return forAdminsOnly({
    path: `/dashboard/${name}`,
    method: 'get',
    async handler(req) {
      const figures = await read(adapterOf(req.payload).drizzle, req);
      return Response.json(figures, { headers: NO_STORE });
    },
  });
}
