-- gift_stats: the counters of a gift, and its reviews added up.

create or replace function gift_stats_create() returns trigger language plpgsql as $$
begin
  insert into gift_stats (gift_id) values (new.id) on conflict do nothing;
  return null;
end
$$;
create or replace trigger gifts_stats_row after insert on gifts
for each row execute function gift_stats_create();

-- Increments, never a re-count: exact whatever else is being written at the same time. Every gift named becomes
-- stale, also when its figures stay: a name may have left a review. The gifts are locked in their order, so that two
-- users who leave at once, with reviews of the same gifts, never wait for each other.
create or replace function gift_stats_shift(shifts review_shift[]) returns void language plpgsql as $$
begin
  perform from gift_stats where gift_id in (
    select gift_id from unnest(shifts)
    group by gift_id having sum(rating) <> 0 or sum(reviews) <> 0
  ) order by gift_id for update;
  update gift_stats s
  set rating_sum = s.rating_sum + d.rating, review_count = s.review_count + d.reviews
  from (
    select gift_id, sum(rating) as rating, sum(reviews) as reviews
    from unnest(shifts) group by gift_id
  ) d
  where s.gift_id = d.gift_id and (d.rating <> 0 or d.reviews <> 0);
  -- A card shows the figures, and only the gift's own page what a review says.
  perform listing_mark_as(array_agg(gift_id), case when is_figure then 1 else 0 end) from (
    select gift_id, sum(rating) <> 0 or sum(reviews) <> 0 as is_figure
    from unnest(shifts) group by gift_id
  ) g
  group by is_figure;
end
$$;

-- A hidden review counts nowhere.
create or replace function gift_stats_from_reviews() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform gift_stats_shift(array(
      select (gift_id, rating, 1)::review_shift from new_rows where hidden is not true
    ));
  elsif tg_op = 'DELETE' then
    perform gift_stats_shift(array(
      select (gift_id, -rating, -1)::review_shift from old_rows where hidden is not true
    ));
  else
    perform gift_stats_shift(array(
      select (gift_id, -rating, -1)::review_shift from old_rows where hidden is not true
      union all
      select (gift_id, rating, 1)::review_shift from new_rows where hidden is not true
    ));
  end if;
  return null;
end
$$;
create or replace trigger reviews_aggregate_insert after insert on reviews
referencing new table as new_rows
for each statement execute function gift_stats_from_reviews();
create or replace trigger reviews_aggregate_update after update on reviews
referencing old table as old_rows new table as new_rows
for each statement execute function gift_stats_from_reviews();
create or replace trigger reviews_aggregate_delete after delete on reviews
referencing old table as old_rows
for each statement execute function gift_stats_from_reviews();

-- A view moves the gift in "most popular" without making any page stale.
create or replace function gift_stats_spread() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7412, new.gift_id);
  update listing_entries set popularity = new.detail_views where gift_id = new.gift_id;
  update gift_search set popularity = new.detail_views where gift_id = new.gift_id;
  return null;
end
$$;
create or replace trigger gift_stats_spread after update of detail_views on gift_stats
for each row when (old.detail_views is distinct from new.detail_views)
execute function gift_stats_spread();
