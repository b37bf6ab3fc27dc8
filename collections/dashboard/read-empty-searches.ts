import { sql } from '@payloadcms/db-postgres';

import { type EmptySearches, LIST_ROWS, SEARCH_PERIOD } from '@/domain/dashboard';
import { today } from '@/domain/dates';
import { FIGURES } from '@/domain/figures';

import type { Database } from '../shared/adapter-of';

/**
 * What was looked for in vain by most. What one client alone has asked for is shown to nobody. Reads the terms of 30 days,
 * of which a day has 2,000 at most.
 */
export async function readEmptySearches(db: Database): Promise<EmptySearches> {
  const { rows } = await db.execute<EmptySearches['terms'][number]>(sql`
    select term, sum(clients)::integer as clients from empty_searches
    where day > ${today()}::date - ${SEARCH_PERIOD}::integer
    group by term having sum(clients) >= ${FIGURES.fewestSearchers}
    order by 2 desc, max(day) desc, term limit ${2 * LIST_ROWS}
  `);
  return { terms: rows };
}
