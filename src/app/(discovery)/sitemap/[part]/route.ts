import { getGiftSitemap } from '@/data/sitemap';
import { listSlugs } from '@/data/terms';
import { SITEMAP_PARTS_MAX } from '@/domain/ceilings/reads';
import { INTENTIONS } from '@/domain/intentions';
import { env } from '@/lib/env';
import { paths } from '@/lib/paths';
import { problem } from '@/lib/problem';
import { SITEMAP_PAGES } from '@/lib/sitemap-pages';
import { type SitemapEntry, sitemapXml } from '@/lib/sitemap-xml';
import { xmlResponse } from '@/lib/xml';
import { messages } from '@/messages';

type Context = { params: Promise<{ part: string }> };

const PAGES_FILE = 'paginas.xml';

export const dynamic = 'force-dynamic';

export async function GET(_: Request, { params }: Context): Promise<Response> {
  const xml = await fileOf((await params).part);
  if (xml === null) return problem(404, [{ message: messages.errors.api.notFound }]);
  return xmlResponse(xml);
}

async function fileOf(part: string): Promise<string | null> {
  if (part === PAGES_FILE) return sitemapXml(await pageEntries());
  const number = /^presentes-([1-9]\d{0,4})\.xml$/.exec(part)?.[1];
  if (number === undefined || Number(number) > SITEMAP_PARTS_MAX) return null;
  return getGiftSitemap(Number(number));
}

async function pageEntries(): Promise<SitemapEntry[]> {
  const [categories, occasions] = await Promise.all([listSlugs('category'), listSlugs('occasion')]);
  return [
    ...SITEMAP_PAGES,
    ...categories.map((slug) => paths.category(slug)),
    ...occasions.map((slug) => paths.occasion(slug)),
    ...INTENTIONS.map(({ slug }) => paths.intention(slug)),
  ].map((path) => ({ url: env.SITE_URL + path }));
}
