import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from '@payloadcms/db-postgres';

/**
 * The hot paths in the database's own hands (docs/decisions/0002):
 * - gift_stats: counters and review aggregates, outside the gift's document;
 * - listing_entries: a row for each gift x (all, category, occasion, intention) with the sort keys beside it;
 * - listing_totals: how many gifts each of those scopes shows;
 * - cache tags: every change announces at its commit, and never for a rollback, which pages it makes stale.
 * Triggers keep all of it true for every writer: the panel, REST, GraphQL, a script, an import.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(OWNED));
  await db.execute(sql.raw(STATS));
  await db.execute(sql.raw(LISTINGS));
  await db.execute(sql.raw(REFRESH));
  await db.execute(sql.raw(TRIGGERS));
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
      drop trigger if exists gifts_stats_row on gifts;
      drop trigger if exists gifts_dirty on gifts;
      drop trigger if exists gifts_rels_dirty_insert on gifts_rels;
      drop trigger if exists gifts_rels_dirty_update on gifts_rels;
      drop trigger if exists gifts_rels_dirty_delete on gifts_rels;
      drop trigger if exists gifts_intentions_dirty_insert on gifts_intentions;
      drop trigger if exists gifts_intentions_dirty_update on gifts_intentions;
      drop trigger if exists gifts_intentions_dirty_delete on gifts_intentions;
      drop trigger if exists reviews_aggregate on reviews;
      drop trigger if exists media_tags on media;
      drop trigger if exists categories_tags on categories;
      drop trigger if exists occasions_tags on occasions;
      drop trigger if exists category_groups_tags on category_groups;
      drop trigger if exists occasion_groups_tags on occasion_groups;
      drop table if exists listing_dirty, listing_totals, listing_entries, gift_stats cascade;
      drop function if exists announce_catalogue, announce_media, gift_stats_create, gift_stats_spread,
        gift_stats_from_review, intention_code(text), listing_mark(integer[]), listing_mark_gifts,
        listing_mark_children, listing_process, listing_refresh(integer[]), listing_wanted(integer[]);
    `),
  );
}

/** What belongs to a gift or to a person goes with it, whoever deletes it. */
const OWNED = `
alter table reviews
  drop constraint reviews_gift_id_gifts_id_fk,
  drop constraint reviews_user_id_users_id_fk,
  add constraint reviews_gift_id_gifts_id_fk
    foreign key (gift_id) references gifts (id) on delete cascade,
  add constraint reviews_user_id_users_id_fk
    foreign key (user_id) references users (id) on delete cascade;
alter table favourites
  drop constraint favourites_gift_id_gifts_id_fk,
  drop constraint favourites_user_id_users_id_fk,
  add constraint favourites_gift_id_gifts_id_fk
    foreign key (gift_id) references gifts (id) on delete cascade,
  add constraint favourites_user_id_users_id_fk
    foreign key (user_id) references users (id) on delete cascade;
`;

const STATS = `
create table gift_stats (
  gift_id integer primary key references gifts (id) on delete cascade,
  detail_views bigint not null default 0,
  affiliate_clicks bigint not null default 0,
  rating_sum bigint not null default 0,
  review_count integer not null default 0,
  average_rating numeric(2, 1) generated always as (
    case when review_count > 0 then round(rating_sum::numeric / review_count, 1) end
  ) stored
);
insert into gift_stats (gift_id, rating_sum, review_count)
select g.id, coalesce(sum(r.rating), 0), count(r.id)
from gifts g left join reviews r on r.gift_id = g.id
group by g.id;
`;

