import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from '@payloadcms/db-postgres';

/**
 * What has been applied of `migrations/repeatable`, where functions and triggers are defined from here on. The
 * definitions in earlier migrations are those of their time. Decision 0025.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      create table repeatable_migrations (
        name text primary key,
        checksum text not null,
        after_migration integer not null,
        applied_at timestamptz not null default now()
      )
    `),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw('drop table repeatable_migrations'));
}
