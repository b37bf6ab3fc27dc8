import 'server-only';

import { sql } from '@payloadcms/db-postgres';

import type { Database } from '@collections/shared/adapter-of';
import { CHANGES } from '@/domain/changes';

/**
 * Gives positions in the changes feed to what was committed (80-changes.sql), a bounded number at a time. Answers whether there
 * may be more. Safe to be called by several servers at once.
 */
export async function sequenceChanges(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ taken: number }>(sql`
    select sequence_changes(${CHANGES.marks}) as taken
    where exists (select from change_marks) or not exists (select from change_epochs)
  `);
  return (rows[0]?.taken ?? 0) === CHANGES.marks;
}

/** Forgets removals after their time. */
export async function pruneChanges(db: Database): Promise<void> {
  await db.execute(sql`select prune_changes(${CHANGES.removedDays})`);
}
