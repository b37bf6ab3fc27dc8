import 'server-only';

import { env } from '@/lib/env';

import { cached, cachedRead } from './cached';

/** The public address of the site, for what reads nothing else: it is cached like every other answer. */
export const getSiteUrl = cachedRead('getSiteUrl', async (): Promise<string> => {
  cached('published');
  return Promise.resolve(env.SITE_URL);
});
