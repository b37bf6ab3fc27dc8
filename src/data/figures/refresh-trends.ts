import 'server-only';

import { sql } from '@payloadcms/db-postgres';

import type { Database } from '@collections/shared/adapter-of';
import { FIGURES } from '@/domain/figures';

/**
 * Compares the last seven whole days of each gift with the seven before, and writes down both ends: the most viewed, and
 * those that have lost most. Reads every row of these days, up to one for each gift and day, so it runs once a day and in
 * the transaction of the caller, which may take its time.
 */
export async function refreshTrends(db: Database, day: string): Promise<void> {
  const { trendDays, trendGifts, fewestViewsBefore } = FIGURES;
  await db.execute(sql`delete from gift_trends`);
  await db.execute(sql`
    with sums as materialized (
      select gift_id,
        coalesce(sum(views) filter (where day >= ${day}::date - ${trendDays}::integer), 0) as views,
        coalesce(sum(clicks) filter (where day >= ${day}::date - ${trendDays}::integer), 0) as clicks,
        coalesce(sum(views) filter (where day < ${day}::date - ${trendDays}::integer), 0) as views_before,
        coalesce(sum(clicks) filter (where day < ${day}::date - ${trendDays}::integer), 0) as clicks_before
      from gift_days
      where day >= ${day}::date - ${2 * trendDays}::integer and day < ${day}::date
      group by gift_id
    ), top as (
      select * from sums where views > 0 order by views desc, clicks desc, gift_id limit ${trendGifts}
    ), falling as (
      select * from sums where views_before >= ${fewestViewsBefore} and views < views_before
      order by views_before - views desc, gift_id limit ${trendGifts}
    )
    insert into gift_trends (kind, place, gift_id, views, clicks, views_before, clicks_before)
    select 'top', row_number() over (order by views desc, clicks desc, gift_id), t.* from top t
    union all
    select 'falling', row_number() over (order by views_before - views desc, gift_id), f.* from falling f
  `);
}
