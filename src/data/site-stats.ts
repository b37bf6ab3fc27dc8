import 'server-only';

import { sql } from '@payloadcms/db-postgres';

import { cacheTags } from '@/lib/cache-tags';

import { cached, cachedRead } from './cached';
import { database } from './payload';

export type SiteStats = { gifts: number; categories: number };

/** The numbers that the home and about pages show. */
export const getSiteStats = cachedRead('getSiteStats', async (): Promise<SiteStats> => {
  cached('published', cacheTags.stats);

  const db = await database();
  const { rows } = await db.execute<SiteStats>(sql`
    select
      coalesce((select total from listing_totals where scope_kind = 0 and scope_id = 0), 0) as gifts,
      (select count(*)::integer from categories) as categories
  `);
  return rows[0] ?? { gifts: 0, categories: 0 };
});

/** How often the gift that was opened most often was ('Momentos Criados'). */
export const getMostViews = cachedRead('getMostViews', async (): Promise<number> => {
  cached('popular', cacheTags.popular);

  const db = await database();
  const { rows } = await db.execute<{ popularity: string }>(sql`
    select popularity from listing_entries where scope_kind = 0 and scope_id = 0
    order by popularity desc limit 1
  `);
  return Number(rows[0]?.popularity ?? 0);
});
