import { sql } from '@payloadcms/db-postgres';

import { FIRST_PERIOD, type Inbox } from '@/domain/dashboard';

import type { Database } from '../shared/adapter-of';
import { boundedCount } from './bounded-count';

/** Reviews and messages since the instant `given`, a week ago without one, and messages that nobody has answered. */
export async function readInbox(db: Database, given: unknown): Promise<Inbox> {
  const asked = typeof given === 'string' ? Date.parse(given) : NaN;
  const since = Number.isNaN(asked)
    ? sql`now() - make_interval(days => ${FIRST_PERIOD})`
    : sql`${new Date(asked).toISOString()}::timestamptz`;
  const { rows } = await db.execute<Inbox>(sql`
    select ${boundedCount(sql`reviews where created_at > ${since}`)} as reviews,
      ${boundedCount(sql`reviews where created_at > ${since} and hidden`)} as hidden,
      ${boundedCount(sql`contact_messages where status in ('new', 'read') and created_at > ${since}`)} as messages,
      ${boundedCount(sql`contact_messages where status in ('new', 'read')`)} as open
  `);
  const [row] = rows;
  if (row === undefined) throw new Error('a count gave no answer');
  return row;
}
