import {
  indexOfLexicon,
  type LexiconIndex,
  nameKey,
  type SearchLexicon,
  type SearchTerm,
  stemKey,
  WORDS_OF_DATES,
} from './search-lexicon';
import { withOneAge, withoutDurations, wordOfAge } from './search-age';
import { nearestWord } from './search-correction';
import { type PriceRange, takePrice } from './search-price';
import {
  baseOf,
  isCheapWord,
  isGenericWord,
  isLightWord,
  isStopWord,
  stemOf,
  withoutEmptyPhrases,
  wordsOf,
} from './search-words';

/** Things that a search asks for at once; the rest of it is not looked at. */
export const SEARCH_CONCEPTS_MAX = 8;
/** Alternatives of one of them. */
const ALTERNATIVES_MAX = 60;
const PHRASE_WORDS_MAX = 5;

/**
 * One thing that a search asks for, as alternatives in the syntax of tsquery: what a title says; what a title says in
 * other words, or the category, occasion or intention that is named; what else may be meant.
 */
export type Concept = { words: string[]; title: string[]; named: string[]; near: string[] };

/** What a search asks for. `isGeneric`: a gift, and nothing more about it. `isCheap`: what costs less comes first. */
export type SearchMeaning = {
  concepts: Concept[];
  price: PriceRange | null;
  isCheap: boolean;
  isGeneric: boolean;
  /** Categories, occasions and intentions that are named in full. */
  terms: SearchTerm[];
};

/**
 * What a cleaned query means with these terms and synonyms. Words of `beginnings` also stand for all that begin with
 * them.
 */
export function understand(
  query: string,
  lexicon: SearchLexicon,
  beginnings: ReadonlySet<string> = new Set(),
): SearchMeaning {
  const index = indexOfLexicon(lexicon);
  const { text, price } = takePrice(query);
  const words = withoutEmptyPhrases(withoutDurations(withOneAge(wordsOf(text))));
  const telling = words.filter((word) => !isStopWord(word));
  const phrases = inPhrases(telling, index);
  const isEmpty = ({ words }: Phrase) => words.length === 1 && isGenericWord(words[0] ?? '');
  const said = phrases.filter((phrase) => !isEmpty(phrase)).slice(0, SEARCH_CONCEPTS_MAX);
  return {
    concepts: said.map((phrase) => conceptOf(phrase, index, beginnings)),
    price,
    isCheap: telling.some(isCheapWord),
    isGeneric:
      said.length === 0 &&
      (phrases.length > 0 || price !== null || words.length < wordsOf(text).length),
    terms: said.flatMap((phrase) => termsOf(phrase.words, index)),
  };
}

/** Words of a query that neither a term nor a synonym explains. */
export function unexplainedWords(meaning: SearchMeaning, lexicon: SearchLexicon): string[] {
  const index = indexOfLexicon(lexicon);
  const isExplained = (words: string[]) =>
    words.length > 1 ||
    termsOf(words, index).length > 0 ||
    synonymsOf(words, index).length > 0 ||
    index.words.has(words[0] ?? '');
  return meaning.concepts.flatMap(({ words }) => (isExplained(words) ? [] : words));
}

/** Whether the name of a category, occasion or intention has a word that begins so. */
export function isBeginningOfName(word: string, { terms }: SearchLexicon): boolean {
  return terms.some((term) => begins(term, [word]));
}

function begins({ name }: SearchTerm, starts: readonly string[]): boolean {
  return wordsOf(name).some((word) => starts.some((start) => word.startsWith(start)));
}

/** Words of a query that are looked for together; `literal` are those that say an age. */
type Phrase = { words: string[]; literal: string[] | null };

/** Longest names and synonyms first, ages as who has them; every other word is a phrase of its own. */
function inPhrases(words: string[], index: LexiconIndex): Phrase[] {
  const phrases: Phrase[] = [];
  for (let from = 0; from < words.length;) {
    let length = Math.min(PHRASE_WORDS_MAX, words.length - from);
    while (length > 1 && !isPhrase(words.slice(from, from + length), index)) length -= 1;
    const ofAge = length > 1 ? undefined : wordOfAge(words[from] ?? '', words[from + 1] ?? '');
    // An age that names nobody says nothing: it is not looked for.
    if (ofAge === undefined) {
      phrases.push({ words: words.slice(from, from + length), literal: null });
    } else if (ofAge !== null) {
      phrases.push({ words: [ofAge], literal: words.slice(from, from + 2) });
    }
    from += ofAge === undefined ? length : 2;
  }
  return phrases;
}

function isPhrase(words: string[], index: LexiconIndex): boolean {
  return termsOf(words, index).length > 0 || synonymsOf(words, index).length > 0;
}

/** Named in full, or nearly: who says 'mãe' means the category before the day of the mothers; then as a diminutive. */
function termsOf(words: string[], index: LexiconIndex): SearchTerm[] {
  return asWritten(words, (written) => {
    const name = nameKey(written);
    const { byName, byShortName, byStems } = index;
    return (
      byName.get(name) ??
      byShortName.get(name) ??
      byStems.get(stemKey(written)) ??
      datesOf(written, index)
    );
  });
}

