import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from '@payloadcms/db-postgres';

/**
 * gift_search and gift_words become one table (30-gift-search.sql), with what a search puts its gifts in order by: each gift
 * that an index finds is then read once, where it took three more reads to know its title and its place. What is stored
 * is taken over, so that nothing has to be built anew.
 *
 * Room on each page lets a view or a price be written without an entry in any index. Without fastupdate a search need not
 * read what waits to be put into the index.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      drop trigger if exists gift_search_insert on listing_entries;
      drop trigger if exists gift_search_update on listing_entries;
      drop trigger if exists gift_search_delete on listing_entries;
      drop function if exists gift_search_put(), gift_search_remove(), gift_words_refresh(integer[]),
        gift_words_wanted(integer[]);
      alter table gift_search rename to gift_titles;
      alter index gift_search_pkey rename to gift_titles_pkey;
      drop index gift_search_title;

      create table gift_search (
        gift_id integer primary key,
        title text collate "C" not null,
        words tsvector not null,
        price numeric,
        created_at timestamptz not null,
        popularity bigint not null
      ) with (fillfactor = 90);
      insert into gift_search
      select gift_id, t.title, w.words, e.price, e.created_at, e.popularity
      from gift_titles t join gift_words w using (gift_id) join listing_entries e using (gift_id)
      where e.scope_kind = 0 and e.scope_id = 0
      order by e.popularity desc, e.created_at desc;
      create index gift_search_title on gift_search using gin (title gin_trgm_ops) with (fastupdate = off);
      create index gift_search_words on gift_search using gin (words) with (fastupdate = off);
      drop table gift_titles, gift_words;
      analyze gift_search;
    `),
  );
}

/** What was built before is built again by the version that has it. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      drop function if exists gift_search_refresh(integer[]), gift_search_wanted(integer[]);
      create table gift_words (gift_id integer primary key, words tsvector not null);
      insert into gift_words select gift_id, words from gift_search;
      create index gift_words_words on gift_words using gin (words) with (fastupdate = off);
      drop index gift_search_words;
      alter table gift_search drop column words, drop column price, drop column created_at, drop column popularity;
      update listing_build set definition = null;
    `),
  );
}
