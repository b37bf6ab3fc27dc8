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
import { takePrice } from './search-price';
import { type Concept, conjunction, type SearchMeaning } from './search-readings';
import {
  baseOf,
  infinitiveOf,
  infinitiveOfHabit,
  isCheapWord,
  isGenericWord,
  isLightWord,
  isStopWord,
  rootOf,
  singularOf,
  stemOf,
  withoutEmptyPhrases,
  wordsOf,
} from './search-words';

/** Things that a search asks for at once; the rest of it is not looked at. */
export const SEARCH_CONCEPTS_MAX = 8;
/** Alternatives of one of them. */
const ALTERNATIVES_MAX = 60;
const PHRASE_WORDS_MAX = 5;
/** Letters from which on a synonym is taken for begun. */
const SYNONYM_START_MIN = 3;

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
  const words = withHabits(withoutEmptyPhrases(withoutDurations(withOneAge(wordsOf(text)))), index);
  // What joins others may begin something when it is all that has been typed: 'na', 'te'.
  const isBegun = (word: string) => words.length === 1 && beginnings.has(word);
  const telling = words.filter((word) => !isStopWord(word) || isBegun(word));
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
    index.explained.has(words[0] ?? '');
  return meaning.concepts.flatMap(({ words }) => (isExplained(words) ? [] : words));
}

/** Whether the name of a category, occasion or intention has a word that begins so, or a synonym does. */
export function isBeginningOfName(word: string, lexicon: SearchLexicon): boolean {
  return (
    lexicon.terms.some((term) => begins(term, [word])) ||
    synonymsBegun([word], indexOfLexicon(lexicon)).length > 0
  );
}

/** What else is found by the synonyms of one word that begin so. */
function synonymsBegun(starts: readonly string[], { synonyms }: LexiconIndex): string[][] {
  return starts
    .filter((start) => start.length >= SYNONYM_START_MIN)
    .flatMap((start) =>
      [...synonyms].filter(([key]) => key.startsWith(start) && !key.includes(' ')),
    )
    .flatMap(([, phrases]) => phrases);
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
  const begun = index.dates.filter(({ word }) => word.startsWith(last));
  const nearest = begun.length > 0 ? null : nearestWord(last, index.dates);
  const meant = nearest === null ? begun : [nearest];
  const terms = meant.flatMap(({ word }) => index.byShortName.get(nameKey([word])) ?? []);
  return terms.length === 0 ? undefined : terms;
}

function synonymsOf(words: string[], index: LexiconIndex): string[][] {
  const lookUp = (written: string[]) =>
    index.synonymsOfPlurals.get(written.join(' ')) ??
    index.synonyms.get(nameKey(written)) ??
    index.synonymsByStems.get(stemKey(written));
  const found = asWritten(words, lookUp);
  const [first = '', ...rest] = words;
  return found.length > 0 ? found : (lookUp([infinitiveOf(first), ...rest]) ?? []);
}

/** Who does something, as an infinitive that synonyms know: after 'quem' a verb follows, elsewhere 'forma' may be a noun. */
const DOER = /^(?:q|que|quem|ela|ele|elas|eles)$/;
const BEFORE_VERB = /^(?:nao|so|sempre|se|tambem|ja|vive|ta|esta)$/;

function withHabits(words: string[], { synonyms }: LexiconIndex): string[] {
  return words.map((word, at) => {
    const before = words[at - 1] ?? '';
    const isDone = DOER.test(BEFORE_VERB.test(before) ? (words[at - 2] ?? '') : before);
    const infinitive = infinitiveOfHabit(word);
    const isKnown = !synonyms.has(nameKey([word])) && synonyms.has(nameKey([infinitive]));
    return isDone && isKnown ? infinitive : word;
  });
}

/** By the words as they are, as what they are diminutives or augmentatives of, or written as one ('video game'). */
function asWritten<Value>(
  words: string[],
  lookUp: (words: string[]) => Value[] | undefined,
): Value[] {
  return (
    lookUp(words) ??
    lookUp(words.map(baseOf)) ??
    lookUp(words.map(rootOf)) ??
    lookUp([words.join('')]) ??
    []
  );
}

function conceptOf(
  { words, literal }: Phrase,
  index: LexiconIndex,
  beginnings: ReadonlySet<string>,
): Concept {
  const named = termsOf(words, index);
  const starts = words.filter((word) => beginnings.has(word));
  const synonyms = [...synonymsOf(words, index), ...synonymsBegun(starts, index)];
  const inOtherWords = synonyms.flatMap((phrase) => termsOf(phrase, index));
  // Of 'sogro' a title with 'pais' says no more than that the gift is one for fathers.
  const isName = (phrase: string[]) => termsOf(phrase, index).length > 0;
  // Of 'gamer' titles with 'jogo' are of all that comes in sets.
  const isTelling = (phrase: string[]) => !phrase.every((word) => isLightWord(singularOf(word)));
  const begun =
    starts.length === 0
      ? []
      : [...index.byName.values()].flat().filter((term) => begins(term, starts));
  const partOf = (names: ReadonlyMap<string, SearchTerm[]>) =>
    words.length === 1 ? asWritten(words, (written) => names.get(nameKey(written))) : [];
  const cut = (alternatives: string[]) => [...new Set(alternatives)].slice(0, ALTERNATIVES_MAX);
  return {
    words,
    title: cut([
      inTitle(words),
      ...(literal === null ? [] : [inTitle(literal)]),
      ...named.map(scopeOf),
      ...starts.map((word) => `'${word}':*`),
    ]),
    said: cut([
      inTitle(words.map(baseOf)),
      inTitle([words.join('')]),
      ...synonyms.filter((phrase) => !isName(phrase) && isTelling(phrase)).map(inTitle),
    ]),
    filed: cut([
      ...synonyms.filter(isName).map(inTitle),
      ...[...inOtherWords, ...partOf(index.byPart), ...begun].map(scopeOf),
    ]),
    partly: cut(
      [...(index.byShortName.get(nameKey(words)) ?? []), ...partOf(index.byWord)].map(scopeOf),
    ),
    described: cut([
      inDescription(words),
      inDescription(words.map(baseOf)),
      inDescription([words.join('')]),
      ...synonyms.filter(isTelling).map(inDescription),
      ...starts.map((word) => `'~${word}':*`),
    ]),
    terms: [...named, ...inOtherWords],
    isNamedInFull: named.length > 0,
  };
}

const inTitle = (words: string[]) => conjunction(words.map((word) => `'${stemOf(word)}'`));
const inDescription = (words: string[]) => conjunction(words.map((word) => `'~${stemOf(word)}'`));

const scopeOf = ({ scope }: SearchTerm) => `'${scope}'`;
