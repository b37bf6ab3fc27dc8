import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from '@payloadcms/db-postgres';

/** Words that a search begins with: each finds all others of its line. */
const MUTUAL: readonly (readonly [term: string, others: string])[] = [
  ['mãe', 'mamãe, mainha, materno, maternal'],
  ['pai', 'papai, painho, paterno'],
  ['avós', 'vovó, vovô, vó, vô'],
  ['amigo', 'colega, parceiro'],
  ['bebê', 'nenê, neném, recém-nascido'],
  ['criança', 'infantil, kids'],
  ['adolescente', 'teen, teenager'],
  ['15 anos', 'quinze anos, debutante'],
  ['celular', 'telefone, smartphone, iphone'],
  ['computador', 'notebook, laptop, pc'],
  ['fone', 'fone de ouvido, headphone, headset'],
  ['caneca', 'xícara'],
  ['cerveja', 'chope'],
  ['chocolate', 'bombom, brigadeiro'],
  ['violão', 'guitarra'],
  ['geek', 'nerd'],
  ['puzzle', 'quebra-cabeça'],
  ['bicicleta', 'bike'],
  ['esporte', 'esportistas, atleta'],
  ['viagem', 'viajantes, viajar'],
  ['mala', 'bagagem'],
  ['planta', 'jardim, jardinagem'],
  ['artesanal', 'artesanato, feito à mão'],
  ['ecológico', 'sustentáveis, sustentabilidade'],
  ['customizado', 'personalizados'],
  ['utilidade', 'presentes úteis'],
  ['tech', 'tecnologia'],
  ['aniversário', 'niver'],
  ['casamento', 'casório'],
  ['aniversário de casamento', 'bodas'],
  ['natal', 'natalino'],
  ['ano-novo', 'réveillon'],
  ['dia dos namorados', 'valentine'],
  ['amigo-secreto', 'amigo oculto, amigo invisível'],
  ['chá de panela', 'chá de casa nova'],
  ['chá de fraldas', 'chá de bebê'],
  ['batismo', 'batizado'],
  ['quadro', 'gravura'],
  ['cobertor', 'manta'],
  ['abajur', 'luminária'],
  ['bolsa', 'sacola'],
  ['máquina fotográfica', 'câmera'],
  ['agenda', 'planner'],
  ['pantufa', 'chinelo'],
  ['decoração', 'enfeite'],
];
/** Only the first of each line finds the others. */
const ONE_WAY: typeof MUTUAL = [
  ['sogra', 'mãe, jovem senhora'],
  ['sogro', 'pai'],
  ['mulher', 'namorada, mãe, jovem senhora, dia da mulher'],
  ['feminino', 'namorada, mãe, jovem senhora, dia da mulher'],
  ['ela', 'namorada, mãe, jovem senhora'],
  ['esposa', 'namorada'],
  ['noiva', 'namorada, casamento'],
  ['homem', 'namorado, pai'],
  ['masculino', 'namorado, pai'],
  ['ele', 'namorado, pai'],
  ['marido', 'namorado'],
  ['esposo', 'namorado'],
  ['noivo', 'namorado, casamento'],
  ['casal', 'namorada, namorado, bodas, dia dos namorados'],
  ['romântico', 'namorada, namorado, dia dos namorados'],
  ['crush', 'namorada, namorado'],
  ['idoso', 'avós, aposentadoria'],
  ['tia', 'jovem senhora'],
  ['grávida', 'bebê, chá de bebê'],
  ['gestante', 'bebê, chá de bebê'],
  ['filho', 'criança'],
  ['menino', 'criança'],
  ['menina', 'criança, boneca'],
  ['brinquedo', 'criança'],
  ['sobrinho', 'criança'],
  ['jovem', 'adolescente, jovem senhora'],
  ['professor', 'dia do professor'],
  ['chefe', 'trabalho e estudo, promoção'],
  ['smartwatch', 'relógio inteligente'],
  ['perfume', 'perfumar, perfumam, perfumado, aroma, sachê, sabonete'],
  ['maquiagem', 'batom, beleza e bem-estar'],
  ['cosmético', 'batom, sabonete, beleza e bem-estar'],
  ['skincare', 'rotina de pele, beleza e bem-estar'],
  ['spa', 'banho, escalda-pés, beleza e bem-estar'],
  ['joia', 'colar, brinco, pulseira, ouro, prata'],
  ['bijuteria', 'colar, brinco, pulseira'],
  ['acessório', 'carteira, bolsa, pulseira, brinco'],
  ['cozinha', 'cozinheiros'],
  ['culinária', 'cozinheiros'],
  ['gourmet', 'cozinheiros'],
  ['chef', 'cozinheiros'],
  ['churrasco', 'churrasqueira'],
  ['doce', 'brigadeiro, chocolate, mel'],
  ['leitura', 'leitores'],
  ['ler', 'leitores'],
  ['instrumento', 'músicos'],
  ['gamer', 'nerd, console, jogos'],
  ['videogame', 'console de jogos'],
  ['jogo de tabuleiro', 'jogo de cartas, xadrez'],
  ['academia', 'esportistas'],
  ['fitness', 'esportistas'],
  ['suculenta', 'cacto'],
  ['rosa', 'flores, buquê'],
  ['vegano', 'sustentáveis'],
  ['eletrônico', 'tecnologia'],
  ['gadget', 'tecnologia'],
  ['escritório', 'trabalho e estudo'],
  ['home office', 'trabalho e estudo'],
  ['papelaria', 'trabalho e estudo, lápis, caneta, caderno'],
  ['estudante', 'trabalho e estudo'],
  ['noivos', 'casamento'],
  ['papai noel', 'natal'],
  ['apartamento novo', 'casa nova, chá de casa nova'],
  ['mudança', 'casa nova, chá de casa nova'],
  ['afilhado', 'batizado, criança'],
  ['formando', 'formatura'],
  ['graduação', 'formatura'],
  ['faculdade', 'trabalho e estudo, aprovação no vestibular'],
  ['aposentado', 'aposentadoria'],
  ['obrigado', 'agradecimento'],
  ['gratidão', 'agradecimento'],
  ['desculpa', 'pedido de desculpas'],
  ['perdão', 'pedido de desculpas'],
  ['doente', 'melhoras'],
  ['hospital', 'melhoras'],
  ['polaroid', 'câmera instantânea'],
  ['pelúcia', 'naninha, boneca'],
  ['caixa de som', 'rádio, karaokê'],
];

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_log_entity" ADD VALUE 'search-synonyms' BEFORE 'site-settings';
  CREATE TABLE "search_synonyms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"term" varchar NOT NULL,
  	"is_mutual" boolean DEFAULT true,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "search_synonyms_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "search_synonyms_id" integer;
  ALTER TABLE "search_synonyms_texts" ADD CONSTRAINT "search_synonyms_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."search_synonyms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "search_synonyms_created_at_idx" ON "search_synonyms" USING btree ("created_at");
  CREATE INDEX "search_synonyms_updated_at_idx" ON "search_synonyms" USING btree ("updated_at");
  CREATE INDEX "search_synonyms_texts_order_parent" ON "search_synonyms_texts" USING btree ("order","parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_search_synonyms_fk" FOREIGN KEY ("search_synonyms_id") REFERENCES "public"."search_synonyms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_search_synonyms_id_idx" ON "payload_locked_documents_rels" USING btree ("search_synonyms_id");

  -- What a search by words finds each published gift by, and all words of the catalogue (32-gift-words.sql). Without
  -- fastupdate: a search would have to read what waits to be put into the index.
  CREATE TABLE "gift_words" (
  	"gift_id" integer PRIMARY KEY,
  	"words" tsvector NOT NULL
  );
  CREATE INDEX "gift_words_words" ON "gift_words" USING gin ("words") WITH (fastupdate = off);
  CREATE TABLE "search_words" (
  	"word" text COLLATE "C" PRIMARY KEY,
  	"written" text NOT NULL
  );
  CREATE INDEX "search_words_near" ON "search_words" USING gin ("word" gin_trgm_ops);`);
  const rows = [
    ...MUTUAL.map(([term, others]) => ({ term, others: others.split(', '), mutual: true })),
    ...ONE_WAY.map(([term, others]) => ({ term, others: others.split(', '), mutual: false })),
  ];
  await db.execute(sql`
    with rule as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r (term text, others jsonb, mutual boolean)
    ), synonym as (
      insert into search_synonyms (term, is_mutual) select term, mutual from rule returning id, term
    )
    insert into search_synonyms_texts ("order", parent_id, path, text)
    select o.place, synonym.id, 'alsoFinds', o.word
    from synonym join rule using (term)
    cross join lateral jsonb_array_elements_text(rule.others) with ordinality as o (word, place)`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP FUNCTION IF EXISTS search_words_near(text), gift_words_refresh(integer[]), search_words_add(integer[]),
    gift_words_wanted(integer[]), search_lexemes(text), search_stems(text), search_spaced(text);
  DROP TABLE "gift_words", "search_words";
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_search_synonyms_fk";
  
  DROP TABLE "search_synonyms_texts";
  DROP TABLE "search_synonyms";
  DELETE FROM "audit_log" WHERE "entity" = 'search-synonyms';
  ALTER TABLE "audit_log" ALTER COLUMN "entity" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_entity";
  CREATE TYPE "public"."enum_audit_log_entity" AS ENUM('gifts', 'categories', 'category-groups', 'occasions', 'occasion-groups', 'media', 'site-settings');
  ALTER TABLE "audit_log" ALTER COLUMN "entity" SET DATA TYPE "public"."enum_audit_log_entity" USING "entity"::"public"."enum_audit_log_entity";
  DROP INDEX "payload_locked_documents_rels_search_synonyms_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "search_synonyms_id";`);
}
