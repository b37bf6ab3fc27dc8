import { listFeedGifts } from '@/data/feed';
import { env } from '@/lib/env';
import { paths } from '@/lib/paths';
import { escapeXml, xmlResponse } from '@/lib/xml';
import { messages } from '@/messages';

export const dynamic = 'force-dynamic';

/** RSS 2.0 of the newest gifts. */
export async function GET(): Promise<Response> {
  const gifts = await listFeedGifts();
  const items = gifts.map((gift) => {
    const link = escapeXml(env.SITE_URL + paths.gift(gift.id));
    return [
      '<item>',
      `<title>${escapeXml(gift.title)}</title>`,
      `<link>${link}</link><guid isPermaLink="true">${link}</guid>`,
      `<description>${escapeXml(gift.shortDescription)}</description>`,
      ...gift.categories.map((name) => `<category>${escapeXml(name)}</category>`),
      `<pubDate>${new Date(gift.createdAt).toUTCString()}</pubDate>`,
      '</item>',
    ].join('');
  });
  const self = escapeXml(`${env.SITE_URL}/feed.xml`);
  return xmlResponse(
    [
      '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
      `<title>${escapeXml(messages.common.pageTitle(messages.meta.newest.title))}</title>`,
      `<link>${escapeXml(env.SITE_URL + paths.newest)}</link>`,
      `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
      `<description>${escapeXml(messages.meta.newest.description)}</description>`,
      '<language>pt-BR</language>',
      ...items,
      '</channel></rss>',
    ].join(''),
    'application/rss+xml',
  );
}
