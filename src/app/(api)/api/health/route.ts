import { connection } from 'next/server';

import { NO_STORE } from '@/lib/no-store';

/** The process is alive and answers. */
export async function GET(): Promise<Response> {
  await connection();
  return Response.json({ status: 'ok' }, { headers: NO_STORE });
}
