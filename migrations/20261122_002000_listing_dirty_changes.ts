import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from '@payloadcms/db-postgres';

/**
 * What the running transaction has changed of a gift, so that it announces no more than that (20-listing-refresh.sql):
 * `changes` is a set of bits, `pictures` is other than 0 when its pictures are others. Decision 0026.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      alter table listing_dirty
        add column changes integer not null default 0,
        add column pictures numeric not null default 0;
      -- With its triggers: what it announced is no tag any more. 60-announcements.sql has others of the same names.
      drop function announce_catalogue() cascade
    `),
  );
}

/** The functions that know the columns do without them from here on: an earlier `down` may write to gifts. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      create or replace function listing_mark_as(ids integer[], what integer) returns void
      language plpgsql as $$
      begin
        perform set_config('mimoteca.listing_pending', 'yes', true);
        insert into listing_dirty (transaction, gift_id)
        select distinct pg_current_xact_id(), id from unnest(ids) as id where id is not null
        on conflict do nothing;
      end
      $$;
      create or replace function listing_mark_gift_rels() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' then
          perform listing_mark((select array_agg(distinct parent_id) from old_rows));
        else
          perform listing_mark((select array_agg(distinct parent_id) from new_rows));
        end if;
        return null;
      end
      $$;
      create or replace function listing_process() returns trigger language plpgsql as $$
      declare
        ids integer[];
      begin
        with mine as (
          delete from listing_dirty where transaction = pg_current_xact_id() returning gift_id
        )
        select array_agg(gift_id order by gift_id) into ids from mine;
        if ids is not null then
          perform listing_refresh(ids);
        end if;
        return null;
      end
      $$;
      alter table listing_dirty drop column changes, drop column pictures;
    `),
  );
}
