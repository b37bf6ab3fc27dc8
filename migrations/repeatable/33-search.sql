-- How a search finds published gifts (src/data/search-words.ts), in one statement whatever it asks for. A connection plans
-- these functions once, so that the plans are not those of one word. What may be frequent or rare is planned when asked.

-- What the words of every title match that contains these words one after another, the first of which may be the end of
-- one of the title's and the last the beginning: all titles that contain them are among those that match, with others.
-- What begins with digits or with one letter has a stem that begins so, too: the last word may be that short. Null when
-- neither that nor the words of the catalogue can tell.
create or replace function search_title_query(words text[]) returns tsquery
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  last constant integer := cardinality(words);
  most constant integer := 100;
  ignored constant text[] := array['a', 'o', 'e', 'de', 'da', 'do', 'em', 'no', 'na', 'com', 'para', 'por'];
  parts text[] := '{}';
  stems text[];
  begun text;
begin
  for place in 1..coalesce(last, 0) loop
    if place > 1 and place < last then
      stems := search_stems(words[place]);
    elsif place > 1 and words[place] ~ '^([0-9]{2,}|[04-9a-z])$' then
      -- Not 1, 2 and 3, with which the numbers of all categories, occasions and intentions begin ('1:7'). Words that are
      -- not in the index may begin with the letter.
      if not exists (select from unnest(ignored) as word where starts_with(word, words[place])) then
        parts := parts || format('''%s'':*', words[place]);
      end if;
      continue;
    elsif words[place] !~ '^[a-z0-9]{3,}$' or words[place] !~ '[a-z]' then
      continue;
    else
      begun := case when place = 1 then '%' else '' end || words[place] || case when place = last then '%' else '' end;
      stems := array(
        select distinct (search_stems(found.word))[1]
        from (select s.word from search_words s where s.word like begun limit most + 1) found
      );
      if stems = '{}' then
        return null;
      end if;
    end if;
    if cardinality(stems) <= most and not stems && ignored then
      parts := parts || (
        select '(' || string_agg(format('''%s''', stem), ' | ') || ')' from unnest(stems) as stem
      );
    end if;
  end loop;
  return case when parts = '{}' then null else array_to_string(parts, ' & ')::tsquery end;
end
$$;

-- The gifts from one place of the most popular to another that a search finds, and how: 0 when their title is like the
-- pattern, else the first of the tiers that they match; and whether they have one of these prices. Those that have none of
-- them are left out, unread, when only the others are asked for.
drop function if exists search_walk(text, tsquery, tsquery[], numeric, numeric, integer, integer);
create or replace function search_walk(
  pattern text, titled tsquery, tiers tsquery[], cheapest numeric, dearest numeric, only_priced boolean,
  from_place integer, places integer
) returns table (gift_id integer, tier integer, is_priced boolean)
language sql stable rows 100 as $$
  select found.gift_id, found.tier, found.is_priced from (
    select e.gift_id, e.is_priced, case
      when pattern is not null and (titled is null or w.words @@ titled) and w.title like pattern then 0
      when w.words @@ tiers[1] then 1
      when w.words @@ tiers[2] then 2
      when w.words @@ tiers[3] then 3
    end as tier
    from (
      select l.gift_id, l.popularity, l.created_at,
        coalesce(l.filter_price >= cheapest, cheapest is null)
          and coalesce(l.filter_price <= dearest, dearest is null) as is_priced
      from listing_entries l
      where l.scope_kind = 0 and l.scope_id = 0
      order by l.popularity desc, l.created_at desc, l.gift_id desc offset from_place limit places
    ) e
    -- One by one: a hundred times as many could be found by the way that Postgres takes for all gifts.
    cross join lateral (select title, words from gift_search s where s.gift_id = e.gift_id offset 0) w
    where e.is_priced or not only_priced
    order by e.popularity desc, e.created_at desc, e.gift_id desc
  ) found where found.tier is not null
$$;

-- At most "wanted" gifts whose title is like the pattern, then those of the first tier, and so on, each by popularity.
-- A pattern that is null is not looked for. What a tier matches, the next does too.
--
-- The most popular gifts are walked first, where what is frequent is found at once. Whether the walk goes on or the index
-- is read depends on what costs less, by how many have been found: a gift that is walked costs as much as three that the
-- index finds, or as one when most are left out for their price, of which six times as many are walked. What the index
-- finds is put in order, at most "ordered" of it: of all tiers in one go, unless there is too much of it. Titles are
-- compared with the pattern when they have its words, those of the "compared" most popular; where more than "ordered"
-- gifts have them, those that the walk meets. Without three letters in a row "scanned" titles are, unless the walk finds
-- enough for less: a gift that is walked costs as much as six titles.
create or replace function search_find(
  pattern text, words text[], tiers tsquery[], cheapest numeric, dearest numeric, wanted integer,
  walked integer, ordered integer, compared integer, scanned integer
) returns table (gift_id integer, tier integer)
language plpgsql stable rows 30
set plan_cache_mode = force_generic_plan
-- To start workers takes longer than the search, and no gift is walked twice.
set max_parallel_workers_per_gather = 0
set enable_memoize = off as $$
declare
  first_places constant integer := 500;
  titled constant tsquery := case when pattern is null then null else search_title_query(words) end;
  has_trigram constant boolean := pattern ~ '[a-z0-9]{3}';
  -- What only the index of trigrams can find is rare: it is not looked for on the walk.
  is_indexed constant boolean := titled is null and has_trigram;
  walked_for_titles constant integer := least(walked, 2000);
  last_level constant integer := coalesce(cardinality(tiers), 0);
  ranks constant text := 'gift_id, popularity, created_at';
  by_popularity constant text := 'popularity desc, created_at desc, gift_id desc';
  priced constant text := concat_ws(' ',
    case when cheapest is not null then 'and price >= $2' end, case when dearest is not null then 'and price <= $3' end
  );
  everything constant bigint := (select total from listing_totals where scope_kind = 0 and scope_id = 0);
  has_price constant boolean := coalesce(cheapest, dearest) is not null;
  most_places constant integer := walked * case when has_price then 6 else 1 end;
  place_cost constant integer := case when has_price then 1 else 3 end;
  titles_of_place constant integer := 6;
  looked integer := 0;
  next_place integer;
  -- The first of what the walk has met, of any price, says how many the index would lead to.
  sampled integer;
  sample_places integer;
  matching bigint;
  indexed bigint;
  is_frequent boolean := false;
  popular integer[] := '{}';
  popular_tiers integer[] := '{}';
  popular_priced boolean[] := '{}';
  more integer[];
  more_tiers integer[];
  more_priced boolean[];
  found integer[] := '{}';
  found_tiers integer[] := '{}';
  is_last boolean := false;
  met bigint;
  source text;
begin
  for level in case when pattern is null then 1 else 0 end..last_level loop
    next_place := case when level = 0 and is_indexed then 0 else greatest(looked, first_places) end;
    loop
      if looked < next_place then
        select coalesce(array_agg(w.gift_id), '{}'), coalesce(array_agg(w.tier), '{}'), coalesce(array_agg(w.is_priced), '{}')
        into more, more_tiers, more_priced
        from search_walk(
          case when not is_indexed then pattern end, titled, tiers, cheapest, dearest, has_price and looked > 0,
          looked, next_place - looked
        ) w;
        popular := popular || more;
        popular_tiers := popular_tiers || more_tiers;
        popular_priced := popular_priced || more_priced;
        if looked = 0 or not has_price then
          sampled := cardinality(popular);
          sample_places := next_place;
        end if;
        looked := next_place;
      end if;
      exit when looked = 0;
      select count(*) filter (where p.is_priced and p.tier <= level),
        -- How many have the words of a title, the first tier says.
        count(*) filter (where p.tier <= greatest(level, 1) and p.place <= sampled) * everything / sample_places
      into matching, indexed
      from unnest(popular_tiers, popular_priced) with ordinality as p (tier, is_priced, place);
      exit when matching >= wanted;
      if level = 0 then
        is_frequent := titled is not null and indexed > ordered;
        if is_frequent then
          next_place := walked_for_titles;
        elsif titled is null then
          next_place := least(walked, looked * wanted * 6 / (greatest(matching, 1) * 5));
          if (next_place - looked) * titles_of_place >= least(everything, scanned) then
            next_place := looked;
          end if;
        else
          next_place := looked;
        end if;
      else
        next_place := least(most_places, looked * wanted * 6 / (greatest(matching, 1) * 5));
        if indexed <= ordered and (next_place - looked) * place_cost >= indexed then
          next_place := looked;
        end if;
      end if;
      exit when next_place <= looked;
    end loop;

    -- A title that contains the query may be met where the walk goes on for its words.
    select found || coalesce(array_agg(p.id order by p.tier, p.place), '{}'),
      found_tiers || coalesce(array_agg(p.tier order by p.tier, p.place), '{}')
    into found, found_tiers
    from unnest(popular, popular_tiers, popular_priced) with ordinality as p (id, tier, is_priced, place)
    where (p.tier = 0 or p.tier = level and p.is_priced) and p.id <> all (found);
    exit when cardinality(found) >= wanted;
    continue when level = 0 and is_frequent;

    -- All tiers in one go, unless the walk finds them for less.
    if level > 0 then
      select count(*) filter (where p.is_priced), count(*) filter (where p.place <= sampled) * everything / sample_places
      into matching, indexed
      from unnest(popular_tiers, popular_priced) with ordinality as p (tier, is_priced, place) where p.tier > 0;
      next_place := least(most_places, looked * wanted * 6 / (greatest(matching, 1) * 5));
      is_last := indexed < ordered and (next_place - looked) * place_cost >= indexed;
    end if;
    loop
      source := case
        when is_last then format(
          'select %s, case when words @@ $9[1] then 1 when words @@ $9[2] then 2 else 3 end as tier
           from gift_search where words @@ $1 %s limit $4', ranks, priced
        )
        when level > 0 then format('select %s from gift_search where words @@ $1 %s limit $4', ranks, priced)
        when titled is not null then format(
          -- Not by the index of trigrams: it takes ten times as long for two frequent words.
          'select * from (
             select * from (select %s, title from gift_search where words @@ $1 limit $4) having_words order by %s limit $8
           ) popular where title like $6', ranks, by_popularity
        )
        when has_trigram then format('select %s from gift_search where title like $6 limit $4', ranks)
        else format('select * from (select %s, title from gift_search limit $7) compared where title like $6', ranks)
      end;
      execute format(
        'with met as materialized (%s), best as (
           select gift_id, %s as tier, popularity, created_at from met order by tier, %3$s limit $5
         )
         select coalesce(array_agg(gift_id order by tier, %3$s), ''{}''),
           coalesce(array_agg(tier order by tier, %3$s), ''{}''), (select count(*) from met)
         from best', source, case when is_last then 'tier' else level::text end, by_popularity
      ) into more, more_tiers, met
      using case when level = 0 then titled when is_last then tiers[last_level] else tiers[level] end,
        cheapest, dearest, ordered, wanted, pattern, scanned, compared, tiers;
      exit when not is_last or met < ordered;
      -- Some that match better may not have been met.
      is_last := false;
    end loop;
    select found || coalesce(array_agg(m.id order by m.place), '{}'),
      found_tiers || coalesce(array_agg(m.tier order by m.place), '{}')
    into found, found_tiers
    from unnest(more, more_tiers) with ordinality as m (id, tier, place) where m.id <> all (found);
    exit when is_last or cardinality(found) >= wanted;
  end loop;
  return query select f.id, f.t from unnest(found[:wanted], found_tiers[:wanted]) with ordinality as f (id, t, place)
  order by f.place;
end
$$;

-- Whether any gift has a word with this stem.
create or replace function search_has(stem text) returns boolean
language plpgsql stable
set plan_cache_mode = force_generic_plan
-- Whether there is any is asked, not which: of a frequent word a few of its gifts are enough. Postgres would look for
-- them among all gifts, of which perhaps none has it.
set gin_fuzzy_search_limit = 100
set enable_seqscan = off as $$
begin
  return exists (select from gift_search w where w.words @@ format('%L', stem)::tsquery)
    or exists (select from gift_search w where w.words @@ format('%L', '~' || stem)::tsquery);
end
$$;

-- What the catalogue knows of words that nothing explains, each given with its stem: whether gifts have it, whether gifts
-- have words that begin with it, and which words look like it. Words of fewer than three letters begin nothing.
create or replace function search_word_facts(given jsonb)
returns table (word text, is_known boolean, is_beginning boolean, near json)
language plpgsql stable rows 8
set plan_cache_mode = force_generic_plan as $$
begin
  return query
    select t.word, known.is_known,
      not known.is_known and length(t.word) > 2 and exists (
        select from (
          select s.word from search_words s
          where s.word >= t.word collate "C" and s.word < (t.word || '~') collate "C" limit 20
        ) begun where search_has((search_stems(begun.word))[1])
      ),
      case when known.is_known then '[]'
        else coalesce((select json_agg(n) from search_words_near(t.word) n), '[]') end
    from jsonb_to_recordset(given) as t (word text, stem text)
    cross join lateral (select search_has(t.stem) as is_known offset 0) known;
end
$$;
