-- gift_gaps: a row for each gift that lacks something an editor should add, so that they are counted without looking at
-- the gifts that lack nothing. One in the trash lacks nothing: nobody is asked to complete it.

-- Called at commit by listing_process, which holds the lock of these gifts: what is read here is the truth.
create or replace function gift_gaps_refresh(ids integer[]) returns void language sql as $$
  with found as materialized (
    select g.id,
      not exists (select from gifts_rels r where r.parent_id = g.id and r.path = 'images') as no_image,
      g.price is null as no_price,
      not exists (select from gifts_rels r where r.parent_id = g.id and r.path = 'occasions') as no_occasion
    from gifts g where g.id = any (ids) and g.deleted_at is null
  ), closed as (
    delete from gift_gaps where gift_id = any (ids) and gift_id not in (
      select id from found where no_image or no_price or no_occasion
    )
  )
  insert into gift_gaps as s
  select * from found where no_image or no_price or no_occasion
  on conflict (gift_id) do update set
    no_image = excluded.no_image, no_price = excluded.no_price, no_occasion = excluded.no_occasion
  where (s.no_image, s.no_price, s.no_occasion)
    is distinct from (excluded.no_image, excluded.no_price, excluded.no_occasion)
$$;
