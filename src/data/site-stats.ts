import 'server-only';

import { sql } from '@payloadcms/db-postgres';

import { cacheTags } from '@/lib/cache-tags';

import { cached } from './cached';
import { database } from './payload';

export type SiteStats = {
  gifts: number;
  categories: number;
  /** The count of the gift that was opened most often ('Momentos Criados'). */
  mostViews: number;
};

/** The numbers that the home and about pages show. */
export async function getSiteStats(): Promise<SiteStats> {
  'use cache';
  cached('popular', cacheTags.allGifts, cacheTags.catalogue);

  const db = await database();
  const { rows } = await db.execute<{ gifts: number; categories: number; most_views: string }>(sql`
    select
      coalesce((select total from listing_totals where scope_kind = 0 and scope_id = 0), 0) as gifts,
      (select count(*)::integer from categories) as categories,
      coalesce((
        select popularity from listing_entries where scope_kind = 0 and scope_id = 0
        order by popularity desc, gift_id limit 1
      ), 0) as most_views
  `);
  const row = rows[0];
  return {
    gifts: row?.gifts ?? 0,
    categories: row?.categories ?? 0,
    mostViews: Number(row?.most_views ?? 0),
  };
}
