import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from '@payloadcms/db-postgres';

const dropIndexes = (which: string) => `
  do $$ declare one record; begin
    for one in
      select indexname as name from pg_indexes
      where schemaname = current_schema and tablename = 'listing_entries' and ${which}
    loop
      execute format('drop index %I', one.name);
    end loop;
  end $$;
  update listing_build set indexes = array(
    select definition from unnest(indexes) as definition where definition not like '% listing_entries %'
  );`;

/**
 * Where the highest comes first, ties break by the highest id: one direction in the whole of an index. Made anew by
 * 10-listing-rows.sql: with a million gifts that takes a minute or two, in which no listing is read. A build that was killed
 * must not make the former indexes again.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(dropIndexes("indexdef like '% DESC%' and indexdef not like '%gift_id DESC%'")),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(dropIndexes("indexdef like '%gift_id DESC%'")));
}
