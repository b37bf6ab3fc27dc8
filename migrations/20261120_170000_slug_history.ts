import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from '@payloadcms/db-postgres';

/**
 * The addresses that categories and occasions used to have, so that a link from elsewhere still leads there.
 * A slug that is given to another term belongs to that term from then on.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      create table slug_history (
        kind text not null check (kind in ('categories', 'occasions')),
        slug text not null,
        term_id integer not null,
        primary key (kind, slug)
      );

      create function slug_history_keep() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' then
          delete from slug_history where kind = tg_table_name and term_id = old.id;
          return null;
        end if;
        delete from slug_history where kind = tg_table_name and slug = new.slug;
        if tg_op = 'UPDATE' and old.slug is distinct from new.slug then
          insert into slug_history (kind, slug, term_id) values (tg_table_name, old.slug, new.id)
          on conflict (kind, slug) do update set term_id = excluded.term_id;
        end if;
        return null;
      end
      $$;

      create trigger categories_slug_history after insert or update of slug or delete on categories
      for each row execute function slug_history_keep();
      create trigger occasions_slug_history after insert or update of slug or delete on occasions
      for each row execute function slug_history_keep();
    `),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      drop trigger categories_slug_history on categories;
      drop trigger occasions_slug_history on occasions;
      drop function slug_history_keep;
      drop table slug_history;
    `),
  );
}
