import 'server-only';

import { SOCIAL_NETWORKS } from '@/domain/social-networks';
import type { SiteSettings } from '@/domain/site-settings';
import { noteTags } from '@/lib/cache-scope';
import { cacheTags } from '@/lib/cache-tags';
import { shared } from '@/lib/shared';

import { cached, cachedRead } from './cached';
import { asVisitor } from './payload';

const readSettings = cachedRead('getSiteSettings', async (): Promise<SiteSettings> => {
  cached('published', cacheTags.settings);
  const { payload, overrideAccess } = await asVisitor();
  const doc = await payload.findGlobal({ slug: 'site-settings', overrideAccess, depth: 0 });
  const { contactEmail, privacyEmail, city } = doc;
  const social = SOCIAL_NETWORKS.flatMap(({ key, name }) => {
    const href = doc[key];
    return href ? [{ key, name, href }] : [];
  });
  return { contactEmail, privacyEmail, city, social };
});

/**
 * What editors say about the site itself. While it cannot be read, what was read last: the header and the footer stand
 * around every page, also the one that says that something failed. What is made then is not used again.
 */
export async function getSiteSettings(): Promise<SiteSettings> {
  const last = shared<{ settings?: SiteSettings }>('site-settings', () => ({}));
  try {
    return (last.settings = await readSettings());
  } catch (error) {
    if (last.settings === undefined) throw error;
    noteTags([cacheTags.everything, cacheTags.settings], Date.now());
    return last.settings;
  }
}
