import { sql } from '@payloadcms/db-postgres';

import type { Gaps } from '@/domain/dashboard';

import type { Database } from '../shared/adapter-of';
import { boundedCount } from './bounded-count';

/** How many gifts lack what. */
export async function readGaps(db: Database): Promise<Gaps> {
  const { rows } = await db.execute<Gaps>(sql`
    select ${boundedCount(sql`gift_gaps where no_image`)} as image,
      ${boundedCount(sql`gift_gaps where no_price`)} as price,
      ${boundedCount(sql`gift_gaps where no_occasion`)} as occasion
  `);
  const [row] = rows;
  if (row === undefined) throw new Error('a count gave no answer');
  return row;
}
