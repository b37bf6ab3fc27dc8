import { countGiftSitemaps } from '@/data/sitemap';
import { env } from '@/lib/env';
import { escapeXml, xmlResponse } from '@/lib/xml';

/** The index of the sitemap's files: the site's own pages, and the gifts 50,000 to a file. */
export async function GET(): Promise<Response> {
  const parts = await countGiftSitemaps();
  const files = [
    'paginas.xml',
    ...Array.from({ length: parts }, (_, i) => `presentes-${i + 1}.xml`),
  ];
  const entries = files.map(
    (file) => `<sitemap><loc>${escapeXml(`${env.SITE_URL}/sitemap/${file}`)}</loc></sitemap>`,
  );
  return xmlResponse(
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>`,
  );
}
