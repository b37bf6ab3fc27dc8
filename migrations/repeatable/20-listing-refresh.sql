-- listing_entries, listing_totals and listing_counts follow the gifts: a change marks its gift, the commit refreshes what was marked, and
-- announces the tags of src/lib/cache-tags.ts that stand for what has become another.

-- What a mark says of its gift, as bits of "changes". Its own page shows everything, and needs none.
--   1  what a card shows
--   2  the title or a price
--   4  the title or the short description
--   8  the date of the last change

-- The rows of listing_counts in which an entry counts: that of its price and that of all prices.
create or replace function listing_steps(price numeric) returns setof integer
language sql immutable parallel safe rows 2 as $$ select unnest(array[listing_step(price), 32767]) $$;

-- Brings entries and totals of these gifts up to date and announces the pages that show them; "changes" has a number for
-- each of the ids.
create or replace function listing_settle(ids integer[], changes integer[]) returns void
language plpgsql as $$
declare
  many constant boolean := cardinality(ids) > 200;
  plan_mode constant text := current_setting('plan_cache_mode');
  tags text[];
begin
  -- One writer at a time for a gift, or for the whole table when there are many: what is written below was read
  -- after the lock was had, so the last to commit leaves the truth.
  if many then
    lock table listing_entries in share row exclusive mode;
  else
    perform pg_advisory_xact_lock(7412, id) from unnest(ids) as id;
  end if;

  -- Making a plan for the statement takes several times as long as running it for one gift; for many it pays.
  perform set_config('plan_cache_mode',
    case when many then 'force_custom_plan' else 'force_generic_plan' end, true);

  -- Whole rows are compared, byte by byte (*=), and one that differs is deleted and inserted anew: no column is named
  -- here that a later one could be forgotten beside.
  with wanted as materialized (
    select * from listing_wanted(ids)
  ), stored as materialized (
    select * from listing_entries where gift_id = any (ids)
  ), removed as (
    delete from listing_entries e
    where e.gift_id = any (ids) and not exists (
      select from wanted w
      where w.gift_id = e.gift_id and w.scope_kind = e.scope_kind and w.scope_id = e.scope_id
        and w *= e
    )
    returning e.gift_id
  ), added as (
    insert into listing_entries
    select w.* from wanted w
    -- Asks for the outcome of the deletion, which therefore comes first.
    where (select count(*) from removed) >= 0 and not exists (
      select from stored s
      where s.gift_id = w.gift_id and s.scope_kind = w.scope_kind and s.scope_id = w.scope_id
        and s *= w
    )
  ), touched as materialized (
    select gift_id, scope_kind, scope_id,
      -- 1 in a scope that the gift has joined, -1 in one that it has left.
      (w.name is not null)::integer - (s.name is not null)::integer as delta,
      -- Also true in both of these. The name is what a listing is ordered by when nothing else is asked for.
      w.name is distinct from s.name as is_moved,
      w.created_at is distinct from s.created_at as is_redated,
      greatest(w.created_at, s.created_at) as created_at, w.popularity
    from stored s full join wanted w using (gift_id, scope_kind, scope_id)
  ), shifted as materialized (
    select scope_kind, scope_id, sum(delta) as delta from touched
    group by scope_kind, scope_id having sum(delta) <> 0
  ), counted as (
    insert into listing_totals as t
    select scope_kind, scope_id, delta from shifted order by scope_kind, scope_id
    on conflict (scope_kind, scope_id) do update set total = t.total + excluded.total
    returning scope_kind, scope_id, total
  ), recounted as (
    insert into listing_counts as c
    select scope_kind, scope_id, cell, step, sum(delta) from (
      select scope_kind, scope_id, cell, price, -1 as delta from stored
      union all select scope_kind, scope_id, cell, price, 1 from wanted
    ) change, listing_steps(price) as step
    group by scope_kind, scope_id, cell, step having sum(delta) <> 0
    order by scope_kind, scope_id, cell, step
    on conflict (scope_kind, scope_id, cell, step) do update set total = c.total + excluded.total
  ), gifts_touched as materialized (
    select t.*, case when t.delta <> 0 then 15 else c.change end as change,
      -- SITEMAP_PART_IDS in src/domain/ceilings/reads.ts
      t.gift_id / 5000 as sitemap_part
    from touched t join unnest(ids, changes) c (gift_id, change) using (gift_id)
    where t.scope_kind = 0
  )
  select case when many then array['*'] else array(
    select format('listing:%s:%s', scope_kind, scope_id) from touched where is_moved
    union select 'page:gift:' || gift_id from gifts_touched
    union select 'gift:' || gift_id from gifts_touched where change & 1 <> 0
    union select 'own:gift:' || gift_id from gifts_touched where change & 2 <> 0
    union select 'text:gift:' || gift_id from gifts_touched where change & 4 <> 0
    union select 'text:gift:' || gift_id from touched where scope_kind = 1 and delta <> 0
    union select 'sitemap:' || sitemap_part + 1 from gifts_touched where change & 8 <> 0
    union select 'sitemap' from gifts_touched g where delta <> 0 and not exists (
      select from listing_entries e
      where e.gift_id >= g.sitemap_part * 5000 and e.gift_id < (g.sitemap_part + 1) * 5000
        and e.gift_id <> all (ids)
    )
    -- A gift that leaves the first of a ranking is shown there, and announced itself. The numbers are those of
    -- NEWEST_FIRST and POPULAR_FIRST in src/lib/cache-tags.ts.
    union select 'newest' from gifts_touched g where delta >= 0 and is_redated and (
      select count(*) from (
        select from listing_entries e
        where e.scope_kind = 0 and e.scope_id = 0 and e.created_at > g.created_at limit 20
      ) newer
    ) < 20
    union select 'popular' from gifts_touched g where delta >= 0 and is_redated and (
      select count(*) from (
        select from listing_entries e
        where e.scope_kind = 0 and e.scope_id = 0 and e.popularity >= g.popularity
          and (e.popularity > g.popularity or e.created_at > g.created_at
            or e.created_at = g.created_at and e.gift_id < g.gift_id)
        limit 10
      ) before
    ) < 10
    union select case scope_kind
      when 0 then 'stats' when 1 then 'counts:category' when 2 then 'counts:occasion'
    end from counted where scope_kind <> 3
    union select format('count:%s:%s', scope_kind, scope_id) from counted where scope_kind in (1, 2)
    union select case scope_kind when 1 then 'filled:category' else 'filled:occasion' end
      from counted join shifted using (scope_kind, scope_id)
      where scope_kind in (1, 2) and (total = 0 or total = delta)
  ) end into tags;

  perform set_config('plan_cache_mode', plan_mode, true);
  perform announce(tag) from unnest(tags) as tag;
