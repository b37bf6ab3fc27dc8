import 'server-only';

import { sql } from '@payloadcms/db-postgres';
import type { SQL } from '@payloadcms/db-postgres/drizzle';

import type { GiftSummary } from '@/domain/gift';

import { PICTURE, toImage } from './media';
import { database } from './payload';
import { statement } from './statement';

/** What `selectGiftSummaries` yields of a gift. */
export type GiftSummaryRow = {
  id: number;
  title: string;
  slug: string;
  short_description: string;
  price: string | null;
  original_price: string | null;
  affiliate_link: string;
  is_new: boolean | null;
  average_rating: string | null;
  review_count: number;
  images: Parameters<typeof toImage>[0][] | null;
};

/**
 * Published gifts as cards show them, in the order in which `chosen` (SQL that yields `gift_id` and `position`) puts
 * them. One query whatever the number of gifts; throws when the database does.
 */
export async function readGiftSummaries(chosen: SQL): Promise<GiftSummary[]> {
  const db = await database();
  const { rows } = await db.execute<GiftSummaryRow>(selectGiftSummaries(chosen));
  return rows.map(toGiftSummary);
}

const readGiven = statement<GiftSummaryRow>(
  'gifts-in-order',
  // Behind a select the number of ids is nothing that a plan knows: with it Postgres finds its plan for few gifts cheaper
  // than that for any number, each time anew, and planning takes several times as long as reading.
  selectGiftSummaries(sql`
    select gift_id, position
    from unnest((select ${sql.placeholder('ids')}::integer[])) with ordinality as t (gift_id, position)`),
);

/** The same of gifts that are known, in the order of their ids; those that are not published are left out. */
export async function readGiftsInOrder(ids: readonly number[]): Promise<GiftSummary[]> {
  if (ids.length === 0) return [];
  const rows = await readGiven({ ids: `{${ids.join(',')}}` });
  return rows.map(toGiftSummary);
}

/** The query behind it. `more` adds columns, and begins with a comma; the gift is `g` in it. */
export function selectGiftSummaries(chosen: SQL, more: SQL = sql``): SQL {
  return sql`
    select g.id, g.title, g.slug, g.short_description, g.price, g.original_price, g.affiliate_link, g.is_new,
      s.average_rating, coalesce(s.review_count, 0) as review_count, i.images${more}
    from (${chosen}) c
    join gifts g on g.id = c.gift_id and g._status = 'published'
    left join gift_stats s on s.gift_id = g.id
    left join lateral (
      select json_agg(${PICTURE} order by r."order") as images
      from gifts_rels r join media m on m.id = r.media_id
      where r.parent_id = g.id and r.path = 'images'
    ) i on true
    order by c.position
  `;
}

export function toGiftSummary(row: GiftSummaryRow): GiftSummary {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    shortDescription: row.short_description,
    price: toNumber(row.price),
    originalPrice: toNumber(row.original_price),
    images: (row.images ?? []).map(toImage).filter((image) => image != null),
    isNew: row.is_new === true,
    affiliateLink: row.affiliate_link,
    averageRating: toNumber(row.average_rating),
    reviewCount: row.review_count,
  };
}

function toNumber(value: string | null): number | null {
  return value == null ? null : Number(value);
}
