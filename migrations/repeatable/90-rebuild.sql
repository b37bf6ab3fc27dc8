-- Not a definition: puts right what a definition above, changed, has made of what is already stored. Where nothing
-- differs, nothing is written.

with wanted as materialized (
  select * from listing_wanted((select array_agg(id) from gifts))
), differing as (
  (select * from wanted except select * from listing_entries)
  union all (select * from listing_entries except select * from wanted)
)
select listing_refresh(array_agg(distinct gift_id)) from differing having count(*) > 0;

update gift_search s set title = search_form(e.name)
from listing_entries e
where e.gift_id = s.gift_id and e.scope_kind = 0
  and s.title <> search_form(e.name) collate "C";

-- The trigger writes the text; the first time, of everything.
update gifts set search_text = '' where search_text is null;
update media set search_text = '' where search_text is null;
update contact_messages set search_text = '' where search_text is null;
update categories set search_text = '' where search_text is null;
update occasions set search_text = '' where search_text is null;
update category_groups set search_text = '' where search_text is null;
update occasion_groups set search_text = '' where search_text is null;
update _gifts_v set version_search_text = '' where version_search_text is null;
