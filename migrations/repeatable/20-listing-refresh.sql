-- listing_entries and listing_totals follow the gifts: a change marks its gift, the commit refreshes what was marked.

-- Brings entries and totals of these gifts up to date and announces the pages that show them.
create or replace function listing_refresh(ids integer[]) returns void language plpgsql as $$
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
  ), touched as (
    select scope_kind, scope_id, gift_id, -1 as delta from stored
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

  perform announce(tag) from unnest(tags) as tag;
end
$$;

-- The setting says whether the transaction has marks that are not worked off yet; a roll-back to a savepoint takes it
-- back with the marks. Without it each deferred call would look for work again.
create or replace function listing_mark(ids integer[]) returns void language plpgsql as $$
begin
  perform set_config('mimoteca.listing_pending', 'yes', true);
  insert into listing_dirty (transaction, gift_id)
  select distinct pg_current_xact_id(), id from unnest(ids) as id where id is not null
  on conflict do nothing;
end
$$;

-- Runs at commit, once for a transaction: the first of its deferred calls does the work of all.
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
-- Postgres cannot replace a constraint trigger.
drop trigger if exists listing_process on listing_dirty;
create constraint trigger listing_process after insert on listing_dirty
deferrable initially deferred for each row execute function listing_process();

create or replace function listing_mark_gifts() returns trigger language plpgsql as $$
begin
  perform listing_mark(array[case when tg_op = 'DELETE' then old.id else new.id end]);
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
create or replace trigger gifts_rels_dirty_insert after insert on gifts_rels
referencing new table as new_rows for each statement execute function listing_mark_children();
create or replace trigger gifts_rels_dirty_update after update on gifts_rels
referencing old table as old_rows new table as new_rows
for each statement execute function listing_mark_children();
create or replace trigger gifts_rels_dirty_delete after delete on gifts_rels
referencing old table as old_rows for each statement execute function listing_mark_children();
create or replace trigger gifts_intentions_dirty_insert after insert on gifts_intentions
referencing new table as new_rows for each statement execute function listing_mark_children();
create or replace trigger gifts_intentions_dirty_update after update on gifts_intentions
referencing old table as old_rows new table as new_rows
for each statement execute function listing_mark_children();
create or replace trigger gifts_intentions_dirty_delete after delete on gifts_intentions
referencing old table as old_rows for each statement execute function listing_mark_children();
