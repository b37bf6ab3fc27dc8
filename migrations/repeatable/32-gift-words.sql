-- gift_words: what a search by words finds each published gift by. search_words: all words of the catalogue, for typing
-- errors. Both are written in the transaction that changes the gift, by listing_process (20-listing-refresh.sql).

-- A text as its words between two spaces each, the form in which the rules below read it: what wordsOf
-- (src/domain/search-words.ts) does.
create or replace function search_spaced(text) returns text
language sql immutable strict parallel safe as $$
  select (' ' || regexp_replace(
    replace(regexp_replace(search_form($1) collate "pt-BR-x-icu", '[^[:alnum:]]+', ' ', 'g'), ' ', '  '),
    '([^ ]{40})[^ ]+', '\1', 'g'
  ) || ' ') collate "C"
$$;

-- The stem of each word: the rules of stemOf (src/domain/search-words.ts), in the same order.
create or replace function search_stems(text) returns text[]
language plpgsql immutable strict parallel safe as $$
declare
  t text collate "C" := search_spaced($1);
begin
  t := replace(replace(replace(t, ' maes ', ' mae '), ' pais ', ' pai '), ' meis ', ' mel ');
  t := regexp_replace(t, '([a-z])[ao]es ', '\1ao ', 'g');
  t := regexp_replace(t, '([a-z])ns ', '\1m ', 'g');
  t := regexp_replace(t, '([a-z])ais ', '\1al ', 'g');
  t := regexp_replace(t, '([a-z]{2})ois ', '\1ol ', 'g');
  t := regexp_replace(t, '([a-z])uis ', '\1ul ', 'g');
  t := regexp_replace(t, '([a-z]{2})(?:eis|el|il|is) ', '\1i ', 'g');
  t := regexp_replace(t, '([a-z]{2}[rsz])es? ', '\1 ', 'g');
  t := regexp_replace(t, '([a-z]{2}[a-rt-z])s ', '\1 ', 'g');
  t := regexp_replace(t, '([a-z]{2}(?:ad|id|ud|eir|ari|iv))[ao] ', '\1 ', 'g');
  t := regexp_replace(t, '([a-z]{3}(?:inh|os|ic|in|an))[ao] ', '\1 ', 'g');
  t := regexp_replace(t,
    ' (amig|filh|net|prim|sogr|nov|branc|pret|vermelh|amarel|rox|lind|bel|pequen|ti|alun|cunhad)[ao] ',
    ' \1 ', 'g');
  t := regexp_replace(t, '([a-z]{4}or)a ', '\1 ', 'g');
  return string_to_array(regexp_replace(trim(t), ' +', ' ', 'g'), ' ');
end
$$;

-- The stems of a text without the words that join others, each part of guarda-chuva and both together.
create or replace function search_lexemes(text) returns text[]
language sql immutable strict parallel safe as $$
  select array(
    select distinct stem collate "C" from unnest(
      search_stems($1) || case when strpos($1, '-') > 0 then search_stems(replace($1, '-', '')) end
    ) as stem
    where stem <> '' and stem <> all (array['a', 'o', 'e', 'de', 'da', 'do', 'em', 'no', 'na', 'com', 'para', 'por'])
  )
$$;

-- The row that each of these gifts should have: the words of its title, those of its short description after a '~', and
-- its categories, occasions and intentions as in listing_entries ('1:7'). Names of these are no part of it: a search
-- knows them, so that a new name needs no row.
create or replace function gift_words_wanted(ids integer[])
returns table (gift_id integer, words tsvector) language sql stable rows 1000 as $$
  select g.id, array_to_tsvector(
    search_lexemes(g.title)
    || array(select '~' || stem from unnest(search_lexemes(coalesce(g.short_description, ''))) as stem)
    || array(
      select format('%s:%s', e.scope_kind, e.scope_id) from listing_entries e
      where e.gift_id = g.id and e.scope_kind > 0
    )
  )
  from gifts g
  where g.id = any (ids) and g._status = 'published'
$$;

-- New words of the catalogue. Words stay when the last gift that has them goes: who asks for one learns that from
-- gift_words.
create or replace function search_words_add(ids integer[]) returns void language sql as $$
  with written as materialized (
    -- Each once, before anything is done with it: gifts have most of their words in common.
    select distinct regexp_split_to_table(
      lower((g.title || ' ' || coalesce(g.short_description, '')) collate "pt-BR-x-icu"), '[[:space:]]+'
    ) collate "C" as text
    from gifts g where g.id = any (ids) and g._status = 'published'
  ), part as (
    select distinct regexp_split_to_table(text collate "pt-BR-x-icu", '[^[:alnum:]]+') collate "C" as text from written
    union
    select regexp_replace(text collate "pt-BR-x-icu", '[^[:alnum:]]+', '', 'g') collate "C" from written
    where strpos(text, '-') > 0
  ), word as (
    select text as written, search_form(text) collate "C" as word from part
  )
  insert into search_words (word, written)
  select word, min(written) from word
  where word ~ '^[a-z]{3,30}$' and not exists (select from search_words s where s.word = word.word)
  group by word order by word
  on conflict do nothing
$$;

-- Brings the rows of these gifts up to date. Their listing_entries must be.
create or replace function gift_words_refresh(ids integer[]) returns void language plpgsql as $$
begin
  delete from gift_words w
  where w.gift_id = any (ids) and not exists (
    select from gifts g where g.id = w.gift_id and g._status = 'published'
  );
  insert into gift_words as w (gift_id, words)
  select wanted.gift_id, wanted.words from gift_words_wanted(ids) wanted
  on conflict (gift_id) do update set words = excluded.words where w.words <> excluded.words;
  perform search_words_add(ids);
end
$$;

-- The words of the catalogue that are nearest to what may be a misspelling, the most similar first. The threshold is
-- for the transaction; a function that has it as its own can only be made by a superuser.
create or replace function search_words_near(misspelt text)
returns table (word text, written text) language plpgsql rows 20 as $$
begin
  perform set_config('pg_trgm.similarity_threshold', '0.25', true);
  return query
    select s.word, s.written from search_words s
    where s.word % misspelt order by similarity(s.word, misspelt) desc, s.word limit 20;
end
$$;
