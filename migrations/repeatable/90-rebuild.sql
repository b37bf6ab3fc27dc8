-- Not a definition: puts right what a definition above, changed, has made of what is already stored. Where nothing
-- differs, nothing is written.

-- The entries and the words of all gifts, which takes minutes with a million of them, follow the migrations in steps.
update listing_build set next_gift = 0, definition = d.definition
from (
  select md5(string_agg(pg_get_functiondef(f), '' order by f)) as definition
  from unnest(array[
    'listing_wanted', 'listing_step', 'listing_band', 'listing_cell', 'intention_code',
    'search_form', 'search_spaced', 'search_stems', 'search_lexemes', 'gift_search_wanted', 'search_words_add'
  ]::regproc[]) f
) d
where listing_build.definition is distinct from d.definition;

-- How words sound.
update search_words set sound = search_sound(written) where sound is distinct from search_sound(written);

-- The trigger writes the text; the first time, of everything.
update gifts set search_text = '' where search_text is null;
update media set search_text = '' where search_text is null;
update contact_messages set search_text = '' where search_text is null;
update categories set search_text = '' where search_text is null;
update occasions set search_text = '' where search_text is null;
update category_groups set search_text = '' where search_text is null;
update occasion_groups set search_text = '' where search_text is null;
update _gifts_v set version_search_text = '' where version_search_text is null;
