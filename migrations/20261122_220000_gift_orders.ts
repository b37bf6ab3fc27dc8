import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from '@payloadcms/db-postgres';

/**
 * The orders in which the panel and the API of admins list gifts, drafts included, and what counts them without reading them.
 * Payload breaks ties by the date of creation.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      create index _gifts_v_title on _gifts_v (version_title, created_at desc) where latest;
      create index _gifts_v_price on _gifts_v (version_price, created_at desc) where latest;
      create index _gifts_v_count on _gifts_v (version__status, version_deleted_at) where latest;
      create index gifts_title on gifts (title, created_at desc);
      create index gifts_price on gifts (price, created_at desc);
      create index gifts_count on gifts (_status, id) where deleted_at is null;
    `),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(
      'drop index _gifts_v_title, _gifts_v_price, _gifts_v_count, gifts_title, gifts_price, gifts_count',
    ),
  );
}