function datesOf([first = '', last = '', ...rest]: string[], index: LexiconIndex) {
  if (!WORDS_OF_DATES.has(first) || rest.length > 0) return undefined;
  const nearest = nearestWord(last, index.dates);
  return nearest === null ? undefined : index.byShortName.get(nameKey([nearest.word]));
}

function synonymsOf(words: string[], index: LexiconIndex): string[][] {
  return asWritten(
    words,
    (written) =>
      index.synonyms.get(nameKey(written)) ?? index.synonymsByStems.get(stemKey(written)),
  );
}

function asWritten<Value>(
  words: string[],
  lookUp: (words: string[]) => Value[] | undefined,
): Value[] {
  return lookUp(words) ?? lookUp(words.map(baseOf)) ?? [];
}

function conceptOf(
  { words, literal }: Phrase,
  index: LexiconIndex,
  beginnings: ReadonlySet<string>,
): Concept {
  const synonyms = synonymsOf(words, index);
  const starts = words.filter((word) => beginnings.has(word));
  const begun =
    starts.length === 0
      ? []
      : [...index.byName.values()].flat().filter((term) => begins(term, starts));
  const cut = (alternatives: string[]) => [...new Set(alternatives)].slice(0, ALTERNATIVES_MAX);
  return {
    words,
    title: cut([
      inTitle(words),
      ...(literal === null ? [] : [inTitle(literal)]),
      ...starts.map((word) => `'${word}':*`),
    ]),
    named: cut([
      ...termsOf(words, index).map(scopeOf),
      inTitle(words.map(baseOf)),
      ...synonyms.map(inTitle),
      ...synonyms.flatMap((phrase) => termsOf(phrase, index)).map(scopeOf),
      ...begun.map(scopeOf),
    ]),
    near: cut([
      ...(index.byShortName.get(nameKey(words)) ?? []).map(scopeOf),
      ...(words.length === 1
        ? asWritten(words, (written) => index.byWord.get(nameKey(written))).map(scopeOf)
        : []),
      inDescription(words),
      inDescription(words.map(baseOf)),
      ...synonyms.map(inDescription),
      ...starts.map((word) => `'~${word}':*`),
    ]),
  };
}

const inTitle = (words: string[]) => all(words.map((word) => `'${stemOf(word)}'`));
const inDescription = (words: string[]) => all(words.map((word) => `'~${stemOf(word)}'`));

const scopeOf = ({ scope }: SearchTerm) => `'${scope}'`;

const all = (parts: string[]) => (parts.length === 1 ? parts.join('') : `(${parts.join(' & ')})`);
const any = (parts: string[]) => (parts.length === 1 ? parts.join('') : `(${parts.join(' | ')})`);

/**
 * A meaning as it may be read, one after another: all that is asked for, then without what only counts or wraps the rest of
 * it. Who asks for a 'kit de maquiagem' wants such a kit first, and else what belongs into one.
 */
export function readingsOf(meaning: SearchMeaning): SearchMeaning[] {
  const telling = meaning.concepts.filter((concept) => weightOf(concept) === 0);
  if (telling.length === 0 || telling.length === meaning.concepts.length) return [meaning];
  return [meaning, { ...meaning, concepts: telling }];
}

/** How freely a concept is taken, from the words of a title to whatever it may mean. */
export const SEARCH_TIERS = ['title', 'named', 'near'] as const;
export type SearchTier = (typeof SEARCH_TIERS)[number];

/** The tsquery of gifts that have all that is asked for. */
export function queryOfAll(concepts: readonly Concept[], tier: SearchTier): string {
  return all(concepts.map((concept) => any(alternativesOf(concept, tier))));
}

/**
 * Searches for a part of what is asked for, one after another, each of them tsqueries of which the next finds what the one
 * before finds, too: all but one thing, first without the last; then, of more than two, any of them. What comes first is
 * what the rest says something about ('livro para adolescente').
 */
export function queriesOfPart(concepts: readonly Concept[]): string[][] {
  const [head, other] = [...concepts].sort((a, b) => weightOf(a) - weightOf(b));
  if (head === undefined || other === undefined) return [];
  if (concepts.length === 2) {
    return [head, other].map((concept) => SEARCH_TIERS.map((tier) => queryOfAll([concept], tier)));
  }
  const without = (left: Concept) =>
    queryOfAll(
      concepts.filter((concept) => concept !== left),
      'near',
    );
  const most = any(concepts.map(without));
  return [
    [...concepts.slice(-1).map(without), most],
    [any(concepts.map((concept) => any(alternativesOf(concept, 'named'))))],
  ];
}

const weightOf = ({ words }: Concept) => (words.every(isLightWord) ? 1 : 0);

function alternativesOf({ title, named, near }: Concept, tier: SearchTier): string[] {
  if (tier === 'title') return title;
  return tier === 'named' ? [...title, ...named] : [...title, ...named, ...near];
}
