-- link_checks: one row for the affiliate link of each gift that has been published, or rests, unless it is in the trash. It
-- is due for a visit within a day, at a random time: an import of many gifts of one shop does not ask for all of its pages
-- at once.

create or replace function link_checks_follow() returns trigger language plpgsql as $$
declare
  is_visited boolean := new._status = 'published' and new.affiliate_link <> '';
begin
  if new.deleted_at is not null then
    -- Nobody has to mend it, and a restored gift is a draft that somebody looks at before it is published again.
    delete from link_checks where gift_id = new.id;
  elsif is_visited then
    insert into link_checks as l (gift_id, url, shop, since, next_at)
    values (
      new.id, new.affiliate_link,
      regexp_replace(lower(substring(new.affiliate_link from '^[a-zA-Z]+://(?:[^/@?#]*@)?([^/:?#]+)')), '^www\.', ''),
      clock_timestamp(), clock_timestamp() + random() * interval '1 day'
    )
    on conflict (gift_id) do update set
      url = excluded.url, shop = excluded.shop, resting = false, rested_at = null,
      next_at = case when l.url = excluded.url then coalesce(l.next_at, excluded.next_at) else excluded.next_at end,
      -- Another link: what was known is about the one before.
      state = case when l.url = excluded.url then l.state else 'waiting' end,
      since = case when l.url = excluded.url then l.since else excluded.since end,
      status = case when l.url = excluded.url then l.status end,
      reason = case when l.url = excluded.url then l.reason end,
      final_url = case when l.url = excluded.url then l.final_url end,
      expected_url = case when l.url = excluded.url then l.expected_url end,
      suspicion = case when l.url = excluded.url then l.suspicion end,
      suspected_on = case when l.url = excluded.url then l.suspected_on end,
      failures = case when l.url = excluded.url then l.failures else 0 end,
      acknowledged = l.url = excluded.url and l.acknowledged,
      updated_at = clock_timestamp()
    where l.url <> excluded.url or l.resting or l.next_at is null;
  else
    -- Nobody is sent to the link of a draft; that of a gift that rests decides when it comes back.
    update link_checks set next_at = null where gift_id = new.id and not resting;
  end if;
  return null;
end
$$;
create or replace trigger gifts_link_insert after insert on gifts
for each row execute function link_checks_follow();
create or replace trigger gifts_link_update after update of affiliate_link, _status, deleted_at on gifts
for each row when (
  old.affiliate_link is distinct from new.affiliate_link or old._status is distinct from new._status
  or old.deleted_at is distinct from new.deleted_at
)
execute function link_checks_follow();
