-- What a commit announces beside what listing_refresh does: the tags of src/lib/cache-tags.ts, and queued jobs.

create or replace function announce_catalogue() returns trigger language plpgsql as $$
begin
  perform announce('catalogue');
  return null;
end
$$;
create or replace trigger categories_tags after insert or update or delete on categories
for each statement execute function announce_catalogue();
create or replace trigger occasions_tags after insert or update or delete on occasions
for each statement execute function announce_catalogue();
create or replace trigger category_groups_tags after insert or update or delete on category_groups
for each statement execute function announce_catalogue();
create or replace trigger occasion_groups_tags after insert or update or delete on occasion_groups
for each statement execute function announce_catalogue();
create or replace trigger slug_history_tags after insert or update or delete on slug_history
for each statement execute function announce_catalogue();

-- A media file announces itself by its name when it comes, changes or goes: its cached pictures are evicted, and the
-- public lists of media expire.
create or replace function announce_media() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform announce('media:' || coalesce(old.filename, ''));
  end if;
  if tg_op <> 'DELETE' then
    perform announce('media:' || coalesce(new.filename, ''));
  end if;
  if tg_op = 'UPDATE' then
    perform listing_mark(array(
      select parent_id from gifts_rels where media_id = new.id and path = 'images'
    ));
    perform announce('catalogue');
  end if;
  return null;
end
$$;
create or replace trigger media_tags after insert or update or delete on media
for each row execute function announce_media();

-- Wakes the runner of queued jobs.
create or replace function announce_jobs() returns trigger language plpgsql as $$
begin
  perform pg_notify('jobs', '');
  return null;
end
$$;
create or replace trigger payload_jobs_announce after insert on payload_jobs
for each statement execute function announce_jobs();