end
$$;

-- The same when it is not known what has changed of them.
create or replace function listing_refresh(ids integer[]) returns void language sql as $$
  select listing_settle(ids, array_fill(15, array[cardinality(ids)]))
$$;

-- The setting says whether the transaction has marks that are not worked off yet; a roll-back to a savepoint takes it
-- back with the marks. Without it each deferred call would look for work again.
create or replace function listing_mark_as(ids integer[], what integer) returns void
language plpgsql as $$
begin
  perform set_config('mimoteca.listing_pending', 'yes', true);
  insert into listing_dirty as d (transaction, gift_id, changes)
  select distinct pg_current_xact_id(), id, what from unnest(ids) as id where id is not null
  on conflict (transaction, gift_id) do update set changes = d.changes | excluded.changes
  where d.changes | excluded.changes <> d.changes;
end
$$;

create or replace function listing_mark(ids integer[]) returns void language sql as $$
  select listing_mark_as(ids, 0)
$$;

-- Runs at commit, once for a transaction: the first of its deferred calls does the work of all.
create or replace function listing_process() returns trigger language plpgsql as $$
declare
  ids integer[];
  changes integer[];
begin
  if current_setting('mimoteca.listing_pending', true) is distinct from 'yes' then
    return null;
  end if;
  perform set_config('mimoteca.listing_pending', 'no', true);
  with mine as (
    delete from listing_dirty d where transaction = pg_current_xact_id()
    returning gift_id, d.changes | case when pictures = 0 then 0 else 1 end as change
  )
  select array_agg(gift_id order by gift_id), array_agg(change order by gift_id)
  into ids, changes from mine;
  if ids is not null then
    perform listing_settle(ids, changes);
    perform gift_gaps_refresh(ids);
    perform gift_search_refresh(ids);
    perform note_gift_changes(ids);
  end if;
  return null;
