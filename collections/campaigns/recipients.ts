import { sql } from '@payloadcms/db-postgres';

import type { Database } from '../shared/adapter-of';

type SQL = ReturnType<typeof sql>;

/** SQL: whether the subscriber `s` gets campaigns of a kind now: has confirmed, wants that letter, and is not suppressed. */
export const isRecipient = (kind: SQL): SQL => sql`(
  s.confirmed_at is not null
  and (case ${kind}::text when 'ideas' then s.wants_ideas else s.wants_dates end) is true
  and not exists (select from suppressions x where x.email = s.email)
)`;

/** How many subscribers a campaign goes to if it is sent now. */
export async function countRecipients(db: Database, campaign: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::integer as count from campaigns c join subscribers s on ${isRecipient(sql`c.kind`)}
    where c.id = ${campaign}
  `);
  return rows[0]?.count ?? 0;
}
