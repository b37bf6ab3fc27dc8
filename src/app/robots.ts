import type { MetadataRoute } from 'next';

import { getSiteUrl } from '@/data/site-url';

export const dynamic = 'force-dynamic';

/** Everything public may be read; what is personal, the panel and the API are nobody's search result. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  return {
    rules: {
      userAgent: '*',
      allow: ['/', '/api/media/file/'],
      disallow: ['/admin', '/api/', '/favoritos', '/settings', '/unsubscribe'],
    },
    sitemap: `${await getSiteUrl()}/sitemap.xml`,
  };
}
