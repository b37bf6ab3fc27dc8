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

/** The words of a text as searches compare them: no accents, lower case, letters and digits only. */
export function wordsOf(text: string): string[] {
  return normaliseSearch(text)
    .split(/[^\p{L}\p{Nd}]+/u)
    .filter((word) => word !== '')
    .map((word) => Array.from(word).slice(0, SEARCH_WORD_MAX).join(''));
}

/** The same for the singular and the plural of a word; takes one of `wordsOf`, and need not be a word itself. */
export function singularOf(word: string): string {
  return fold(word, NUMBER);
}

/**
 * The same for the singular, the plural, the feminine and the masculine of a word: what the index has. The function
 * search_stems of migrations/repeatable/30-gift-search.sql does the same.
 */
export function stemOf(word: string): string {
  return fold(singularOf(word), GENDER);
}

function fold(word: string, rules: readonly (readonly [RegExp, string])[]): string {
  return rules.reduce((text, [pattern, to]) => text.replace(pattern, to), ` ${word} `).trim();
}

const list = (words: string) => new Set(words.split(' '));

/** Words that join others. */
const STOP_WORDS = list(
  'a ai algum alguma algumas alguns ao aos aquela aquele as ate c com como da das de dela dele do dos e eh em entre era essa esse esta estao este estou eu faz fazer fez foi ' +
    'idade ja la mais me meu meus mim minha minhas muito muita na nao nas ne no nos nossa nosso o onde oq oque os ou p para passar passou pela pelo pode por posso pq pra pras pro pros ' +
    'procuro q quais qual qualquer quando que quem quer querem sao se sei seja sem ser seu seus sobre sua suas ta tambem tb tbm te tem ter tipo to toda todas todo todos um uma umas uns ' +
    'vai vao vc vou',
);

/** Words that say no more than that somebody searches for a gift. */
const GENERIC_WORDS = list(
  'achar acertar agradar ajuda ajudar alguem algo bem bom boa busco buscando encontrar adora adorar ama amam amante amantes amo apaixonada apaixonado bacana bacanas bonito bonita combina combine chique chiques coisa coisas comprar criativo criativos criativa ' +
    'curte curtir dar data dia dias dica dicas diferente diferentes divertida divertido emocionante especial especiais fofa fofo fofos feliz ganhar gastar gift gosta gostar gostam gostaria ideia ideias incrivel incriveis inesquecivel inesqueciveis inusitada inusitado legal legais linda lindas lindo lindos ' +
    'lembranca lembrancas louca louco maneiro marcante melhor melhores mimo mimos opcao opcoes original originais perfeito perfeita pessoa pessoas precisando preciso procurando ' +
    'presentao presente presentear presentes presentinho presentinhos produto produtos queria quero serve servir sirva sofisticado sofisticada sugestao sugestoes surpresa surpresas top tudo unissex valor preco reais real',
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
const KIN_STEMS = new Set(
  (
    'afilhado bisneto cunhado dinda dindo enteado esposa esposo filho garota garoto genro guri guria irma irmao madrasta ' +
    'madrinha marido menina menino moca moco neto noiva noivo nora padrasto padrinho primo rapaz sobrinho sogro tio'
  )
    .split(' ')
    .map(stemOf),
);

/** Words that say nothing together: 'de última hora', 'para o dia a dia', 'irmão mais velho', 'cozinheira de mão cheia'. */
const EMPTY_PHRASE =
  /(?<!\S)(?:ultima hora|dia a dia|mais (?:velh|nov)[ao]s?|mao cheia|fa de carteirinha)(?!\S)/gu;

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

/** Words that may be meant by misspelt ones and then say nothing. */
export const MISSPELT_GENERIC = [...GENERIC_WORDS].filter((word) => word.length > 5);

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
export function isKinWord(word: string): boolean {
  return KIN_STEMS.has(stemOf(word));
}

/** Whether a word only counts or wraps what the next one names. */
export function isLightWord(word: string): boolean {
  return LIGHT_WORDS.has(word);
}
