-- gift_search: what searches find each published gift by. search_words: all words of the catalogue, for typing errors. Both
-- are written in the transaction that changes the gift, by listing_process (20-listing-refresh.sql).

-- What normaliseSearch (src/domain/text.ts) does to a query. The collation says what lower case is on every server.
create or replace function search_form(title text) returns text
language sql immutable strict parallel safe as $$
  select regexp_replace(
    normalize(lower(title collate "pt-BR-x-icu"), nfd),
    '[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f]',
    '', 'g'
  )
$$;

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

-- The row that each of these gifts should have: its title as searches compare it; the words of its title, those of its
-- short description after a '~', and its categories, occasions and intentions as in listing_entries ('1:7'), whose names
-- are no part of it: a search knows them, so that a new name needs no row; and by what gifts are put in order or left out.
-- What its entries say, the row says: they must be up to date.
create or replace function gift_search_wanted(ids integer[])
returns setof gift_search language sql stable rows 1000 as $$
  with part as materialized (
    select g.id, t.mark, part collate "C" as part
    from gifts g
    cross join lateral (values ('', g.title), ('~', coalesce(g.short_description, ''))) t (mark, said)
    cross join string_to_table(translate(t.said, E'\t\n\r', '   '), ' ') as part
    where g.id = any (ids) and g._status = 'published'
  ), stem as materialized (
    -- Each once: gifts have most of their words in common.
    select part, search_lexemes(part) as lexemes from (select distinct part from part where part <> '') t
  ), lexeme as (
    select id, mark || lexeme as lexeme from part join stem using (part), unnest(lexemes) as lexeme
    union all
    select gift_id, format('%s:%s', scope_kind, scope_id) from listing_entries
    where gift_id = any (ids) and scope_kind > 0
  )
  select e.gift_id, search_form(e.name) collate "C", coalesce(array_to_tsvector(w.lexemes), ''), e.price, e.created_at, e.popularity
  from listing_entries e
  left join (select id, array_agg(distinct lexeme) as lexemes from lexeme group by id) w on w.id = e.gift_id
  where e.gift_id = any (ids) and e.scope_kind = 0 and e.scope_id = 0
$$;

-- New words of the catalogue, all but numbers: a search for part of a title begins with the words that have it
-- (33-search.sql). Words stay when the last gift that has them goes: who asks for one learns that from gift_search.
create or replace function search_words_add(ids integer[]) returns void language sql as $$
  with written as materialized (
    -- Each once, before anything is done with it: gifts have most of their words in common.
    select distinct regexp_split_to_table(
      lower((g.title || ' ' || coalesce(g.short_description, '')) collate "pt-BR-x-icu"), '[[:space:]]+'
    ) collate "C" as text
    from gifts g where g.id = any (ids) and g._status = 'published'
  ), part as (
    -- The marks of search_form are parts of words.
    select distinct regexp_split_to_table(
      text collate "pt-BR-x-icu",
      '[^[:alnum:]\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f]+'
    ) collate "C" as text from written
    union
    select regexp_replace(text collate "pt-BR-x-icu", '[^[:alnum:]]+', '', 'g') collate "C" from written
    where strpos(text, '-') > 0
  ), word as (
    select text as written, search_form(text) collate "C" as word from part
  )
  insert into search_words (word, written)
  select word, min(written) from word
  where length(word) between 3 and 200 and word !~ '^[0-9]+$'
    and not exists (select from search_words s where s.word = word.word)
  group by word order by word
  on conflict do nothing
$$;

-- Brings the rows of these gifts up to date. Another price or place among the popular adds nothing to an index.
create or replace function gift_search_refresh(ids integer[]) returns void language plpgsql as $$
begin
  delete from gift_search w
  where w.gift_id = any (ids) and not exists (
    select from gifts g where g.id = w.gift_id and g._status = 'published'
  );
  insert into gift_search as w select * from gift_search_wanted(ids)
  on conflict (gift_id) do update set
    title = excluded.title, words = excluded.words, price = excluded.price, created_at = excluded.created_at, popularity = excluded.popularity
  where w is distinct from excluded;
  perform search_words_add(ids);
end
$$;

-- How a word sounds: the rules of soundOf (src/domain/search-sound.ts), in the same order.
create or replace function search_sound(written text) returns text
language plpgsql immutable strict parallel safe as $$
declare
  t text collate "C" := search_form(replace(lower(normalize($1, nfc) collate "pt-BR-x-icu"), 'ç', 'ss'));
begin
  t := regexp_replace(t, '(.)\1+', '\1', 'g');
  t := replace(t, 'ph', 'f');
  t := regexp_replace(t, 'x([bcdfgkpqt])', 's\1', 'g');
  t := regexp_replace(t, 'tch|sch|sh|ch|x', 'x', 'g');
  t := regexp_replace(t, 'g([ei])', 'j\1', 'g');
  t := regexp_replace(t, 'gu([ei])', 'g\1', 'g');
  t := regexp_replace(t, 'qu([ei])', 'k\1', 'g');
  t := regexp_replace(t, 'c([ei])', 's\1', 'g');
  t := translate(t, 'cqzyw', 'kksiv');
  t := regexp_replace(t, '([ln])h', '\1i', 'g');
  t := replace(t, 'h', '');
  t := regexp_replace(t, 'l(?![aeiou])', 'u', 'g');
  t := regexp_replace(t, 'm(?![aeiou])', 'n', 'g');
  t := replace(replace(t, 'ou', 'o'), 'ei', 'e');
  t := regexp_replace(t, 'o(s?)$', 'u\1');
  t := regexp_replace(t, 'e(s?)$', 'i\1');
  return regexp_replace(t, '(.)\1+', '\1', 'g');
end
$$;

create or replace function search_words_sound() returns trigger language plpgsql as $$
begin
  new.sound := search_sound(new.written);
  return new;
end
$$;
create or replace trigger search_words_sound before insert or update on search_words
for each row execute function search_words_sound();

-- The words of the catalogue that sound like what may be a misspelling, then those that look like it, the most similar
-- first. The threshold is for the transaction; a function that has it as its own can only be made by a superuser.
create or replace function search_words_near(misspelt text)
returns table (word text, written text) language plpgsql rows 20 as $$
declare
  heard constant text := search_sound(misspelt);
begin
  perform set_config('pg_trgm.similarity_threshold', '0.25', true);
  return query
    select s.word, s.written from search_words s
    where (s.word % misspelt or s.sound = heard) and s.word ~ '^[a-z]{3,30}$'
    order by (s.sound = heard) desc, similarity(s.word, misspelt) desc, s.word limit 20;
end
$$;
