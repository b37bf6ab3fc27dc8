import { sql } from '@payloadcms/db-postgres';

import type { SuppressionReason } from '@/domain/suppression';

import type { Database } from '../shared/adapter-of';

type Suppression = { email: string; reason: Exclude<SuppressionReason, 'manual'>; detail: string };

/**
 * Suppresses an address, in its normal form, for what came back from it. What the staff has decided stays; that the mailbox
 * does not exist replaces that it has complained, since it stops more.
 */
export async function suppress(
  db: Database,
  { email, reason, detail }: Suppression,
): Promise<void> {
  await db.execute(sql`
    insert into suppressions as s (email, reason, detail, at)
    values (${email}, ${reason}::enum_suppressions_reason, ${detail}, now())
    on conflict (email) do update set reason = excluded.reason, detail = excluded.detail,
      at = excluded.at, updated_at = now()
    where s.reason = 'complaint' and excluded.reason = 'bounce'
  `);
}

/**
 * Lifts the suppression of an address whose owner has just asked for our letters, and proven to be that. What the staff has
 * decided stays.
 */
export async function liftSuppression(db: Database, email: string): Promise<void> {
  await db.execute(sql`delete from suppressions where email = ${email} and reason <> 'manual'`);
}
