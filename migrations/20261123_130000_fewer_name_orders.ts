import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from '@payloadcms/db-postgres';

const GONE = [
  'listing_name_desc',
  'listing_rated_name_desc',
  'listing_step_name',
  'listing_step_name_desc',
  'listing_step_newest',
  'listing_step_popular',
  'listing_step_rating',
];

/**
 * Z to A is the index of A to Z from its other end, and orders by steps of prices are kept for every scope
 * (10-listing-rows.sql makes these). A build that was killed must not make the former ones again.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      drop index if exists ${GONE.join(', ')};
      drop function if exists listing_build_step(integer);
      update listing_build set indexes = array(
        select definition from unnest(indexes) as definition
        where definition !~ '^CREATE INDEX (${GONE.join('|')}) '
      );
    `),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      drop index if exists listing_stepped_name, listing_stepped_newest, listing_stepped_popular, listing_stepped_rating;
    `),
  );
}
