-- Which rows of listing_entries a gift should have. Its columns are named in this file and nowhere else: the function
-- answers whole rows, in the order of the table, and Postgres refuses a column that only one of them has.

-- Columns and indexes that the table has got since it was made go here, the last one last:
--   alter table listing_entries add column if not exists ...;
--   create index if not exists ... on listing_entries (scope_kind, scope_id, ..., gift_id);
-- They come in the same transaction as the function that fills them: nobody ever writes with one and without the other.

-- Of gifts that were opened as often as each other the newer come first.
create index if not exists listing_by_popularity_newest
  on listing_entries (scope_kind, scope_id, popularity desc, created_at desc, gift_id);
drop index if exists listing_by_popularity;

-- The number of an intention, counted from 1, as src/domain/intentions.ts lists them.
create or replace function intention_code(intention text) returns integer
language sql immutable parallel safe as $$
  select array_position(
    array['para agradecer', 'para surpreender', 'para motivar', 'para celebrar', 'para confortar'],
    intention
  )
$$;

-- One row for each scope of a published gift, none for a draft.
-- scope_kind: 0 all, 1 category, 2 occasion, 3 intention (scope_id is then intention_code).
create or replace function listing_wanted(ids integer[]) returns setof listing_entries
language sql stable rows 1000 as $$
  select g.id, s.kind::smallint, s.id::integer, g.title, g.price, g.created_at,
         coalesce(t.detail_views, 0), t.average_rating,
         coalesce((
           select bit_or(1 << (intention_code(i.value::text) - 1)) from gifts_intentions i
           where i.parent_id = g.id
         ), 0)::smallint
  from gifts g
  left join gift_stats t on t.gift_id = g.id
  cross join lateral (
    select 0 as kind, 0 as id
    union select 1, r.categories_id from gifts_rels r
      where r.parent_id = g.id and r.path = 'categories' and r.categories_id is not null
    union select 2, r.occasions_id from gifts_rels r
      where r.parent_id = g.id and r.path = 'occasions' and r.occasions_id is not null
    union select 3, intention_code(i.value::text) from gifts_intentions i where i.parent_id = g.id
  ) s
  where g.id = any (ids) and g._status = 'published'
$$;
