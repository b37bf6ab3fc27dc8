import { normaliseSearch } from './text';

/** Characters of a word that are compared. */
export const SEARCH_WORD_MAX = 40;

/** From a plural to its singular, and what is written alike in both. Applied in this order to a word between spaces. */
const NUMBER_RULES: readonly (readonly [string, string])[] = [
  [' maes ', ' mae '],
  [' pais ', ' pai '],
  [' meis ', ' mel '],
  ['([a-z])[ao]es ', '$1ao '],
  ['([a-z])ns ', '$1m '],
  ['([a-z])ais ', '$1al '],
  ['([a-z]{2})ois ', '$1ol '],
  ['([a-z])uis ', '$1ul '],
  ['([a-z]{2})(?:eis|el|il|is) ', '$1i '],
  ['([a-z]{2}[rsz])es? ', '$1 '],
  ['([a-z]{2}[a-rt-z])s ', '$1 '],
];

/** From the feminine and the masculine to what they share, only where the two mean the same: bolo is not bola. */
const GENDER_RULES: readonly (readonly [string, string])[] = [
  ['([a-z]{2}(?:ad|id|ud|eir|ari|iv))[ao] ', '$1 '],
  ['([a-z]{3}(?:inh|os|ic|in|an))[ao] ', '$1 '],
  [
    ' (amig|filh|net|prim|sogr|nov|branc|pret|vermelh|amarel|rox|lind|bel|pequen|ti|alun|cunhad)[ao] ',
    ' $1 ',
  ],
  ['([a-z]{4}or)a ', '$1 '],
];

const compile = (rules: readonly (readonly [string, string])[]) =>
  rules.map(([pattern, to]) => [new RegExp(pattern), to] as const);
const [NUMBER, GENDER] = [compile(NUMBER_RULES), compile(GENDER_RULES)];
const singulars = new Map<string, string>();
const stemsOfSingulars = new Map<string, string>();

/** The words of a text as searches compare them: no accents, lower case, letters and digits only. */
export function wordsOf(text: string): string[] {
  return normaliseSearch(text)
    .split(/[^\p{L}\p{Nd}]+/u)
    .filter((word) => word !== '')
    .map((word) => Array.from(word).slice(0, SEARCH_WORD_MAX).join(''));
}

/** The same for the singular and the plural of a word; takes one of `wordsOf`, and need not be a word itself. */
export function singularOf(word: string): string {
  return fold(word, NUMBER, singulars);
}

/**
 * The same for the singular, the plural, the feminine and the masculine of a word: what the index has. The function
 * search_stems of migrations/repeatable/30-gift-search.sql does the same.
 */
export function stemOf(word: string): string {
  return fold(singularOf(word), GENDER, stemsOfSingulars);
}

/** Forms that are kept: a query's words are looked up in many ways, and most searches say what others have said. */
const FORMS_KEPT = 5_000;

function fold(
  word: string,
  rules: readonly (readonly [RegExp, string])[],
  kept: Map<string, string>,
): string {
  const known = kept.get(word);
  if (known !== undefined) return known;
  const form = rules.reduce((text, [pattern, to]) => text.replace(pattern, to), ` ${word} `).trim();
  if (kept.size >= FORMS_KEPT) kept.clear();
  kept.set(word, form);
  return form;
}

const list = (words: string) => new Set(words.split(' '));

function stems(words: string): Set<string> {
  return new Set(words.split(' ').map(stemOf));
}

/** Words that join others. */
const STOP_WORDS = list(
  'a ai ainda algum alguma algumas alguns ao aos aquela aquele as assim ate c com como d da das de dela dele dessa desse desta deste do dos e eh em entre era essa esse esta estao este estou eu faz fazer fez fica ficar foi ' +
    'idade isso isto ja la mais me meu meus mim minha minhas muito muita na nada nao nas ne nessa nesse nesta neste no nos nossa nosso num numa o onde oq oque os ou p para passar passou pela pelo pode por posso pq pra pras pro pros ' +
    'procuro q quais qual qualquer quando que quem quer querem sao se sei seja sem sempre ser seu seus so sobre sua suas ta tambem tb tbm te tem ter tipo to toda todas todo todos um uma umas uns ' +
    'vai vao vc vive vivem vou',
);

/** Words that say no more than that somebody searches for a gift. */
const GENERIC_WORDS = list(
  'achar acertar alucinada alucinado animada animado agradar ajuda ajudar alguem algo bem bom boa busco buscando encontrar adora adorar ama amam amante amantes amo apaixonada apaixonado bacana bacanas bonito bonita combina combine chique chiques coisa coisas comprar criativo criativos criativa ' +
    'carinhosa carinhoso curiosa curioso curte curtir dar data dia dias dica dicas diferente diferentes dificil divertida divertido doida doido emocionante especial especiais exigente fa fanatica fanatico fas fofa fofo fofos feliz ganhar gastar gift gosta gostar gostam gostaria ideia ideias inspiracao inspiracoes interessante interessantes incrivel incriveis inesquecivel inesqueciveis inusitada inusitado legal legais linda lindas lindo lindos ' +
    'lembranca lembrancas louca louco maluca maluco maneiro marcante melhor melhores mimo mimos nova novas novo novos opcao opcoes original originais otima otimo pedir perfeito perfeita pessoa pessoas precisando preciso procurando ' +
    'presentao presente presentear presentes presentinho presentinhos produto produtos querida querido queria quero recomenda recomendacao recomendacoes serve servir sirva sofisticado sofisticada sugestao sugestoes surpresa surpresas top tudo unissex viciada viciado valor preco reais real',
);

/** Words that ask for what costs little. */
const CHEAP_WORDS = list(
  'acessivel acessiveis barata baratas baratinha baratinhas baratinho baratinhos barato baratos economica economicas economico ' +
    'economicos lembrancinha lembrancinhas pouco pouquinho',
);

