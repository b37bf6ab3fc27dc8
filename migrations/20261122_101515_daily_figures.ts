import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from '@payloadcms/db-postgres';

/**
 * What the panel's dashboard shows (docs/decisions/0037):
 * - gift_days: views and clicks of a gift on a day of São Paulo, for 90 days. No foreign key: a view need not look at the gift
 *   again, and rows of a deleted gift go with their day;
 * - site_days: the same of all gifts together, for ever, in a few rows a day that many connections can write at once;
 * - gift_trends: the gifts at both ends of the last two weeks, made anew each day;
 * - empty_searches: what was searched and not found, by how many clients;
 * - gift_gaps: the gifts that lack something.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      create table gift_days (
        day date not null,
        gift_id integer not null,
        views integer not null default 0,
        clicks integer not null default 0,
        primary key (day, gift_id)
      ) with (fillfactor = 80);

      create table site_days (
        day date not null,
        shard smallint not null,
        views bigint not null default 0,
        clicks bigint not null default 0,
        primary key (day, shard)
      ) with (fillfactor = 50);

      create table gift_trends (
        kind text not null,
        place smallint not null,
        gift_id integer not null,
        views bigint not null,
        clicks bigint not null,
        views_before bigint not null,
        clicks_before bigint not null,
        primary key (kind, place)
      );

      create table empty_searches (
        day date not null,
        term text not null,
        clients integer not null default 0,
        primary key (day, term)
      );

      create table daily_tasks (
        name text primary key,
        day date not null
      );

      create table gift_gaps (
        gift_id integer primary key references gifts (id) on delete cascade,
        no_image boolean not null,
        no_price boolean not null,
        no_occasion boolean not null
      );
      create index gift_gaps_image on gift_gaps (gift_id) where no_image;
      create index gift_gaps_price on gift_gaps (gift_id) where no_price;
      create index gift_gaps_occasion on gift_gaps (gift_id) where no_occasion;

      insert into gift_gaps
      select * from (
        select g.id,
          not exists (select from gifts_rels r where r.parent_id = g.id and r.path = 'images') as no_image,
          g.price is null as no_price,
          not exists (select from gifts_rels r where r.parent_id = g.id and r.path = 'occasions') as no_occasion
        from gifts g
      ) gaps
      where no_image or no_price or no_occasion;
    `),
  );
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      drop table gift_days, site_days, gift_trends, empty_searches, daily_tasks, gift_gaps;
      drop function if exists gift_gaps_refresh(integer[]);
    `),
  );
}
