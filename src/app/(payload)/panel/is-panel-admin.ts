import config from '@payload-config';
import { headers } from 'next/headers';
import { getPayload } from 'payload';
import { cache } from 'react';

import { importMap } from '../admin/painel/importMap';

/** Whether an admin is asking, by the session that Payload sees too. Asked once for a page, however many parts ask. */
export const isPanelAdmin = cache(async (): Promise<boolean> => {
  const payload = await getPayload({ config, importMap });
  const { user } = await payload.auth({ headers: await headers() });
  return user?.isAdmin === true;
});
