import 'server-only';

import { sql } from '@payloadcms/db-postgres';

import { SITEMAP_PART_IDS, SITEMAP_PARTS_MAX } from '@/domain/ceilings/reads';
import { env } from '@/lib/env';
import { cacheTags } from '@/lib/cache-tags';
import { paths } from '@/lib/paths';
import { sitemapXml } from '@/lib/sitemap-xml';

import { cached, cachedRead } from './cached';
import { database } from './payload';

/**
 * The numbers of the files that list every published gift. A file has the gifts of a fixed range of ids, so that it is
 * found without counting those before it and a new gift changes the last one only; ranges without a gift have none.
 */
export const listGiftSitemaps = cachedRead('listGiftSitemaps', async (): Promise<number[]> => {
  cached('published', cacheTags.sitemap);
  const db = await database();
  const { rows } = await db.execute<{ part: number }>(sql`
    select part from generate_series(1, least(${SITEMAP_PARTS_MAX}::integer, (
      select max(gift_id) from listing_entries
    ) / ${SITEMAP_PART_IDS}::integer + 1)) part
    where exists (
      select from listing_entries
      where gift_id >= (part - 1) * ${SITEMAP_PART_IDS}::integer and gift_id < part * ${SITEMAP_PART_IDS}::integer
    )
    order by part
  `);
  return rows.map((row) => row.part);
});

/** One of these files as it is sent, or null when there is none of that number. Its text is cached, not its rows. */
export const getGiftSitemap = cachedRead(
  'getGiftSitemap',
  async (part: number): Promise<string | null> => {
    cached('published', cacheTags.sitemapPart(part));
    const db = await database();
    const { rows } = await db.execute<{ id: number; updated_at: string }>(sql`
    select id, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as updated_at
    from gifts
    where id >= ${(part - 1) * SITEMAP_PART_IDS} and id < ${part * SITEMAP_PART_IDS} and _status = 'published'
    order by id
  `);
    if (rows.length === 0) return null;
    return sitemapXml(
      rows.map((row) => ({ url: env.SITE_URL + paths.gift(row.id), changedAt: row.updated_at })),
    );
  },
);
