import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from '@payloadcms/db-postgres';

/**
 * The changes feed (80-changes.sql, decision 0045). What is public at this moment is its beginning: a feed read from there
 * names every document once.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      create table change_marks (
        id bigint generated always as identity primary key,
        collection text not null,
        document_id integer not null,
        slug text,
        is_public boolean not null,
        at timestamptz not null default clock_timestamp()
      );
      create table changes (
        collection text not null,
        document_id integer not null,
        slug text,
        is_removed boolean not null,
        at timestamptz not null,
        position bigint not null unique,
        primary key (collection, document_id)
      );
      create index changes_removed on changes (at) where is_removed;
      create table change_feed (
        is_only boolean primary key default true check (is_only),
        head bigint not null default 0,
        horizon bigint not null default 0
      );
      create table change_epochs (
        id integer generated always as identity primary key,
        name text not null unique default substr(md5(random()::text || clock_timestamp()), 1, 12),
        identity text not null,
        start bigint not null,
        at timestamptz not null default clock_timestamp()
      );
      insert into changes (collection, document_id, slug, is_removed, at, position)
      select collection, id, slug, false, at, row_number() over (order by at, collection, id) from (
        select 'gifts' as collection, id, slug, updated_at as at from gifts
        where _status = 'published' and deleted_at is null
        union all select 'categories', id, slug, updated_at from categories
        union all select 'category-groups', id, slug, updated_at from category_groups
        union all select 'occasions', id, slug, updated_at from occasions
        union all select 'occasion-groups', id, slug, updated_at from occasion_groups
      ) public_documents;
      insert into change_feed (head) select coalesce(max(position), 0) from changes;
    `),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      drop trigger if exists categories_changes on categories;
      drop trigger if exists category_groups_changes on category_groups;
      drop trigger if exists occasions_changes on occasions;
      drop trigger if exists occasion_groups_changes on occasion_groups;
      create or replace function note_gift_changes(ids integer[]) returns void language sql as 'select';
      drop table change_marks, changes, change_feed, change_epochs;
    `),
  );
}
