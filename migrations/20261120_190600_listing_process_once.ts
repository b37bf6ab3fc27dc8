import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from '@payloadcms/db-postgres';

/**
 * The deferred call of each marked gift used to look for work and step over every mark that its own transaction had
 * already cleared: quadratic, minutes for a transaction that touches 100,000 gifts. A setting of the transaction now says
 * whether anything is left to do; a roll-back to a savepoint takes it back with the marks.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      create or replace function listing_mark(ids integer[]) returns void language plpgsql as $$
      begin
        perform set_config('mimoteca.listing_pending', 'yes', true);
        insert into listing_dirty (transaction, gift_id)
        select distinct pg_current_xact_id(), id from unnest(ids) as id where id is not null
        on conflict do nothing;
      end
      $$;

      create or replace function listing_process() returns trigger language plpgsql as $$
      declare
        ids integer[];
      begin
        if current_setting('mimoteca.listing_pending', true) is distinct from 'yes' then
          return null;
        end if;
        perform set_config('mimoteca.listing_pending', 'no', true);
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
    `),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
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

      create or replace function listing_mark(ids integer[]) returns void language sql as $$
        insert into listing_dirty (transaction, gift_id)
        select distinct pg_current_xact_id(), id from unnest(ids) as id where id is not null
        on conflict do nothing
      $$;
    `),
  );
}
