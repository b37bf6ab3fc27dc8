import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from '@payloadcms/db-postgres';

/**
 * gift_search: the title of each published gift in the form in which searches compare (no accents, lower case), with an
 * index of its trigrams. A table of its own and not a column of listing_entries, whose rows move with every view: a
 * view would write the trigrams anew. Kept by triggers on the row of the scope "all", which follows the title.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      create extension if not exists pg_trgm;

      -- What normaliseSearch (src/domain/text.ts) does to a term. The collation says what lower case is on every server.
      create function search_form(title text) returns text
      language sql immutable strict parallel safe as $$
        select regexp_replace(
          normalize(lower(title collate "pt-BR-x-icu"), nfd),
          '[\\u0300-\\u036f\\u0483-\\u0489\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe00-\\ufe0f\\ufe20-\\ufe2f]',
          '', 'g'
        )
      $$;

      create table gift_search (
        gift_id integer primary key,
        title text collate "C" not null
      );
      insert into gift_search (gift_id, title)
      select gift_id, search_form(name) from listing_entries where scope_kind = 0;
      create index gift_search_title on gift_search using gin (title gin_trgm_ops);

      create function gift_search_put() returns trigger language plpgsql as $$
      begin
        insert into gift_search (gift_id, title) values (new.gift_id, search_form(new.name))
        on conflict (gift_id) do update set title = excluded.title;
        return null;
      end
      $$;
      create function gift_search_remove() returns trigger language plpgsql as $$
      begin
        delete from gift_search where gift_id = old.gift_id;
        return null;
      end
      $$;
      create trigger gift_search_insert after insert on listing_entries
      for each row when (new.scope_kind = 0) execute function gift_search_put();
      create trigger gift_search_update after update of name on listing_entries
      for each row when (new.scope_kind = 0 and old.name is distinct from new.name)
      execute function gift_search_put();
      create trigger gift_search_delete after delete on listing_entries
      for each row when (old.scope_kind = 0) execute function gift_search_remove();

      -- The two columns go together: without this Postgres takes the scope "all" for a sixth of what it is.
      create statistics listing_scope (dependencies, mcv) on scope_kind, scope_id from listing_entries;
      analyze listing_entries, gift_search;
    `),
  );
}

/** The extension stays: it was perhaps there before, and something else may use it. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      drop trigger if exists gift_search_insert on listing_entries;
      drop trigger if exists gift_search_update on listing_entries;
      drop trigger if exists gift_search_delete on listing_entries;
      drop statistics listing_scope;
      drop function if exists gift_search_put(), gift_search_remove();
      drop function search_form(text);
      drop table gift_search;
    `),
  );
}
