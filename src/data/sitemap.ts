import 'server-only';

import { sql } from '@payloadcms/db-postgres';

import { cacheTags } from '@/lib/cache-tags';

import { cached } from './cached';
import { database } from './payload';

/** Most addresses that one sitemap file may hold, by the sitemap protocol. */
export const SITEMAP_PART_SIZE = 50_000;

export type SitemapGift = {
  id: number;
  /** ISO 8601. */
  updatedAt: string;
};

/** How many files it takes to list every published gift. */
export async function countGiftSitemaps(): Promise<number> {
  'use cache';
  cached('published', cacheTags.allGifts);
  const db = await database();
  const { rows } = await db.execute<{ total: number }>(
    sql`select total from listing_totals where scope_kind = 0 and scope_id = 0`,
  );
  return Math.ceil((rows[0]?.total ?? 0) / SITEMAP_PART_SIZE);
}

/** Published gifts of one file, `part` counting from 1, in the order of their ids; empty past the last. */
export async function listSitemapGifts(part: number): Promise<SitemapGift[]> {
  'use cache';
  cached('published', cacheTags.allGifts);
  const db = await database();
  const { rows } = await db.execute<{ id: number; updated_at: string }>(sql`
    select id, updated_at from gifts where _status = 'published'
    order by id limit ${SITEMAP_PART_SIZE} offset ${(part - 1) * SITEMAP_PART_SIZE}
  `);
  return rows.map((row) => ({ id: row.id, updatedAt: new Date(row.updated_at).toISOString() }));
}
