-- What a commit announces beside what listing_refresh does: the tags of src/lib/cache-tags.ts, and queued jobs.

-- A category or an occasion: the lists of them, what shows all of this one, a card of it, or a link to it.
create or replace function announce_terms() returns trigger language plpgsql as $$
declare
  kind constant text := case tg_table_name when 'categories' then 'category' else 'occasion' end;
  id constant integer := case when tg_op = 'DELETE' then old.id else new.id end;
  is_moved boolean := true;
  is_linked boolean := true;
  is_carded boolean := true;
begin
  if tg_op = 'UPDATE' then
    is_moved := new.slug is distinct from old.slug;
    is_linked := is_moved or new.name is distinct from old.name;
    is_carded := is_linked or new.image_id is distinct from old.image_id;
  end if;
  perform announce(tg_table_name);
  perform announce(format('%s:%s', kind, id));
  perform announce(format('card:%s:%s', kind, id)) where is_carded;
  perform announce(format('link:%s:%s', kind, id)) where is_linked;
  perform announce('slugs:' || kind) where is_moved;
  perform announce('menu') where tg_op = 'UPDATE'
    and (is_linked or new.group_id is distinct from old.group_id);
  perform announce('stats') where tg_op <> 'UPDATE' and kind = 'category';
  return null;
end
$$;
create or replace trigger categories_tags after insert or update or delete on categories
for each row execute function announce_terms();
create or replace trigger occasions_tags after insert or update or delete on occasions
for each row execute function announce_terms();

-- A group: the lists. A category's page shows the name of its group.
create or replace function announce_groups() returns trigger language plpgsql as $$
begin
  perform announce(case tg_table_name when 'category_groups' then 'categories' else 'occasions' end);
  if tg_op = 'UPDATE' and new.name is distinct from old.name then
    perform announce('menu');
    perform announce('category:' || c.id) from categories c
    where tg_table_name = 'category_groups' and c.group_id = new.id;
  end if;
  return null;
end
$$;
create or replace trigger category_groups_tags after insert or update or delete on category_groups
for each row execute function announce_groups();
create or replace trigger occasion_groups_tags after insert or update or delete on occasion_groups
for each row execute function announce_groups();

create or replace function announce_slugs() returns trigger language plpgsql as $$
declare
  kind constant text := case when tg_op = 'DELETE' then old.kind else new.kind end;
begin
  perform announce(case kind when 'categories' then 'slugs:category' else 'slugs:occasion' end);
  return null;
end
$$;
create or replace trigger slug_history_tags after insert or update or delete on slug_history
for each row execute function announce_slugs();

-- A media file announces itself by its name when it comes, changes or goes, and by the key of its sizes: their cache
-- entries are evicted, and the public lists of media expire.
create or replace function announce_media() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform announce('media:' || coalesce(old.filename, ''));
    perform announce('media:' || old.sizes_key) where old.sizes_key is not null
      and (tg_op = 'DELETE' or old.sizes_key is distinct from new.sizes_key);
  end if;
  if tg_op <> 'DELETE' then
    perform announce('media:' || coalesce(new.filename, ''));
  end if;
  if tg_op = 'UPDATE' then
    perform listing_mark_as(array(
      select parent_id from gifts_rels where media_id = new.id and path = 'images'
    ), 1);
    perform announce('categories') where exists (
      select from categories where image_id = new.id
      union all select from category_groups where image_id = new.id
    );
    perform announce('occasions') where exists (
      select from occasions where image_id = new.id
      union all select from occasion_groups where image_id = new.id
    );
    perform announce('category:' || id), announce('card:category:' || id)
    from categories where image_id = new.id;
    perform announce('occasion:' || id), announce('card:occasion:' || id)
    from occasions where image_id = new.id;
  end if;
  return null;
end
$$;
create or replace trigger media_tags after insert or update or delete on media
for each row execute function announce_media();

-- What editors say about the site itself, which every page shows.
create or replace function announce_settings() returns trigger language plpgsql as $$
begin
  perform announce('settings');
  return null;
end
$$;
create or replace trigger site_settings_tags after insert or update or delete on site_settings
for each statement execute function announce_settings();

-- What searches take for each other.
create or replace function announce_synonyms() returns trigger language plpgsql as $$
begin
  perform announce('synonyms');
  return null;
end
$$;
create or replace trigger search_synonyms_tags after insert or update or delete on search_synonyms
for each statement execute function announce_synonyms();
create or replace trigger search_synonyms_texts_tags after insert or update or delete on search_synonyms_texts
for each statement execute function announce_synonyms();

-- Wakes the runner of queued mails and of campaigns.
create or replace function announce_jobs() returns trigger language plpgsql as $$
begin
  perform pg_notify('jobs', '');
  return null;
end
$$;
create or replace trigger outbox_announce after insert on outbox
for each statement execute function announce_jobs();
create or replace trigger campaigns_announce after update of status, send_at on campaigns
for each row when (old.status is distinct from new.status or old.send_at is distinct from new.send_at)
execute function announce_jobs();

-- Wakes the runner of imports.
create or replace function announce_imports() returns trigger language plpgsql as $$
begin
  perform pg_notify('imports', '');
  return null;
end
$$;
create or replace trigger gift_imports_announce after insert or update of status on gift_imports
for each row execute function announce_imports();

-- Wakes the runner of what editors have scheduled.
create or replace function announce_schedules() returns trigger language plpgsql as $$
begin
  perform pg_notify('schedules', '');
  return null;
end
$$;
create or replace trigger payload_jobs_announce after insert or update of wait_until on payload_jobs
for each statement execute function announce_schedules();
