import { listGiftSitemaps } from '@/data/sitemap';
import { env } from '@/lib/env';
import { escapeXml, xmlResponse } from '@/lib/xml';

export const dynamic = 'force-dynamic';

/** The index of the sitemap's files: the site's own pages, and the gifts by ranges of their ids. */
export async function GET(): Promise<Response> {
  const parts = await listGiftSitemaps();
  const files = ['paginas.xml', ...parts.map((part) => `presentes-${part}.xml`)];
  const entries = files.map(
    (file) => `<sitemap><loc>${escapeXml(`${env.SITE_URL}/sitemap/${file}`)}</loc></sitemap>`,
  );
  return xmlResponse(
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>`,
  );
}
