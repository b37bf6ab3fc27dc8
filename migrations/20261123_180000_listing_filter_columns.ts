import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from '@payloadcms/db-postgres';

const DROP_INDEXES = `
  do $$ declare one record; begin
    for one in
      select indexname as name from pg_indexes
      where schemaname = current_schema and tablename = 'listing_entries' and indexdef not like 'CREATE UNIQUE %'
    loop
      execute format('drop index %I', one.name);
    end loop;
  end $$`;

/**
 * Entries get the price and its step as filters compare them, and every index that has these (10-listing-rows.sql makes
 * them). The table is rewritten without its indexes: with a million gifts that takes minutes, in which no listing is read.
 * A build that was killed must not make the former indexes again.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      ${DROP_INDEXES};
      alter table listing_entries
        -- Those of 10-listing-rows.sql, which come before the new ones in every database.
        add column if not exists band smallint not null default 0,
        add column if not exists cell smallint not null default 0,
        add column if not exists updated_at timestamptz not null default now(),
        add column filter_price double precision,
        add column step smallint;
      alter table listing_entries
        alter column filter_price type double precision using price,
        alter column step type smallint
          using case when price is null then -1 else least(ceil(price / 100), 101) end,
        alter column step set not null;
      drop function if exists listing_build_step(integer);
      update listing_build set indexes = array(
        select definition from unnest(indexes) as definition where definition not like '% listing_entries %'
      );
    `),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      ${DROP_INDEXES};
      alter table listing_entries drop column filter_price, drop column step;
    `),
  );
}
