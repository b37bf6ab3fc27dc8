import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';

import { addSynonyms, removeSynonyms, type SynonymRules } from './shared/synonym-rules';

/** More words that a search begins with, mostly relations: each finds what follows, and is not found by it. */
const RULES: SynonymRules = [
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

export const up = ({ db }: MigrateUpArgs) => addSynonyms(db, RULES);

export const down = ({ db }: MigrateDownArgs) => removeSynonyms(db, RULES);
