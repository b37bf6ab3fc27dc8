import type { Pool } from '@/server/database/database';

const GIFTS_PER_INSERT = 50_000;
const [CATEGORIES, OCCASIONS, PICTURES] = [30, 28, 100];

/** What a million rows are inserted without, by the order in which it is made again. */
const OBSTACLES = `
  create temp table obstacles as
  select 1 as place, format('alter table %s drop constraint %I', conrelid::regclass, conname) as away,
    format('alter table %s add constraint %I %s not valid', conrelid::regclass, conname, pg_get_constraintdef(oid)) as back
  from pg_constraint
  where contype = 'f' and conrelid in ('gifts_rels'::regclass, 'gifts_intentions'::regclass, 'gift_stats'::regclass)
  union all
  select 0, format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
  from pg_index
  where indrelid in ('gifts'::regclass, 'gifts_rels'::regclass, 'gifts_intentions'::regclass) and not indisprimary`;
const run = (column: 'away' | 'back') => `
  do $$ declare o record; begin
    for o in select * from obstacles order by place loop execute o.${column}; end loop;
  end $$`;
const triggers = (state: 'enable' | 'disable') =>
  ['gifts', 'gifts_rels', 'gifts_intentions', 'gift_stats'].map(
    (table) => `alter table ${table} ${state} trigger user`,
  );

const TERMS = `
  insert into media (alt, filename, width, height)
  select 'Imagem ' || n, 'imagem-' || n || '.webp', 1200, 1200 from generate_series(1, ${PICTURES}) n;
  insert into category_groups (name, slug, description, image_id) select 'Grupo', 'grupo', '', min(id) from media;
  insert into occasion_groups (name, slug, description, image_id) select 'Grupo', 'grupo', '', min(id) from media;
  insert into categories (name, slug, description, image_id, group_id)
  select 'Categoria ' || n, 'categoria-' || n, '', g.image_id, g.id from category_groups g, generate_series(1, ${CATEGORIES}) n;
  insert into occasions (name, slug, description, month, image_id, group_id)
  select 'Ocasião ' || n, 'ocasiao-' || n, '', (enum_range(null::month))[1], g.image_id, g.id from occasion_groups g, generate_series(1, ${OCCASIONS}) n`;

const gifts = (from: number, to: number) => `
  insert into gifts (title, slug, short_description, description_html, price, affiliate_link, is_new, search_text,
    created_at, updated_at, _status)
  select
    (array['Caneca','Manta','Livro','Luminária','Jogo','Kit','Vaso','Relógio','Mochila','Quadro','Vela','Agenda'])
      [1 + n % 12] || ' ' ||
    (array['de Outono','do Jardim','da Avó','de Viagem','da Serra','de Domingo','do Mar','de Aconchego'])
      [1 + (n / 12) % 8] || ' nº ' || n,
    'presente-' || n, 'Um presente para medir a velocidade das listas.', '<p>Um presente.</p>',
    19 + (n::bigint * 7919 % 398100) / 100.0, 'https://loja.example/p/' || n, n % 40 = 0, 'presente ' || n,
    date_trunc('milliseconds', now()) - make_interval(secs => n::bigint * 104729 % 31536000), now(), 'published'
  from generate_series(${from}, ${to}) n`;

/**
 * Two categories, two occasions, a picture and an intention for each gift, which says nothing of its name or its terms; two
 * gifts of five have no reviews.
 */
const BESIDE = [
  `insert into gifts_rels (parent_id, path, "order", categories_id, occasions_id, media_id)
   select g.id, r.* from gifts g
   cross join (select array_agg(id) as c from categories) c cross join (select array_agg(id) as o from occasions) o
   cross join (select array_agg(id) as m from media) m
   cross join lateral (values
     ('categories', 1, c[1 + g.id % ${CATEGORIES}], null::integer, null::integer),
     ('categories', 2, c[1 + (g.id::bigint * 7 + 1) % ${CATEGORIES}], null, null),
     ('occasions', 1, null, o[1 + g.id % ${OCCASIONS}], null),
     ('occasions', 2, null, o[1 + (g.id::bigint * 5 + 1) % ${OCCASIONS}], null),
     ('images', 1, null, null, m[1 + g.id % ${PICTURES}])
   ) r`,
  `insert into gifts_intentions (parent_id, "order", value)
   select id, 1, (enum_range(null::enum_gifts_intentions))[1 + abs(hashint4(id)::bigint) % 5] from gifts`,
  `insert into gift_stats (gift_id, detail_views, affiliate_clicks, review_count, rating_sum)
   select id, id::bigint * 31 % 5000, id::bigint * 7 % 600, reviews,
     round(reviews * (2 + 1.5 * ((id::bigint * 48271 % 1009) / 1009.0 + (id::bigint * 69621 % 2003) / 2003.0)))
   from (select id, case when id / 7 % 5 < 2 then 0 else 1 + id::bigint * 13 % 40 end as reviews from gifts) g`,
];

/**
 * Fills an empty, migrated database with that many published gifts, past the triggers that follow a gift: their listings
 * are left to be built. A million take about 5 GB.
 */
export async function fillCatalogue(pool: Pool, size: number): Promise<void> {
  const statements = [
    'set synchronous_commit = off',
    "set maintenance_work_mem = '512MB'",
    ...triggers('disable'),
    OBSTACLES,
    run('away'),
    TERMS,
  ];
  for (let from = 1; from <= size; from += GIFTS_PER_INSERT) {
    statements.push(gifts(from, Math.min(size, from + GIFTS_PER_INSERT - 1)));
  }
  statements.push(...BESIDE, run('back'), ...triggers('enable'));
  for (const statement of statements) await pool.query(statement);
  await pool.query('vacuum (analyze)');
}
