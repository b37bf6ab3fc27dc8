import { sql } from '@payloadcms/db-postgres';

import { MOST_COUNTED } from '@/domain/dashboard';

type Statement = ReturnType<typeof sql>;

/** How many rows there are, up to a bound: nothing is read beyond it. `from` needs an index that has these rows alone. */
export function boundedCount(from: Statement): Statement {
  return sql`(select count(*)::integer from (select from ${from} limit ${MOST_COUNTED}) bounded)`;
}
