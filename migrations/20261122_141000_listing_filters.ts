import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from '@payloadcms/db-postgres';

/**
 * Entries get what filters look for, and their indexes carry it (10-listing-rows.sql). The table is emptied, which is
 * quicker than rewriting it, and filled again by what follows the migrations (25-listing-build.sql): `listing_build`
 * says how far that is.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      truncate listing_entries, listing_totals;
      drop index if exists listing_by_name, listing_by_name_desc, listing_by_newest, listing_by_popularity,
        listing_by_popularity_newest, listing_by_price, listing_by_price_desc, listing_by_rating;
      create table listing_build (
        single boolean primary key default true check (single),
        definition text,
        next_gift integer,
        indexes text[] not null default '{}'
      );
      insert into listing_build default values;
    `),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      drop table listing_build;
      drop index if exists listing_name, listing_name_desc, listing_newest, listing_popular, listing_price,
        listing_price_desc, listing_rating, listing_rated_name, listing_rated_name_desc, listing_rated_newest,
        listing_rated_popular, listing_rated_price, listing_rated_price_desc, listing_cells;
      alter table listing_entries drop column if exists band, drop column if exists cell;
      create index listing_by_name on listing_entries (scope_kind, scope_id, name, gift_id);
      create index listing_by_name_desc on listing_entries (scope_kind, scope_id, name desc, gift_id);
      create index listing_by_newest on listing_entries (scope_kind, scope_id, created_at desc, gift_id);
      create index listing_by_popularity_newest
        on listing_entries (scope_kind, scope_id, popularity desc, created_at desc, gift_id);
      create index listing_by_price on listing_entries (scope_kind, scope_id, price, gift_id)
        include (rating, intentions);
      create index listing_by_price_desc
        on listing_entries (scope_kind, scope_id, price desc nulls last, gift_id);
      create index listing_by_rating
        on listing_entries (scope_kind, scope_id, rating desc nulls last, gift_id);
    `),
  );
}
