import 'server-only';

import { env } from '@/lib/env';

import { cached } from './cached';

/**
 * The public address of the site, for what reads nothing else that a start expires: a build may have been made for another
 * address than the one that it runs under.
 */
export async function getSiteUrl(): Promise<string> {
  'use cache';
  cached('published');
  return Promise.resolve(env.SITE_URL);
}
