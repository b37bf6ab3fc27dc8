import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from '@payloadcms/db-postgres';

/** Messages that nobody has answered are counted on the panel's first page, whatever the number of those that are answered. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(
      `create index contact_messages_open on contact_messages (created_at) where status in ('new', 'read')`,
    ),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw('drop index contact_messages_open'));
}
