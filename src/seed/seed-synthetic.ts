import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';

import { sqlOf } from './sql-of';

const BATCH = 5_000;

const DESCRIPTION =
  'Presente sintético, criado para medir a velocidade do site com um catálogo grande.';
const LEXICAL = {
  root: {
    type: 'root',
    format: '',
    indent: 0,
    version: 1,
    direction: null,
    children: [
      {
        type: 'paragraph',
        format: '',
        indent: 0,
        version: 1,
        direction: null,
        textFormat: 0,
        textStyle: '',
        children: [
          {
            type: 'text',
            text: DESCRIPTION,
            detail: 0,
            format: 0,
            mode: 'normal',
            style: '',
            version: 1,
          },
        ],
      },
    ],
  },
};

/**
 * Adds published gifts by the thousand for benchmarks, straight in SQL: titles, prices, dates, counters, categories and
 * occasions spread as in a real catalogue, pictures borrowed from the demo, and of each the version that the panel
 * lists. They are numbered on from those that are there.
 */
export async function seedSynthetic(
  payload: Payload,
  count: number,
  log: (line: string) => void,
): Promise<void> {
  const db = sqlOf(payload);
  const { rows } = await db.execute<{ last: number }>(sql`
    select coalesce(max(substring(slug from '^presente-sintetico-([0-9]+)$')::integer), 0) as last from gifts
    where slug like 'presente-sintetico-%'
  `);
  const first = (rows[0]?.last ?? 0) + 1;
  for (let from = first; from < first + count; from += BATCH) {
    const to = Math.min(from + BATCH, first + count) - 1;
    await db.transaction(async (tx) => {
      await tx.execute(insertGifts(from, to));
      await tx.execute(insertRelations(from, to));
      await tx.execute(insertIntentions(from, to));
      await tx.execute(setCounters(from, to));
      await tx.execute(insertVersions(from, to));
    });
    log(`${to - first + 1} de ${count} presentes sintéticos`);
  }
  await db.execute(
    sql`vacuum (analyze) gifts, gifts_rels, gifts_intentions, gift_stats, listing_entries, gift_search,
      _gifts_v, _gifts_v_rels, _gifts_v_version_intentions`,
  );
}

/** The gifts of one batch with a number each, `n`, that everything else is derived from. */
const numbered = (from: number, to: number) => sql`
  select g.id, n.n from generate_series(${from}::integer, ${to}::integer) n(n)
  join gifts g on g.slug = 'presente-sintetico-' || n.n
`;

const insertGifts = (from: number, to: number) => sql`
  insert into gifts (title, slug, short_description, description, description_html, price, original_price,
    affiliate_link, is_new, created_at, updated_at, _status)
  select
    (array['Caneca','Manta','Livro','Luminária','Jogo','Kit','Vaso','Relógio','Mochila','Quadro','Vela','Agenda'])
      [1 + n % 12] || ' ' ||
    (array['de Outono','do Jardim','da Avó','de Viagem','da Serra','de Domingo','do Mar','de Aconchego'])
      [1 + (n / 12) % 8] || ' nº ' || n,
    'presente-sintetico-' || n, ${DESCRIPTION}, ${JSON.stringify(LEXICAL)}::jsonb, ${`<p>${DESCRIPTION}</p>`},
    19 + (n::bigint * 7919 % 398100) / 100.0,
    case when n % 5 = 0 then 19 + (n::bigint * 7919 % 398100) / 100.0 * 1.2 end,
    'https://loja-sintetica.example/p/' || n || '?ref=mimoteca', n % 40 = 0,
    now() - make_interval(secs => (n::bigint * 104729 % 31536000)), now(), 'published'
  from generate_series(${from}::integer, ${to}::integer) n
`;

const insertRelations = (from: number, to: number) => sql`
  with gift as (${numbered(from, to)}),
  category as (select id, row_number() over (order by id) - 1 as k, count(*) over () as total from categories),
  occasion as (select id, row_number() over (order by id) - 1 as k, count(*) over () as total from occasions),
  picture as (select id, row_number() over (order by id) - 1 as k, count(*) over () as total from media)
  insert into gifts_rels (parent_id, path, "order", categories_id, occasions_id, media_id)
  select gift.id, 'categories', s + 1, c.id, null::integer, null::integer from gift cross join generate_series(0, 1) s
    join category c on c.k = (gift.n * (s * 6 + 1) + s) % c.total
  union all
  select gift.id, 'occasions', s + 1, null, o.id, null from gift cross join generate_series(0, 1) s
    join occasion o on o.k = (gift.n * (s * 4 + 1) + s) % o.total
  union all
  select gift.id, 'images', 1, null, null, p.id from gift join picture p on p.k = gift.n % p.total
`;

const insertIntentions = (from: number, to: number) => sql`
  with gift as (${numbered(from, to)})
  insert into gifts_intentions (parent_id, "order", value)
  select gift.id, 1, (enum_range(null::enum_gifts_intentions))[1 + gift.n % 5] from gift
`;

/** Two gifts of five have no reviews. The averages of the others lie around 3.5, few of them at the ends. */
const setCounters = (from: number, to: number) => sql`
  with gift as (
    select *, case when n / 7 % 5 < 2 then 0 else 1 + n::bigint * 13 % 40 end as reviews,
      2 + 1.5 * ((n::bigint * 48271 % 1009) / 1009.0 + (n::bigint * 69621 % 2003) / 2003.0) as average
    from (${numbered(from, to)}) g
  )
  update gift_stats s set detail_views = gift.n::bigint * 31 % 5000, affiliate_clicks = gift.n::bigint * 7 % 600,
    review_count = gift.reviews, rating_sum = round(gift.reviews * gift.average)
  from gift where s.gift_id = gift.id
`;

/** What Payload stores beside a document that is published: the panel's list and its export read this. */
const insertVersions = (from: number, to: number) => sql`
  with version as (
    insert into _gifts_v (parent_id, version_title, version_slug, version_short_description, version_description,
      version_description_html, version_price, version_original_price, version_affiliate_link, version_is_new,
      version_created_at, version_updated_at, version__status, created_at, updated_at, latest)
    select g.id, g.title, g.slug, g.short_description, g.description, g.description_html, g.price, g.original_price,
      g.affiliate_link, g.is_new, g.created_at, g.updated_at, 'published', g.updated_at, g.updated_at, true
    from (${numbered(from, to)}) n join gifts g using (id) order by g.id
    returning id, parent_id as gift_id
  ), relation as (
    insert into _gifts_v_rels (parent_id, path, "order", categories_id, occasions_id, media_id)
    select v.id, 'version.' || r.path, r."order", r.categories_id, r.occasions_id, r.media_id
    from version v join gifts_rels r on r.parent_id = v.gift_id
  )
  insert into _gifts_v_version_intentions (parent_id, "order", value)
  select v.id, i."order", i.value::text::enum__gifts_v_version_intentions
  from version v join gifts_intentions i on i.parent_id = v.gift_id
`;
