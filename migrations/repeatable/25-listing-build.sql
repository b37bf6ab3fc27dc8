-- Fills listing_entries, and gift_search from them, for the gifts that are there: after listing_wanted has changed, and
-- from nothing. The one row of listing_build says how far it is: every gift below next_gift is done, and all of them are
-- when it is null. A build that was killed goes on from there (src/server/database/build-listings.ts).

-- An index that grows with every row costs several times as much as one that is made of all of them: when there is much
-- to fill, indexes are dropped first, those of the words too, remembered in listing_build, and made again at the end.
create or replace function listing_build_begin(much integer) returns void language plpgsql as $$
declare
  growing constant text[] := array(
    select indexname from pg_indexes
    where schemaname = current_schema and tablename in ('listing_entries', 'gift_search')
      and indexdef not like 'CREATE UNIQUE %'
  );
begin
  if exists (select from listing_entries) or (select count(*) from (select from gifts limit much) g) < much
    or growing = '{}' then
    return;
  end if;
  update listing_build set indexes = array(
    select unnest(indexes)
    union select indexdef from pg_indexes where schemaname = current_schema and indexname = any (growing)
  );
  execute (select 'drop index ' || string_agg(quote_ident(name), ', ') from unnest(growing) as name);
end
$$;

-- Entries of gifts that have none, and their totals. One that has some was written since, and is true already.
create or replace function listing_fill(ids integer[]) returns void language plpgsql as $$
begin
  lock table listing_entries in share row exclusive mode;
  perform set_config('plan_cache_mode', 'force_custom_plan', true);
  with added as (
    insert into listing_entries select * from listing_wanted(ids) on conflict do nothing
    returning scope_kind, scope_id, cell, price
  ), counted as (
    insert into listing_counts as c
    select scope_kind, scope_id, cell, step, count(*) from added, listing_steps(price) as step
    group by scope_kind, scope_id, cell, step order by scope_kind, scope_id, cell, step
    on conflict (scope_kind, scope_id, cell, step) do update set total = c.total + excluded.total
  )
  insert into listing_totals as t
  select scope_kind, scope_id, count(*) from added group by scope_kind, scope_id order by scope_kind, scope_id
  on conflict (scope_kind, scope_id) do update set total = t.total + excluded.total;
  perform announce('*');
end
$$;

-- The next gifts to be brought up to date after one of them, or after those that are done; none when all are.
create or replace function listing_build_next(size integer, after_gift integer) returns integer[] language sql stable as $$
  select array(
    select id from gifts where id >= coalesce(after_gift + 1, (select next_gift from listing_build)) order by id limit size
  )
$$;

-- Brings their entries up to date. Their words, which are as much work, are listing_build_words of the same gifts once these
-- entries are committed, which they are read from, and then listing_build_done. What was killed before that is done again, and
-- writes nothing a second time.
create or replace function listing_build_entries(ids integer[]) returns void language plpgsql as $$
begin
  if (select cardinality(indexes) > 0 from listing_build) then
    perform listing_fill(ids);
  else
    perform listing_refresh(ids);
  end if;
end
$$;

-- Who writes a gift meanwhile waits with its words for these to be committed: they would overwrite newer ones.
create or replace function listing_build_words(ids integer[]) returns void language plpgsql as $$
begin
  lock table gift_search in share row exclusive mode;
  perform gift_search_refresh(ids);
end
$$;

create or replace function listing_build_done(ids integer[]) returns void language sql as $$
  update listing_build set next_gift = ids[cardinality(ids)] + 1
$$;

-- What is left of gifts that went while nothing followed them.
create or replace function listing_build_sweep() returns void language plpgsql as $$
declare
  ids constant integer[] := array(
    select distinct gift_id from listing_entries e where not exists (select from gifts g where g.id = e.gift_id)
  );
begin
  if cardinality(ids) > 0 then
    perform listing_refresh(ids);
    perform gift_search_refresh(ids);
  end if;
end
$$;
