import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from '@payloadcms/db-postgres';

/** What 45-link-checks.sql does from now on when a gift goes to the trash, for those that are there already. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      delete from link_checks l using gifts g where g.id = l.gift_id and g.deleted_at is not null
    `),
  );
}

/** The trigger holds on to a column that older migrations drop on their way down; the file that it is from makes it anew. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw('drop trigger if exists gifts_link_update on gifts'));
}
