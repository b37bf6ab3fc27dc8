import { connection } from 'next/server';

import { getReadiness } from '@/data/readiness';
import { NO_STORE } from '@/lib/no-store';

/** Ready: the database answers, every migration has been applied and no page is older than that. */
export async function GET(): Promise<Response> {
  await connection();
  const readiness = await getReadiness();
  return Response.json(readiness, {
    status: readiness.ready ? 200 : 503,
    headers: NO_STORE,
  });
}
