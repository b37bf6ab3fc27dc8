import { escapeXml } from './xml';

export type SitemapEntry = {
  /** Absolute. */
  url: string;
  /** ISO 8601, where it is known. */
  changedAt?: string;
};

/** The addresses as the sitemap protocol wants them; the XML declaration is the response's. */
export function sitemapXml(entries: SitemapEntry[]): string {
  const urls = entries.map(({ url, changedAt }) => {
    const changed = changedAt === undefined ? '' : `<lastmod>${changedAt}</lastmod>`;
    return `<url><loc>${escapeXml(url)}</loc>${changed}</url>`;
  });
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`;
}
