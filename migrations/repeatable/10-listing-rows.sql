-- Which rows of listing_entries a gift should have. Its columns are named in this file and nowhere else: the function
-- answers whole rows, in the order of the table, and Postgres refuses a column that only one of them has.

-- Columns and indexes that the table has got since it was made go here, the last one last:
--   alter table listing_entries add column if not exists ...;
--   create index if not exists ... on listing_entries (scope_kind, scope_id, ..., gift_id);
-- They come in the same transaction as the function that fills them: nobody ever writes with one and without the other.

-- listing_band of the rating.
alter table listing_entries add column if not exists band smallint not null default 0;
-- listing_cell of intentions and band.
alter table listing_entries add column if not exists cell smallint not null default 0;
-- The date of the last change, an order of the API. What changes it alone leaves every page of the site as it is.
alter table listing_entries add column if not exists updated_at timestamptz not null default now();

-- filter_price is the price once more, for filters along another order: an index of prices would be taken for these, and
-- what it finds be sorted. step is its listing_step.

-- One for each sort. What filters compare comes after the id: nothing is ordered by that any more, and Postgres steps over
-- what they refuse within the index. Of gifts that were opened as often as each other the newer come first.
create index if not exists listing_name
  on listing_entries (scope_kind, scope_id, name, gift_id, intentions, filter_price);
create index if not exists listing_newest
  on listing_entries (scope_kind, scope_id, created_at desc, gift_id desc, intentions, filter_price);
create index if not exists listing_popular
  on listing_entries (scope_kind, scope_id, popularity desc, created_at desc, gift_id desc, intentions, filter_price);
create index if not exists listing_price
  on listing_entries (scope_kind, scope_id, price, gift_id, intentions);
create index if not exists listing_price_desc
  on listing_entries (scope_kind, scope_id, price desc nulls last, gift_id desc, intentions);
create index if not exists listing_rating
  on listing_entries (scope_kind, scope_id, rating desc nulls last, gift_id desc, intentions, filter_price);
-- For the API, which asks for other columns too.
create index if not exists listing_changed on listing_entries (scope_kind, scope_id, updated_at desc, gift_id desc);

-- The same orders of the gifts that a minimum rating can ask for, band by band: the newest gifts have no reviews yet, so
-- that a walk of all would pass them first.
create index if not exists listing_rated_name
  on listing_entries (scope_kind, scope_id, band, name, gift_id, intentions, filter_price) where band > 0;
create index if not exists listing_rated_newest
  on listing_entries (scope_kind, scope_id, band, created_at desc, gift_id desc, intentions, filter_price) where band > 0;
create index if not exists listing_rated_popular
  on listing_entries (scope_kind, scope_id, band, popularity desc, created_at desc, gift_id desc, intentions, filter_price)
  where band > 0;
create index if not exists listing_rated_price
  on listing_entries (scope_kind, scope_id, band, price, gift_id, intentions) where band > 0;
create index if not exists listing_rated_price_desc
  on listing_entries (scope_kind, scope_id, band, price desc nulls last, gift_id desc, intentions) where band > 0;

-- The price in steps of R$ 100, each with its upper end: 0, above 0 to 100, ... above 9.900 to 10.000, and more than that.
-- Without a price it is -1.
create or replace function listing_step(price numeric) returns integer
language sql immutable parallel safe as $$
  select case when price is null then -1 else least(ceil(price / 100), 101)::integer end
$$;

-- The same orders step by step of the price: the gifts of a narrow range lie far apart in any order but that of the price.
create index if not exists listing_stepped_name
  on listing_entries (scope_kind, scope_id, step, name, gift_id, intentions, filter_price, rating);
create index if not exists listing_stepped_newest
  on listing_entries (scope_kind, scope_id, step, created_at desc, gift_id desc, intentions, filter_price, rating);
create index if not exists listing_stepped_popular
  on listing_entries
  (scope_kind, scope_id, step, popularity desc, created_at desc, gift_id desc, intentions, filter_price, rating);
create index if not exists listing_stepped_rating
  on listing_entries (scope_kind, scope_id, step, rating desc nulls last, gift_id desc, intentions, filter_price);

-- Finds what any filters leave, and everything else that a listing needs of it, without looking at what they do not.
create index if not exists listing_cells
  on listing_entries (scope_kind, scope_id, cell, price)
  include (gift_id, name, created_at, popularity, rating);

-- The number of an intention, counted from 1, as src/domain/intentions.ts lists them.
create or replace function intention_code(intention text) returns integer
language sql immutable parallel safe as $$
  select array_position(
    array['para agradecer', 'para surpreender', 'para motivar', 'para celebrar', 'para confortar'],
    intention
  )
$$;

-- How many of the minimum ratings that a visitor can choose (RATING_OPTIONS in src/domain/rating.ts) the rating reaches.
create or replace function listing_band(rating numeric) returns integer
language sql immutable parallel safe as $$
  select case when rating >= 4.5 then 4 when rating >= 4 then 3 when rating >= 3.5 then 2 when rating >= 3 then 1 else 0 end
$$;

-- Intentions (a bit for each) and band in one number: filters by either ask for a list of numbers.
create or replace function listing_cell(intentions integer, band integer) returns integer
language sql immutable parallel safe as $$ select intentions * 8 + band $$;

-- One row for each scope of a published gift, none for a draft.
-- scope_kind: 0 all, 1 category, 2 occasion, 3 intention (scope_id is then intention_code).
create or replace function listing_wanted(ids integer[]) returns setof listing_entries
language sql stable rows 1000 as $$
  select g.id, s.kind::smallint, s.id::integer, g.title, g.price, g.created_at,
         coalesce(t.detail_views, 0), t.average_rating, m.intentions::smallint,
         listing_band(t.average_rating)::smallint,
         listing_cell(m.intentions, listing_band(t.average_rating))::smallint,
         g.updated_at,
         g.price::double precision,
         listing_step(g.price)::smallint
  from gifts g
  left join gift_stats t on t.gift_id = g.id
  cross join lateral (
    select coalesce(bit_or(1 << (intention_code(i.value::text) - 1)), 0) as intentions
    from gifts_intentions i where i.parent_id = g.id
  ) m
  cross join lateral (
    select 0 as kind, 0 as id
    union select 1, r.categories_id from gifts_rels r
      where r.parent_id = g.id and r.path = 'categories' and r.categories_id is not null
    union select 2, r.occasions_id from gifts_rels r
      where r.parent_id = g.id and r.path = 'occasions' and r.occasions_id is not null
    union select 3, code from generate_series(1, 5) code where m.intentions & (1 << (code - 1)) <> 0
  ) s
  where g.id = any (ids) and g._status = 'published'
$$;
