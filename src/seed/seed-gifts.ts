import { sql } from '@payloadcms/db-postgres';
import { convertHTMLToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import { JSDOM } from 'jsdom';
import type { Payload } from 'payload';

import { UNAUDITED } from '@collections/audit-log/record-change';

import { slugFromTitle } from '@/domain/slug';

import { daysAgo } from './days-ago';
import { demoCatalogue, type DemoGift } from './demo-catalogue';
import { inParallel } from './in-parallel';
import type { MediaLibrary } from './seed-media';
import type { Taxonomy } from './seed-taxonomy';
import { sqlOf } from './sql-of';

/** Clicks for each hundred views, roughly. */
const CLICKS_PER_VIEW = 0.12;
/** Pixels: a picture may fill a phone of three pixels to each of the page. */
const WIDTH = 1200;
const PROGRESS_EVERY = 40;

/** Those that are opened most come first: what the home page shows is there before the rest. */
const gifts = demoCatalogue.gifts.toSorted((a, b) => b.detailViews - a.detailViews);

type Setting = {
  media: MediaLibrary;
  taxonomy: Taxonomy;
  /** How many gifts there should be at least; all of them by default. */
  least?: number;
  log: (line: string) => void;
};

/** Gifts of the demo catalogue by slug. */
export async function seedGifts(payload: Payload, setting: Setting): Promise<Map<string, number>> {
  const { media, taxonomy, least = gifts.length, log } = setting;
  const { docs } = await payload.find({
    collection: 'gifts',
    where: { slug: { in: gifts.map((gift) => slugFromTitle(gift.title)) } },
    pagination: false,
    depth: 0,
    select: { slug: true },
  });
  const ids = new Map(docs.map((doc) => [doc.slug, doc.id]));
  const missing = gifts.slice(0, least).filter((gift) => !ids.has(slugFromTitle(gift.title)));
  const toLexical = createLexicalConverter(payload);
  let done = 0;

  await inParallel(missing, 4, async (gift) => {
    const slug = slugFromTitle(gift.title);
    const images: number[] = [];
    for (const [index, picture] of gift.pictures.entries()) {
      images.push(
        await media.picture(`${slug.slice(0, 60)}-${index + 1}`, picture, { width: WIDTH }),
      );
    }
    const { id } = await payload.create({
      collection: 'gifts',
      depth: 0,
      context: UNAUDITED,
      data: {
        title: gift.title,
        slug,
        shortDescription: gift.shortDescription,
        description: toLexical(gift.descriptionHtml),
        price: gift.price,
        originalPrice: gift.originalPrice,
        affiliateLink: gift.affiliateLink,
        images,
        categories: idsOf(taxonomy.categories, gift.categories),
        occasions: idsOf(taxonomy.occasions, gift.occasions),
        intentions: gift.intentions,
        isNew: gift.isNew === true,
        createdAt: daysAgo(gift.daysOld),
        _status: 'published',
      },
    });
    await setCounters(payload, id, gift);
    ids.set(slug, id);
    done += 1;
    if (done % PROGRESS_EVERY === 0) log(`${done} de ${missing.length} presentes`);
  });
  return ids;
}

function createLexicalConverter(payload: Payload) {
  const editorConfig = editorConfigFactory.fromField({
    field: richTextField(payload),
  });
  return (html: string) => convertHTMLToLexical({ editorConfig, html, JSDOM });
}

function richTextField(payload: Payload) {
  const field = payload.collections.gifts.config.fields.find(
    (candidate) => 'name' in candidate && candidate.name === 'description',
  );
  if (field?.type !== 'richText') throw new Error('gifts.description is not rich text');
  return field;
}

async function setCounters(payload: Payload, id: number, gift: DemoGift): Promise<void> {
  const clicks = Math.round(gift.detailViews * CLICKS_PER_VIEW);
  await sqlOf(payload).execute(sql`
    update gift_stats set detail_views = ${gift.detailViews}, affiliate_clicks = ${clicks}
    where gift_id = ${id}
  `);
}

function idsOf(ids: Map<string, number>, slugs: string[]): number[] {
  return slugs.map((slug) => {
    const id = ids.get(slug);
    if (id === undefined) throw new Error(`The demo catalogue names an unknown slug: ${slug}`);
    return id;
  });
}
