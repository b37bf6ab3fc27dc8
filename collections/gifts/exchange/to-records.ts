import { sql } from '@payloadcms/db-postgres';

import type { Gift } from '@payload-types';

import { absoluteMediaUrl } from '@/domain/gift-exchange/media-address';
import type { GiftRecord } from '@/domain/gift-exchange/export-formats';
import { documentId } from '@/domain/document-id';
import { env } from '@/lib/env';

import type { Database } from '../../shared/adapter-of';

/** The fields of a gift that its record is made of. */
export const RECORD_FIELDS = {
  slug: true,
  title: true,
  shortDescription: true,
  descriptionHtml: true,
  price: true,
  originalPrice: true,
  affiliateLink: true,
  images: true,
  categories: true,
  occasions: true,
  intentions: true,
  isNew: true,
  createdAt: true,
  _status: true,
} as const;

/** What is read of a gift: a draft may lack any of it. */
export type Recorded = Pick<Gift, 'id' | 'createdAt'> & {
  [Name in Exclude<keyof typeof RECORD_FIELDS, 'createdAt'>]?: Gift[Name] | null;
};

type Picture = { id: number; filename: string; prefix: string | null; alt: string };

/** The records of gifts as editors see them, in their order. Four statements, however many gifts there are. */
export async function toRecords(db: Database, gifts: readonly Recorded[]): Promise<GiftRecord[]> {
  const ids = (name: 'images' | 'categories' | 'occasions') => [
    ...new Set(gifts.flatMap((gift) => idsOf(gift[name]))),
  ];
  const [pictures, categories, occasions, published] = await Promise.all([
    read<Picture>(
      db,
      ids('images'),
      (asked) => sql`
      select id, coalesce(filename, '') as filename, prefix, alt from media where id = any (${asked})
    `,
    ),
    read<{ id: number; slug: string }>(
      db,
      ids('categories'),
      (asked) => sql`
      select id, slug from categories where id = any (${asked})
    `,
    ),
    read<{ id: number; slug: string }>(
      db,
      ids('occasions'),
      (asked) => sql`
      select id, slug from occasions where id = any (${asked})
    `,
    ),
    read<{ id: number }>(
      db,
      gifts.map(({ id }) => id),
      (asked) => sql`
      select id from gifts where id = any (${asked}) and _status = 'published'
    `,
    ),
  ]);
  return gifts.map((gift) => {
    const shown = idsOf(gift.images).flatMap((id) => pictures.get(id) ?? []);
    const isDraft = gift._status === 'draft';
    return {
      id: gift.id,
      slug: gift.slug ?? '',
      status: !isDraft ? 'published' : published.has(gift.id) ? 'changed' : 'draft',
      title: gift.title ?? '',
      shortDescription: gift.shortDescription ?? '',
      description: gift.descriptionHtml ?? '',
      price: gift.price ?? null,
      originalPrice: gift.originalPrice ?? null,
      affiliateLink: gift.affiliateLink ?? '',
      images: shown.map((picture) => absoluteMediaUrl(env.SITE_URL, picture)),
      imageTexts: shown.map(({ alt }) => alt),
      categories: idsOf(gift.categories).flatMap((id) => categories.get(id)?.slug ?? []),
      occasions: idsOf(gift.occasions).flatMap((id) => occasions.get(id)?.slug ?? []),
      intentions: gift.intentions ?? [],
      isNew: gift.isNew ?? false,
      createdAt: gift.createdAt,
    };
  });
}

async function read<Row extends { id: number } & Record<string, unknown>>(
  db: Database,
  ids: number[],
  statement: (ids: ReturnType<typeof sql.param>) => ReturnType<typeof sql>,
): Promise<Map<number, Row>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<Row>(statement(sql.param(ids)));
  return new Map(rows.map((row): [number, Row] => [row.id, row as Row]));
}

/** Ids of a relation, read with or without its documents. */
export function idsOf(relation: readonly unknown[] | null | undefined): number[] {
  return (relation ?? []).flatMap((value) => documentId(value) ?? []);
}