const LISTINGS = `
-- No foreign key: a deleted gift's rows are taken out by listing_refresh, which also counts them out.
-- scope_kind: 0 all, 1 category, 2 occasion, 3 intention (scope_id is then intention_code)
create table listing_entries (
  gift_id integer not null,
  scope_kind smallint not null,
  scope_id integer not null,
  name text collate "pt-BR-x-icu" not null,
  price numeric,
  created_at timestamptz not null,
  popularity bigint not null,
  rating numeric(2, 1),
  intentions smallint not null,
  primary key (gift_id, scope_kind, scope_id)
);
create index listing_by_name on listing_entries (scope_kind, scope_id, name, gift_id);
create index listing_by_name_desc on listing_entries (scope_kind, scope_id, name desc, gift_id);
create index listing_by_price on listing_entries
  (scope_kind, scope_id, price, gift_id) include (rating, intentions);
create index listing_by_price_desc on listing_entries
  (scope_kind, scope_id, price desc nulls last, gift_id);
create index listing_by_newest on listing_entries (scope_kind, scope_id, created_at desc, gift_id);
create index listing_by_popularity on listing_entries (scope_kind, scope_id, popularity desc, gift_id);
create index listing_by_rating on listing_entries
  (scope_kind, scope_id, rating desc nulls last, gift_id);

create table listing_totals (
  scope_kind smallint not null,
  scope_id integer not null,
  total integer not null,
  primary key (scope_kind, scope_id)
);

-- The gifts that the running transactions have touched; emptied by each of them at its own commit.
create table listing_dirty (
  transaction xid8 not null,
  gift_id integer not null,
  primary key (transaction, gift_id)
);
`;

const REFRESH = `
create function intention_code(intention text) returns integer language sql immutable parallel safe as $$
  select array_position(
    array['para agradecer', 'para surpreender', 'para motivar', 'para celebrar', 'para confortar'],
    intention
  )
$$;

-- The rows that these gifts should have: none for a draft.
create function listing_wanted(ids integer[]) returns setof listing_entries
language sql stable rows 1000 as $$
  select g.id, s.kind::smallint, s.id::integer, g.title, g.price, g.created_at,
         coalesce(t.detail_views, 0), t.average_rating,
         coalesce((
           select bit_or(1 << (intention_code(i.value::text) - 1)) from gifts_intentions i
           where i.parent_id = g.id
         ), 0)::smallint
  from gifts g
  left join gift_stats t on t.gift_id = g.id
  cross join lateral (
    select 0 as kind, 0 as id
    union select 1, r.categories_id from gifts_rels r
      where r.parent_id = g.id and r.path = 'categories' and r.categories_id is not null
    union select 2, r.occasions_id from gifts_rels r
      where r.parent_id = g.id and r.path = 'occasions' and r.occasions_id is not null
    union select 3, intention_code(i.value::text) from gifts_intentions i where i.parent_id = g.id
  ) s
  where g.id = any (ids) and g._status = 'published'
$$;

-- Brings entries and totals of these gifts up to date and announces the pages that show them.
create function listing_refresh(ids integer[]) returns void language plpgsql as $$
declare
  many constant boolean := cardinality(ids) > 200;
  tags text[];
begin
  -- One writer at a time for a gift, or for the whole table when there are many: what is written below was read
  -- after the lock was had, so the last to commit leaves the truth.
  if many then
    lock table listing_entries in share row exclusive mode;
  else
    perform pg_advisory_xact_lock(7412, id) from unnest(ids) as id;
  end if;

  with wanted as materialized (
    select * from listing_wanted(ids)
  ), before as materialized (
    select scope_kind, scope_id, gift_id from listing_entries where gift_id = any (ids)
  ), gone as (
    delete from listing_entries e
    where e.gift_id = any (ids) and not exists (
      select from wanted w
      where w.gift_id = e.gift_id and w.scope_kind = e.scope_kind and w.scope_id = e.scope_id
    )
  ), put as (
    insert into listing_entries as e select * from wanted
    on conflict (gift_id, scope_kind, scope_id) do update set
      name = excluded.name, price = excluded.price, created_at = excluded.created_at,
      popularity = excluded.popularity, rating = excluded.rating, intentions = excluded.intentions
    where (e.name, e.price, e.created_at, e.popularity, e.rating, e.intentions) is distinct from
      (excluded.name, excluded.price, excluded.created_at, excluded.popularity, excluded.rating,
       excluded.intentions)
  ), touched as (
    select scope_kind, scope_id, gift_id, -1 as delta from before
    union all select scope_kind, scope_id, gift_id, 1 from wanted
  ), counted as (
    insert into listing_totals as t
    select scope_kind, scope_id, sum(delta) from touched
    group by scope_kind, scope_id having sum(delta) <> 0 order by scope_kind, scope_id
    on conflict (scope_kind, scope_id) do update set total = t.total + excluded.total
  )
  select case when many then array['*'] else array(
    select 'listing:' || scope_kind || ':' || scope_id from touched
    union select 'gift:' || gift_id from touched
  ) end into tags;

  perform pg_notify('cache_tags', tag) from unnest(tags) as tag;
end
$$;

create function listing_mark(ids integer[]) returns void language sql as $$
  insert into listing_dirty (transaction, gift_id)
  select distinct pg_current_xact_id(), id from unnest(ids) as id where id is not null
  on conflict do nothing
$$;

-- Runs at commit, once for a transaction: the first of its deferred calls does the work of all.
create function listing_process() returns trigger language plpgsql as $$
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

create constraint trigger listing_process after insert on listing_dirty
deferrable initially deferred for each row execute function listing_process();
`;

