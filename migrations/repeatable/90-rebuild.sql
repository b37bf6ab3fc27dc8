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
