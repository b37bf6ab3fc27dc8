import { getCatalogue } from '@/data/catalogue';
import { listSitemapGifts } from '@/data/sitemap';
import { INTENTIONS } from '@/domain/intentions';
import { env } from '@/lib/env';
import { paths } from '@/lib/paths';
import { problem } from '@/lib/problem';
import { escapeXml, xmlResponse } from '@/lib/xml';
import { messages } from '@/messages';

type Context = { params: Promise<{ part: string }> };
type Entry = { path: string; updatedAt?: string };

const PAGES = [
  paths.home,
  paths.categories,
  paths.occasions,
  paths.trending,
  paths.newest,
  paths.guide,
  paths.tips,
  paths.tipsWrapping,
  paths.tipsCards,
  paths.tipsMoment,
  paths.tipsDiscover,
  paths.about,
  paths.contact,
  paths.privacy,
  paths.terms,
  paths.cookies,
];

export async function GET(_: Request, { params }: Context): Promise<Response> {
  const entries = await entriesOf((await params).part);
  if (entries.length === 0) return problem(404, [{ message: messages.errors.api.notFound }]);
  const urls = entries.map(({ path, updatedAt }) => {
    const changed = updatedAt === undefined ? '' : `<lastmod>${updatedAt}</lastmod>`;
    return `<url><loc>${escapeXml(env.SITE_URL + path)}</loc>${changed}</url>`;
  });
  return xmlResponse(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`,
  );
}

async function entriesOf(part: string): Promise<Entry[]> {
  if (part === 'paginas.xml') return pageEntries();
  const number = /^presentes-([1-9]\d{0,3})\.xml$/.exec(part)?.[1];
  if (number === undefined) return [];
  const gifts = await listSitemapGifts(Number(number));
  return gifts.map(({ id, updatedAt }) => ({ path: paths.gift(id), updatedAt }));
}

async function pageEntries(): Promise<Entry[]> {
  const { categories, occasions } = await getCatalogue();
  return [
    ...PAGES,
    ...categories.map(({ slug }) => paths.category(slug)),
    ...occasions.map(({ slug }) => paths.occasion(slug)),
    ...INTENTIONS.map(({ slug }) => paths.intention(slug)),
  ].map((path) => ({ path }));
}