end
$$;
-- Postgres cannot replace a constraint trigger.
drop trigger if exists listing_process on listing_dirty;
create constraint trigger listing_process after insert on listing_dirty
deferrable initially deferred for each row execute function listing_process();

-- A gift that comes or goes needs no bits: its entries say so.
create or replace function listing_mark_gifts() returns trigger language plpgsql as $$
declare
  is_renamed boolean;
  is_summarised boolean;
  is_priced boolean;
begin
  if tg_op <> 'UPDATE' then
    perform listing_mark(array[case when tg_op = 'DELETE' then old.id else new.id end]);
    return null;
  end if;
  is_renamed := new.title is distinct from old.title;
  is_summarised := new.short_description is distinct from old.short_description;
  is_priced := new.price is distinct from old.price
    or new.original_price is distinct from old.original_price;
  perform listing_mark_as(array[new.id],
    case when is_renamed or is_summarised or is_priced
      or new.slug is distinct from old.slug
      or new.affiliate_link is distinct from old.affiliate_link
      or new.is_new is distinct from old.is_new then 1 else 0 end
    | case when is_renamed or is_priced then 2 else 0 end
    | case when is_renamed or is_summarised then 4 else 0 end
    | case when new.updated_at is distinct from old.updated_at then 8 else 0 end
  );
  return null;
end
$$;
create or replace trigger gifts_dirty after insert or update or delete on gifts
for each row execute function listing_mark_gifts();

create or replace function listing_mark_children() returns trigger language plpgsql as $$
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
create or replace trigger gifts_intentions_dirty_insert after insert on gifts_intentions
referencing new table as new_rows for each statement execute function listing_mark_children();
create or replace trigger gifts_intentions_dirty_update after update on gifts_intentions
referencing old table as old_rows new table as new_rows
for each statement execute function listing_mark_children();
create or replace trigger gifts_intentions_dirty_delete after delete on gifts_intentions
referencing old table as old_rows for each statement execute function listing_mark_children();

-- Every save of a gift deletes its relations and inserts them again: what goes is subtracted and what comes is added,
-- so that the sum is 0 when the pictures are the same in the same order.
create or replace function listing_picture(path text, media_id integer, place integer) returns numeric
language sql immutable parallel safe as $$
  select case when path = 'images' then hashint8extended(media_id, coalesce(place, 0)) else 0 end
$$;
create or replace function listing_mark_gift_rels() returns trigger language plpgsql as $$
declare
  ids integer[];
  sums numeric[];
begin
  if tg_op = 'DELETE' then
    select array_agg(parent_id), array_agg(-pictures) into ids, sums from (
      select parent_id, sum(listing_picture(path, media_id, "order")) as pictures from old_rows group by parent_id
    ) by_gift;
  elsif tg_op = 'INSERT' then
    select array_agg(parent_id), array_agg(pictures) into ids, sums from (
      select parent_id, sum(listing_picture(path, media_id, "order")) as pictures from new_rows group by parent_id
    ) by_gift;
  else
    select array_agg(parent_id), array_agg(pictures) into ids, sums from (
      select parent_id, sum(picture) as pictures from (
        select parent_id, -listing_picture(path, media_id, "order") as picture from old_rows
        union all select parent_id, listing_picture(path, media_id, "order") from new_rows
      ) both_sides group by parent_id
    ) by_gift;
  end if;
  perform set_config('mimoteca.listing_pending', 'yes', true);
  insert into listing_dirty as d (transaction, gift_id, pictures)
  select pg_current_xact_id(), gift_id, pictures from unnest(ids, sums) as t (gift_id, pictures)
  on conflict (transaction, gift_id) do update set pictures = d.pictures + excluded.pictures
  where excluded.pictures <> 0;
  return null;
end
$$;
create or replace trigger gifts_rels_dirty_insert after insert on gifts_rels
referencing new table as new_rows for each statement execute function listing_mark_gift_rels();
create or replace trigger gifts_rels_dirty_update after update on gifts_rels
referencing old table as old_rows new table as new_rows
for each statement execute function listing_mark_gift_rels();
create or replace trigger gifts_rels_dirty_delete after delete on gifts_rels
referencing old table as old_rows for each statement execute function listing_mark_gift_rels();
