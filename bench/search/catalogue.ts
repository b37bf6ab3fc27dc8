import type { Pool } from '@/server/database/database';

const GIFTS_PER_INSERT = 20_000;

const FOLLOWERS = ['gifts', 'gifts_rels', 'gifts_intentions', 'gift_stats'];

/** Words of titles, the frequent ones first: the n-th is on about 1/n of the titles that the first is on. */
const NOUNS =
  'Caneca,Kit,Livro,Vela,Luminária,Relógio,Mochila,Manta,Jogo,Quadro,Vaso,Agenda,Colar,Pulseira,Carteira,Caderno,Fone,Teclado,Câmera,Bule,Panela,Faca,Tábua,Avental,Bolsa,Chinelo,Robe,Cesta,Caixa,Violão,Flauta,Tambor,Bicicleta,Patins,Bola,Barraca,Bússola,Telescópio,Microscópio,Xadrez,Boneca,Naninha,Móbile,Presépio,Espelho,Gravura,Lanterna,Cafeteira,Projetor,Impressora,Orquídea,Cacto,Sabonete,Batom,Perfume,Pente,Estojo,Caneta,Planner,Berimbau';
const MATERIALS =
  'de madeira,de cerâmica,de couro,de algodão,de vidro,de ferro,de barro,de linho,de bambu,de palha,de prata,de latão,de papel,de lã,de feltro,de porcelana,em ágata,de seda,de cobre,de jacarandá';
const ENDINGS =
  'para dois,com iniciais,para a casa,da família,do jardim,de viagem,para o café,com estojo,azul,dourado,retrô,portátil,dobrável,feito à mão,com nome,para crianças,de domingo,do mar,da serra,de outono,para leitores,com moldura,de bolso,de mesa,de parede,para a varanda,do céu,das flores,da avó,minimalista';
const SENTENCES =
  'Um mimo para quem gosta de café e de manhãs lentas.|Feito por artesãs do Ceará, peça por peça.|Cabe na mochila e no dia a dia de quem viaja.|Para perfumar a casa inteira sem esforço.|Dura muitos anos e fica mais bonito com o tempo.|Vem com cartão, laço e um guia curto.|A desculpa que faltava para reunir a turma.|Bonito na estante, melhor ainda em uso.|Leve, lavável e pronto para presentear.|Um clássico que nunca sai da cozinha.';

const list = (text: string, separator: string) =>
  `string_to_array('${text.replaceAll("'", "''")}', '${separator}')`;
/** An element whose place falls as the frequency of words does, from a number that is anything. */
const pick = (words: string, seed: string) =>
  `(${words})[1 + floor(pow(cardinality(${words}), (hashint4(${seed}) & 65535) / 65536.0) - 1)::integer]`;

const gifts = (from: number, to: number) => `
  insert into gifts (title, slug, short_description, description_html, price, affiliate_link, search_text,
    created_at, updated_at, _status)
  select concat_ws(' ', ${pick(list(NOUNS, ','), 'n')}, ${pick(list(MATERIALS, ','), 'n * 7 + 1')},
      ${pick(list(ENDINGS, ','), 'n * 11 + 2')}, case when n % 10 = 0 then 'nº ' || n end),
    'busca-' || n, ${pick(list(SENTENCES, '|'), 'n * 13 + 3')}, '<p>Um presente.</p>',
    19 + (n::bigint * 7919 % 98100) / 100.0, 'https://loja.example/p/' || n, '',
    date_trunc('milliseconds', now()) - make_interval(secs => n::bigint * 104729 % 31536000), now(), 'published'
  from generate_series(${from}, ${to}) n`;

const TERMS = `
  insert into media (alt, filename, width, height) values ('Imagem', 'imagem.webp', 1200, 1200);
  insert into category_groups (name, slug, description, image_id) select 'Grupo', 'grupo', '', min(id) from media;
  insert into categories (name, slug, description, image_id, group_id)
  select t.name, t.slug, '', g.image_id, g.id from category_groups g, (values
    ('Mãe', 'mae'), ('Pai', 'pai'), ('Namorada', 'namorada'), ('Namorado', 'namorado'), ('Nerd', 'nerd'),
    ('Amigos', 'amigos'), ('Bebês', 'bebes'), ('Casa Nova', 'casa-nova'), ('Músicos', 'musicos'), ('Viajantes', 'viajantes')
  ) t (name, slug);
  insert into occasions (name, slug, description, month, image_id)
  select t.name, t.slug, '', (enum_range(null::month))[1], m.id from media m, (values
    ('Natal', 'natal'), ('Aniversário', 'aniversario'), ('Dia das Mães', 'dia-das-maes'), ('Páscoa', 'pascoa'),
    ('Dia dos Namorados', 'dia-dos-namorados'), ('Casamento', 'casamento')
  ) t (name, slug)`;

const BESIDE = [
  `insert into gifts_rels (parent_id, path, "order", categories_id, occasions_id)
   select g.id, r.* from gifts g
   cross join (select array_agg(id order by id) as c from categories) c
   cross join (select array_agg(id order by id) as o from occasions) o
   cross join lateral (values
     ('categories', 1, c[1 + floor(pow(10, (hashint4(g.id) & 65535) / 65536.0) - 1)::integer], null::integer),
     ('occasions', 1, null, o[1 + floor(pow(6, (hashint4(g.id + 1) & 65535) / 65536.0) - 1)::integer])
   ) r`,
  `insert into gifts_intentions (parent_id, "order", value)
   select id, 1, (enum_range(null::enum_gifts_intentions))[1 + id % 5] from gifts`,
  `insert into gift_stats (gift_id, detail_views) select id, floor(100 / (0.01 + (hashint4(id * 3) & 65535) / 65536.0))
   from gifts on conflict (gift_id) do update set detail_views = excluded.detail_views`,
];

/**
 * Fills an empty, migrated database with that many published gifts, past the triggers that follow a gift: what searches
 * read is left to be built.
 */
export async function fillCatalogue(pool: Pool, size: number): Promise<void> {
  const triggers = (state: string) =>
    FOLLOWERS.map((table) => `alter table ${table} ${state} trigger user`);
  const statements = ['set synchronous_commit = off', ...triggers('disable'), TERMS];
  const batches: [number, number][] = [];
  for (let from = 1; from <= size; from += GIFTS_PER_INSERT) {
    batches.push([from, Math.min(size, from + GIFTS_PER_INSERT - 1)]);
  }
  statements.push(
    ...batches.map(([from, to]) => gifts(from, to)),
    ...BESIDE,
    ...triggers('enable'),
  );
  statements.push('update listing_build set next_gift = 0', 'vacuum (analyze) gifts, gift_stats');
  const client = await pool.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    client.release();
  }
}
