import 'server-only';

import config from '@payload-config';
import { getPayload } from 'payload';

import { originsIn } from '@/domain/api-origins';
import { cacheTags } from '@/lib/cache-tags';

import { cached, cachedRead } from './cached';

/** The origins that admins have listed. Only they may read the field; whoever is listed learns it by what the browser allows. */
export const getApiOrigins = cachedRead('getApiOrigins', async (): Promise<readonly string[]> => {
  cached('published', cacheTags.settings);
  const payload = await getPayload({ config });
  const { apiOrigins } = await payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    select: { apiOrigins: true },
  });
  return originsIn(apiOrigins);
});
