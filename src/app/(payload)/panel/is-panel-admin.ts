import config from '@payload-config';
import { headers } from 'next/headers';
import { connection } from 'next/server';
import { getPayload } from 'payload';
import { cache } from 'react';

import { importMap } from '../admin/painel/importMap';

/**
 * Whether the request is an admin's, by Payload's own check of the session. Read once for each request, however often
 * it is called.
 */
export const isPanelAdmin = cache(async (): Promise<boolean> => {
  // The check of a session reads the clock, which Next allows only where nothing is prerendered.
  await connection();
  const payload = await getPayload({ config, importMap });
  const { user } = await payload.auth({ headers: await headers() });
  return user?.isAdmin === true;
});
