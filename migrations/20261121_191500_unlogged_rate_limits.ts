import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from '@payloadcms/db-postgres';

/**
 * The counters of throttles are written by every throttled act and matter for a day at most: not worth a flush of the
 * write-ahead log each. A crash of Postgres empties the table, a stop in good order does not. Decision 0021.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw('alter table rate_limits set unlogged'));
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw('alter table rate_limits set logged'));
}
