-- The changes feed: which public documents have changed or gone, in an order in which none appears behind a reader.
--
-- A write leaves a mark in its own transaction. Marks become visible in the order of the commits, which is not that of any
-- number that was given before the commit. So a position is given afterwards, to marks that are committed, by one transaction at
-- a time: whoever sees a position sees every smaller one. The same transaction queues what webhooks are told. Decision 0045.

-- Marks what has become of these gifts, at the commit and after listing_settle: its locks make the marks of a gift come in
-- the order of the commits. What was a draft before and after is sorted out below.
create or replace function note_gift_changes(ids integer[]) returns void language sql as $$
  insert into change_marks (collection, document_id, slug, is_public)
  select 'gifts', m.id, g.slug, g.id is not null
  from unnest(ids) as m (id)
  left join gifts g on g.id = m.id and g._status = 'published' and g.deleted_at is null
$$;

create or replace function note_term_change() returns trigger language plpgsql as $$
begin
  insert into change_marks (collection, document_id, slug, is_public) values (
    replace(tg_table_name, '_', '-'),
    case when tg_op = 'DELETE' then old.id else new.id end,
    case when tg_op = 'DELETE' then old.slug else new.slug end,
    tg_op <> 'DELETE'
  );
  return null;
end
$$;
create or replace trigger categories_changes after insert or update or delete on categories
for each row execute function note_term_change();
create or replace trigger category_groups_changes after insert or update or delete on category_groups
for each row execute function note_term_change();
create or replace trigger occasions_changes after insert or update or delete on occasions
for each row execute function note_term_change();
create or replace trigger occasion_groups_changes after insert or update or delete on occasion_groups
for each row execute function note_term_change();

-- Which history of the database this is. A backup may have been restored only where one of these is another: the numbers of a
-- restored database begin again at an earlier one.
create or replace function change_history() returns text language sql stable as $$
  select format('%s-%s-%s-%s', system_identifier, d.oid, 'changes'::regclass::oid,
    extract(epoch from pg_postmaster_start_time()))
  from pg_control_system(), pg_database d where d.datname = current_database()
$$;

-- Gives the next positions to at most so many marks, and answers how many it took. Waits for whoever is at it.
create or replace function sequence_changes(most integer) returns integer language plpgsql as $$
declare
  begins bigint;
  taken_count integer;
  given integer;
  told_count integer;
begin
  select head into begins from change_feed for update;
  insert into change_epochs (identity, start)
  select change_history(), begins
  where change_history() is distinct from (select identity from change_epochs order by id desc limit 1);

  with taken as (
    delete from change_marks where id in (select id from change_marks order by id limit most)
    returning *
  ), compared as (
    select t.*, c.slug as former_slug,
      coalesce(lag(t.is_public) over same_document, not c.is_removed, false) as was_public
    from taken t left join changes c using (collection, document_id)
    window same_document as (partition by t.collection, t.document_id order by t.id)
  ), events as (
    select *, row_number() over (partition by collection, document_id order by id desc) = 1 as is_last
    from compared where is_public or was_public
  ), stored as (
    insert into changes as c (collection, document_id, slug, is_removed, at, position)
    select collection, document_id, coalesce(slug, former_slug), not is_public, at,
      begins + row_number() over (order by id)
    from events where is_last
    on conflict (collection, document_id) do update set slug = coalesce(excluded.slug, c.slug),
      is_removed = excluded.is_removed, at = excluded.at, position = excluded.position
    returning 1
  ), told as (
    select queue_webhook(w.id, e.event, e.document_id, coalesce(e.slug, e.former_slug), e.at)
    from (
      select *, 'gift.' || case
        when not is_public then 'removed' when was_public then 'changed' else 'published' end as event
      from events where collection = 'gifts'
    ) e
    join webhooks_events we on we.value::text = e.event
    join webhooks w on w.id = we.parent_id and w.active
    order by e.id
  )
  select (select count(*) from taken), (select count(*) from stored), (select count(*) from told)
  into taken_count, given, told_count;
  update change_feed set head = head + given where given > 0;
  return taken_count;
end
$$;

-- Forgets removals that are older than so many days, and up to where: a reader who has not come so far has missed them.
create or replace function prune_changes(days integer) returns void language plpgsql as $$
begin
  perform from change_feed for update;
  with gone as (
    delete from changes where (collection, document_id) in (
      select collection, document_id from changes
      where is_removed and at < now() - make_interval(days => days) order by at limit 10000
    )
    returning position
  )
  update change_feed set horizon = greatest(horizon, (select max(position) from gone));
  delete from change_epochs e where exists (
    select from change_epochs later where later.id > e.id and later.at < now() - make_interval(days => days)
  );
end
$$;
