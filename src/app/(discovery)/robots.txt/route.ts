import { getSiteUrl } from '@/data/site-url';

/** Crawlers may read everything public, but not personal pages, the panel and the API. */
export async function GET(): Promise<Response> {
  const lines = [
    'User-agent: *',
    'Allow: /',
    'Allow: /api/media/file/',
    'Disallow: /admin',
    'Disallow: /api/',
    'Disallow: /favoritos',
    'Disallow: /settings',
    'Disallow: /unsubscribe',
    '',
    `Sitemap: ${await getSiteUrl()}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain' } });
}
