-- The one way to say that what a cache tag stands for has changed.

-- At commit every server that listens hears the tag, and cache_tag_changes has it for those that do not. Listeners take a
-- tag of more than 200 characters (TAG_LENGTH_MAX, src/domain/page-cache-limits.ts) for everything, so that is what is
-- announced instead; what is left fits in an index, and in a notification.
create or replace function announce(tag text) returns void language plpgsql as $$
begin
  if length(tag) > 200 then
    perform announce('*');
    perform announce('media');
    return;
  end if;
  perform pg_notify('cache_tags', tag);
  insert into cache_tag_changes (tag) values (tag) on conflict do nothing;
end
$$;

-- Deletes the changes that a later one of the same tag, or of everything, supersedes, and answers how many. A change is
-- superseded by one that was written after its transaction had ended: whoever sees the later one sees it too. The newest
-- number alone would not do, since the transaction that began last need not be the last to commit. Writers only
-- insert, so that they never wait for this.
create or replace function compact_cache_tag_changes() returns bigint language sql as $$
  with newest as (
    select tag, max(horizon) as horizon from cache_tag_changes group by tag
  ), gone as (
    delete from cache_tag_changes c using newest n
    where n.tag = c.tag and c.xid < greatest(n.horizon, case
      when c.tag like 'media:%' then (select horizon from newest where tag = 'media')
      when c.tag <> 'media' then (select horizon from newest where tag = '*')
    end)
    returning 1
  )
  select count(*) from gone
$$;
