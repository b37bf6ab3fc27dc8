-- The addresses that categories and occasions used to have. A slug that is given to another entry belongs to that one
-- from then on.
create or replace function slug_history_keep() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from slug_history where kind = tg_table_name and term_id = old.id;
    return null;
  end if;
  delete from slug_history where kind = tg_table_name and slug = new.slug;
  if tg_op = 'UPDATE' and old.slug is distinct from new.slug then
    insert into slug_history (kind, slug, term_id) values (tg_table_name, old.slug, new.id)
    on conflict (kind, slug) do update set term_id = excluded.term_id;
  end if;
  return null;
end
$$;
create or replace trigger categories_slug_history
after insert or update of slug or delete on categories
for each row execute function slug_history_keep();
create or replace trigger occasions_slug_history
after insert or update of slug or delete on occasions
for each row execute function slug_history_keep();
