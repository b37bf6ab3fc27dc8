import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from '@payloadcms/db-postgres';

/**
 * More words that a search begins with: relations and professions, occasions in other words, things by their names in other
 * regions and by brands. Each finds what follows, and is not found by it.
 */
const RULES: readonly (readonly [term: string, finds: string])[] = [
  ['amor', 'namorada, namorado'],
  ['mozão', 'namorada, namorado'],
  ['ficante', 'namorada, namorado'],
  ['boy', 'namorado'],
  ['namorido', 'namorado'],
  ['bff', 'amigos'],
  ['bestie', 'amigos'],
  ['parça', 'amigos'],
  ['voinha', 'avós'],
  ['voinho', 'avós'],
  ['titia', 'jovem senhora'],
  ['titio', 'pai'],
  ['dinda', 'batizado, agradecimento'],
  ['dindo', 'batizado, agradecimento'],
  ['senhor', 'avós, pai, aposentadoria'],
  ['senhora', 'avós, mãe, jovem senhora'],
  ['guri', 'criança'],
  ['guria', 'criança'],
  ['piá', 'criança'],
  ['moleque', 'criança'],
  ['garoto', 'criança'],
  ['garota', 'criança'],
  ['baby', 'bebê, chá de bebê'],
  ['mesversário', 'bebê'],
  ['recém-casados', 'casamento, bodas'],
  ['colega de trabalho', 'amigos, trabalho e estudo, amigo-secreto'],
  ['estagiário', 'trabalho e estudo, primeiro emprego'],
  ['escola', 'trabalho e estudo, dia do professor'],
  ['escolinha', 'dia do professor'],
  ['creche', 'dia do professor'],
  ['mestre', 'dia do professor'],
  ['enfermeiro', 'agradecimento'],
  ['psicólogo', 'agradecimento'],
  ['terapeuta', 'agradecimento'],
  ['dentista', 'agradecimento'],
  ['veterinário', 'agradecimento'],
  ['babá', 'agradecimento'],
  ['diarista', 'agradecimento'],
  ['porteiro', 'agradecimento'],
  ['secretário', 'agradecimento, trabalho e estudo'],
  ['cliente', 'agradecimento'],
  ['funcionário', 'trabalho e estudo, amigo-secreto'],
  ['empresa', 'trabalho e estudo, amigo-secreto'],
  ['firma', 'trabalho e estudo, amigo-secreto'],
  ['inimigo secreto', 'amigo-secreto'],
  ['primeira comunhão', 'batizado'],
  ['crisma', 'batizado'],
  ['enem', 'aprovação no vestibular'],
  ['volta às aulas', 'trabalho e estudo'],
  ['material escolar', 'trabalho e estudo, lápis'],
  ['aposentar', 'aposentadoria, aposentadoria merecida'],
  ['open house', 'chá de casa nova, casa nova'],
  ['inauguração', 'chá de casa nova, casa nova'],
  ['virada do ano', 'ano-novo'],
  ['ceia', 'natal, ano-novo'],
  ['lua de mel', 'casamento, bodas, viajantes'],
  ['pedir desculpa', 'pedido de desculpas'],
  ['cirurgia', 'melhoras'],
  ['parabéns', 'aniversário'],
  ['viaja', 'viajantes'],
  ['relaxar', 'beleza e bem-estar'],
  ['café da manhã', 'pão, café na cama'],
  ['skin care', 'rotina de pele, beleza e bem-estar'],
  ['churrasqueiro', 'churrasco'],
  ['cervejeiro', 'cerveja'],
  ['breja', 'cerveja'],
  ['ciclista', 'bicicleta'],
  ['pedalar', 'bicicleta'],
  ['boleiro', 'futebol'],
  ['crossfit', 'esportistas'],
  ['vitrola', 'toca-discos'],
  ['vinil', 'toca-discos'],
  ['sombrinha', 'guarda-chuva'],
  ['pandorga', 'pipa'],
  ['papagaio', 'pipa'],
  ['tereré', 'chimarrão'],
  ['mate', 'chimarrão'],
  ['acordeão', 'sanfona'],
  ['acordeon', 'sanfona'],
  ['gaita', 'sanfona'],
  ['frios', 'petiscos'],
  ['ursinho', 'naninha, boneca'],
  ['otaku', 'nerd'],
  ['anime', 'nerd'],
  ['star wars', 'nerd'],
  ['harry potter', 'nerd, leitores'],
  ['kindle', 'leitores'],
  ['lego', 'blocos de madeira, robótica'],
  ['barbie', 'boneca'],
  ['gopro', 'câmera de ação'],
  ['instax', 'câmera instantânea'],
  ['playstation', 'console de jogos'],
  ['xbox', 'console de jogos'],
  ['nintendo', 'console de jogos'],
  ['apple watch', 'relógio inteligente'],
  ['airpods', 'fone'],
  ['jbl', 'caixa de som, fone'],
  ['havaianas', 'chinelo'],
  ['stanley', 'copo, térmica'],
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
