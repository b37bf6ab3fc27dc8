-- gift_search: the title of each published gift as searches compare it, kept by the entry of the scope "all".

-- What normaliseSearch (src/domain/text.ts) does to a query. The collation says what lower case is on every server.
create or replace function search_form(title text) returns text
language sql immutable strict parallel safe as $$
  select regexp_replace(
    normalize(lower(title collate "pt-BR-x-icu"), nfd),
    '[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f]',
    '', 'g'
  )
$$;

-- An entry that changes is deleted and inserted anew (20-listing-refresh.sql): the index of trigrams is only written to
-- when the title is another one, or the gift is not listed any more.
create or replace function gift_search_put() returns trigger language plpgsql as $$
begin
  insert into gift_search as s (gift_id, title) values (new.gift_id, search_form(new.name))
  on conflict (gift_id) do update set title = excluded.title where s.title <> excluded.title;
  return null;
end
$$;
create or replace function gift_search_remove() returns trigger language plpgsql as $$
begin
  delete from gift_search where gift_id = old.gift_id and not exists (
    select from listing_entries where gift_id = old.gift_id and scope_kind = 0
  );
  return null;
end
$$;
create or replace trigger gift_search_insert after insert on listing_entries
for each row when (new.scope_kind = 0) execute function gift_search_put();
create or replace trigger gift_search_update after update of name on listing_entries
for each row when (new.scope_kind = 0 and old.name is distinct from new.name)
execute function gift_search_put();
create or replace trigger gift_search_delete after delete on listing_entries
for each row when (old.scope_kind = 0) execute function gift_search_remove();
