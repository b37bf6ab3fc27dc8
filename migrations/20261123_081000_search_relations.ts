import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from '@payloadcms/db-postgres';

/** More words that a search begins with, mostly relations: each finds what follows, and is not found by it. */
const RULES: readonly (readonly [term: string, finds: string])[] = [
  ['irmão', 'amigos, adolescentes'],
  ['irmã', 'amigos, adolescentes, jovem senhora'],
  ['cunhado', 'amigos'],
  ['primo', 'amigos, adolescentes'],
  ['vizinho', 'amigos, agradecimento'],
  ['tio', 'pai'],
  ['padrasto', 'pai'],
  ['madrasta', 'mãe, jovem senhora'],
  ['enteado', 'criança, adolescente'],
  ['neto', 'criança, adolescente'],
  ['bisneto', 'criança, bebê'],
  ['madrinha', 'batizado, agradecimento'],
  ['padrinho', 'batizado, agradecimento'],
  ['médico', 'agradecimento'],
  ['idosa', 'avós, aposentadoria'],
  ['namoro', 'namorada, namorado, dia dos namorados'],
  ['chá de cozinha', 'chá de casa nova'],
  ['chá bar', 'chá de casa nova'],
  ['chá revelação', 'chá de bebê'],
  ['enxoval', 'toalhas, colcha, manta'],
  ['apartamento', 'casa nova'],
  ['confraternização', 'amigo-secreto'],
  ['cozinhar', 'cozinheiros'],
  ['livro', 'leitores'],
  ['musical', 'músicos'],
  ['camping', 'acampamento, barraca'],
  ['acampar', 'acampamento, barraca'],
  ['baralho', 'jogo de cartas'],
  ['cheiroso', 'aroma, perfumado, perfumar, sachê'],
  ['yoga', 'beleza e bem-estar'],
];

/** Adds what no editor has written a rule for. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  const rows = RULES.map(([term, finds]) => ({ term, finds: finds.split(', ') }));
  await db.execute(sql`
    with rule as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (term text, finds jsonb)
      where not exists (select from search_synonyms s where lower(s.term) = r.term)
    ), synonym as (
      insert into search_synonyms (term, is_mutual) select term, false from rule returning id, term
    )
    insert into search_synonyms_texts ("order", parent_id, path, text)
    select f.place, synonym.id, 'alsoFinds', f.word
    from synonym join rule using (term)
    cross join lateral jsonb_array_elements_text(rule.finds) with ordinality as f (word, place)`);
}

/** Takes away what still is as it was added. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  const rows = RULES.map(([term, finds]) => ({ term, finds }));
  await db.execute(sql`
    delete from search_synonyms s
    using jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (term text, finds text)
    where s.term = r.term and not s.is_mutual and r.finds = (
      select string_agg(t.text, ', ' order by t."order") from search_synonyms_texts t
      where t.parent_id = s.id and t.path = 'alsoFinds'
    )`);
}