/** Words that count or wrap what the next word names: of 'kit churrasco', 'churrasco' says what it is. */
const LIGHT_WORDS = list(
  'acessorio acessorios artigo artigos caixa cesta conjunto duo item itens jogo kit kits lista par trio utensilio utensilios',
);

/** Words that only say whose kin somebody is: of 'filha adolescente', 'adolescente' says more. */
const KIN_STEMS = stems(
  'afilhado bisneto cunhado dinda dindo enteado esposa esposo filho garota garoto genro guri guria irma irmao madrasta ' +
    'madrinha marido menina menino moca moco neto noiva noivo nora padrasto padrinho primo rapaz sobrinho sogro tio',
);

/** Whom somebody only knows: of 'meu amigo vai casar', the wedding says more, of whatever kind it is. */
const ACQUAINTANCE_STEMS = stems('amigo chefe colega conhecido parente vizinho');

/** Whom categories are named after, and who is more than that: of 'mãe que gosta de bordar', what she likes to do says more. */
const CLOSE_STEMS = stems('avo mae mamae namorado pai papai vo vovo');

/** Words that say nothing together: 'de última hora', 'spa em casa', 'para o dia a dia', 'irmão mais velho', 'cozinheira de mão cheia'. */
const EMPTY_PHRASE =
  /(?<!\S)(?:ultima hora|em casa|dia a dia|mais (?:velh|nov)[ao]s?|mao cheia|fa de carteirinha)(?!\S)/gu;

/** Words of a query without those that say nothing together. */
export function withoutEmptyPhrases(words: readonly string[]): string[] {
  return words.join(' ').replace(EMPTY_PHRASE, '').split(' ').filter(Boolean);
}

/** From a diminutive to what it is of. */
const DIMINUTIVES: readonly (readonly [RegExp, string])[] = [
  [/^(.{3,})zinh[oa]s?$/, '$1'],
  [/^(.{3,})quinh([oa])s?$/, '$1c$2'],
  [/^(.{3,})guinh([oa])s?$/, '$1g$2'],
  [/^(.{2,}[^z])inh([oa])s?$/, '$1$2'],
];

/** 'flor' for 'florzinha', 'boneca' for 'bonequinha', and the same for what is no diminutive. */
export function baseOf(word: string): string {
  return changed(word, DIMINUTIVES);
}

function changed(word: string, rules: typeof DIMINUTIVES): string {
  const rule = rules.find(([pattern]) => pattern.test(word));
  return rule === undefined ? word : word.replace(...rule);
}

/** From what may be an augmentative, or the feminine of a profession, to what it is of. */
const AUGMENTATIVES: typeof DIMINUTIVES = [
  [/^(.{3,})z(?:ao|ona)$/, '$1'],
  [/^(.{3,})ao$/, '$1o'],
  [/^(.{3,})ona$/, '$1a'],
  [/^(.{6,})a$/, '$1o'],
];

/** 'pai' for 'paizão', 'fotógrafo' for 'fotógrafa'; for 'algodão' what is no word: only for names and synonyms. */
export function rootOf(word: string): string {
  return changed(word, AUGMENTATIVES);
}

/** From what somebody is doing or has done to the infinitive. */
const DONE: typeof DIMINUTIVES = [
  [/^(.{2,})(?:ando|ou)$/, '$1ar'],
  [/^(.{2,})(?:endo|eu)$/, '$1er'],
  [/^(.{2,})(?:indo|iu)$/, '$1ir'],
];

/** From what somebody does. Many a noun ends like that. */
const USUALLY_DONE: typeof DIMINUTIVES = [
  [/^(.{3,})a$/, '$1ar'],
  [/^(.{3,})e$/, '$1er'],
];

/** 'viajar' for 'viajando' and 'viajou'; what may be no word. */
export function infinitiveOf(word: string): string {
  return changed(word, DONE);
}

/** 'pescar' for 'pesca', as it is said after 'quem'; what may be no word. */
export function infinitiveOfHabit(word: string): string {
  return changed(word, USUALLY_DONE);
}

/** Words that may be meant by misspelt ones and then say nothing. */
export const MISSPELT_GENERIC = [...GENERIC_WORDS]
  .filter((word) => word.length > 5)
  .map((word) => ({ word, written: word }));

/** Whether a word means nothing by itself. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/** Whether a word says nothing more than that a gift is looked for. */
export function isGenericWord(word: string): boolean {
  return GENERIC_WORDS.has(word) || CHEAP_WORDS.has(word);
}

/** Whether a word says that a gift should cost little. */
export function isCheapWord(word: string): boolean {
  return CHEAP_WORDS.has(word);
}

/** Whether what follows a word only is how people call one of its kind: 'bodas de algodão'. */
export function isNamedByMaterial(word: string): boolean {
  return word === 'bodas' || word === 'boda';
}

/** Whether a word only says whose kin somebody is. */
function isKinWord(word: string): boolean {
  return KIN_STEMS.has(stemOf(word));
}

/** Whether a word only says that somebody is known. */
export function isAcquaintanceWord(word: string): boolean {
  return ACQUAINTANCE_STEMS.has(stemOf(word));
}

/** Whether a word names who is close to whom asks, and a category may be named after. */
export function isCloseWord(word: string): boolean {
  return CLOSE_STEMS.has(stemOf(word));
}

/** Whether a word only says who somebody is to whom asks. */
export function isRelationWord(word: string): boolean {
  return isKinWord(word) || isAcquaintanceWord(word) || isCloseWord(word);
}

/** Whether a word only counts or wraps what the next one names. */
export function isLightWord(word: string): boolean {
  return LIGHT_WORDS.has(word);
}
