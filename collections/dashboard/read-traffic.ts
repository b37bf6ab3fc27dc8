import { sql } from '@payloadcms/db-postgres';

import { type DayFigures, PERIODS, type Traffic } from '@/domain/dashboard';
import { today } from '@/domain/dates';

import type { Database } from '../shared/adapter-of';

const DAYS = 2 * Math.max(...PERIODS);

/** Views and clicks of every gift together. Reads at most 16 rows for each day, however many gifts there are. */
export async function readTraffic(db: Database): Promise<Traffic> {
  const { rows } = await db.execute<DayFigures>(sql`
    select to_char(d.day, 'YYYY-MM-DD') as day,
      coalesce(sum(s.views), 0)::float8 as views, coalesce(sum(s.clicks), 0)::float8 as clicks
    from (
      select ${today()}::date - n as day from generate_series(0, ${DAYS - 1}::integer) n
    ) d left join site_days s on s.day = d.day
    group by d.day order by d.day
  `);
  return { days: rows };
}
