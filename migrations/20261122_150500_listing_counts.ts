import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from '@payloadcms/db-postgres';

/**
 * How many entries of a scope are in a cell, in each step of prices and in all: what filters leave is added up instead
 * of counted. Filled by the build of the listings (25-listing-build.sql), which begins anew.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      create table listing_counts (
        scope_kind smallint not null,
        scope_id integer not null,
        cell smallint not null,
        step smallint not null,
        total integer not null,
        primary key (scope_kind, scope_id, cell, step)
      ) with (fillfactor = 70);
      truncate listing_entries, listing_totals;
      update listing_build set definition = null;
    `),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw('drop table listing_counts'));
}
