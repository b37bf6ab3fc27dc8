-- search_text: what the searches of the panel compare with, kept by the database whoever writes
-- (collections/shared/fields/search-text-field.ts).

create or replace function panel_search_text() returns trigger language plpgsql as $$
declare
  written constant jsonb := to_jsonb(new);
begin
  new.search_text := search_form(case tg_table_name
    when 'gifts' then concat_ws(' ', written ->> 'title', written ->> 'slug')
    when 'media' then concat_ws(' ', written ->> 'filename', written ->> 'alt')
    when 'contact_messages' then
      concat_ws(' ', written ->> 'name', written ->> 'email', written ->> 'message')
    else concat_ws(' ', written ->> 'name', written ->> 'slug')
  end);
  return new;
end
$$;
create or replace trigger gifts_search_text before insert or update on gifts
for each row execute function panel_search_text();
create or replace trigger media_search_text before insert or update on media
for each row execute function panel_search_text();
create or replace trigger contact_messages_search_text before insert or update on contact_messages
for each row execute function panel_search_text();
create or replace trigger categories_search_text before insert or update on categories
for each row execute function panel_search_text();
create or replace trigger occasions_search_text before insert or update on occasions
for each row execute function panel_search_text();
create or replace trigger category_groups_search_text before insert or update on category_groups
for each row execute function panel_search_text();
create or replace trigger occasion_groups_search_text before insert or update on occasion_groups
for each row execute function panel_search_text();

-- The list of gifts shows the newest version of each.
create or replace function panel_search_text_of_version() returns trigger language plpgsql as $$
begin
  new.version_search_text := search_form(concat_ws(' ', new.version_title, new.version_slug));
  return new;
end
$$;
create or replace trigger gifts_v_search_text before insert or update on _gifts_v
for each row execute function panel_search_text_of_version();
