import type { Endpoint } from 'payload';
import { z } from 'zod';

import { NO_STORE } from '@/lib/no-store';

import { adapterOf } from '../../shared/adapter-of';
import { forAdminsOnly } from '../../shared/for-admins-only';
import { jsonEndpoint } from '../../shared/json-endpoint';
import { countUnused, findUnused } from '../unused-media';

/** `GET /api/media/unused`: how many pictures nothing uses, `{ count, bytes }`. */
const count: Endpoint = {
  path: '/unused',
  method: 'get',
  handler: async ({ payload }) =>
    Response.json(await countUnused(adapterOf(payload).drizzle), { headers: NO_STORE }),
};

/**
 * `POST /api/media/unused/delete`: removes up to 100 of them with their files, as their own writes. Answers how many went
 * and what is left; who wants all of them asks again.
 */
const remove = jsonEndpoint({
  path: '/unused/delete',
  body: z.object({}).strict(),
  async handle(req) {
    const db = adapterOf(req.payload).drizzle;
    const ids = await findUnused(db);
    const { docs } = await req.payload.delete({
      collection: 'media',
      where: { id: { in: ids } },
      depth: 0,
      overrideAccess: false,
      user: req.user,
    });
    const left = await countUnused(db);
    return Response.json({ deleted: docs.length, ...left }, { headers: NO_STORE });
  },
});

/** For admins: pictures that nothing uses, and their removal. */
export const unusedEndpoints: Endpoint[] = [count, remove].map(forAdminsOnly);