const TRIGGERS = `
create function gift_stats_create() returns trigger language plpgsql as $$
begin
  insert into gift_stats (gift_id) values (new.id) on conflict do nothing;
  return null;
end
$$;
create trigger gifts_stats_row after insert on gifts for each row execute function gift_stats_create();

create function listing_mark_gifts() returns trigger language plpgsql as $$
begin
  perform listing_mark(array[case when tg_op = 'DELETE' then old.id else new.id end]);
  return null;
end
$$;
create trigger gifts_dirty after insert or update or delete on gifts
for each row execute function listing_mark_gifts();

create function listing_mark_children() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform listing_mark((select array_agg(distinct parent_id) from old_rows));
  elsif tg_op = 'INSERT' then
    perform listing_mark((select array_agg(distinct parent_id) from new_rows));
  else
    perform listing_mark((
      select array_agg(parent_id) from (
        select parent_id from old_rows union select parent_id from new_rows
      ) both_sides
    ));
  end if;
  return null;
end
$$;
create trigger gifts_rels_dirty_insert after insert on gifts_rels
referencing new table as new_rows for each statement execute function listing_mark_children();
create trigger gifts_rels_dirty_update after update on gifts_rels
referencing old table as old_rows new table as new_rows
for each statement execute function listing_mark_children();
create trigger gifts_rels_dirty_delete after delete on gifts_rels
referencing old table as old_rows for each statement execute function listing_mark_children();
create trigger gifts_intentions_dirty_insert after insert on gifts_intentions
referencing new table as new_rows for each statement execute function listing_mark_children();
create trigger gifts_intentions_dirty_update after update on gifts_intentions
referencing old table as old_rows new table as new_rows
for each statement execute function listing_mark_children();
create trigger gifts_intentions_dirty_delete after delete on gifts_intentions
referencing old table as old_rows for each statement execute function listing_mark_children();

-- Increments, never a re-count: exact whatever else is being written at the same time.
create function gift_stats_from_review() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update gift_stats set rating_sum = rating_sum - old.rating, review_count = review_count - 1
    where gift_id = old.gift_id;
    perform listing_mark(array[old.gift_id]);
  end if;
  if tg_op <> 'DELETE' then
    update gift_stats set rating_sum = rating_sum + new.rating, review_count = review_count + 1
    where gift_id = new.gift_id;
    perform listing_mark(array[new.gift_id]);
  end if;
  return null;
end
$$;
create trigger reviews_aggregate after insert or update or delete on reviews
for each row execute function gift_stats_from_review();

-- A view moves the gift in "most popular" without making any page stale.
create function gift_stats_spread() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7412, new.gift_id);
  update listing_entries set popularity = new.detail_views where gift_id = new.gift_id;
  return null;
end
$$;
create trigger gift_stats_spread after update of detail_views on gift_stats
for each row when (old.detail_views is distinct from new.detail_views)
execute function gift_stats_spread();

create function announce_media() returns trigger language plpgsql as $$
begin
  perform listing_mark(array(
    select parent_id from gifts_rels where media_id = new.id and path = 'images'
  ));
  perform pg_notify('cache_tags', 'catalogue');
  return null;
end
$$;
create trigger media_tags after update on media for each row execute function announce_media();

create function announce_catalogue() returns trigger language plpgsql as $$
begin
  perform pg_notify('cache_tags', 'catalogue');
  return null;
end
$$;
create trigger categories_tags after insert or update or delete on categories
for each statement execute function announce_catalogue();
create trigger occasions_tags after insert or update or delete on occasions
for each statement execute function announce_catalogue();
create trigger category_groups_tags after insert or update or delete on category_groups
for each statement execute function announce_catalogue();
create trigger occasion_groups_tags after insert or update or delete on occasion_groups
for each statement execute function announce_catalogue();

select listing_refresh((select array_agg(id order by id) from gifts)) where exists (select from gifts);
`;
