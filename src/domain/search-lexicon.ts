import type { Candidate } from './search-correction';
import { isGenericWord, isStopWord, singularOf, stemOf, wordsOf } from './search-words';

export const SEARCH_SYNONYMS_MAX = 2_000;
export const SYNONYM_WORDS_MAX = 30;
export const SYNONYM_WORD_MAX = 60;
/** Words of a name, or of a synonym, that are looked for together. */
const PHRASE_WORDS_MAX = 5;

/** A category, an occasion or an intention, as a search may name it. */
export type SearchTerm = {
  kind: 'category' | 'occasion' | 'intention';
  /** As gift_search has it: the kind and the number of its entries in listing_entries, '1:7'. */
  scope: string;
  name: string;
  slug: string;
};

/** `alsoFinds` is found by who asks for `term`; mutual: each of them finds all others. */
export type SearchSynonym = { term: string; alsoFinds: readonly string[]; isMutual: boolean };

export type SearchLexicon = {
  terms: readonly SearchTerm[];
  synonyms: readonly SearchSynonym[];
};

/** A lexicon as queries are looked up in it. */
export type LexiconIndex = {
  /** Terms by their whole name in the singular. */
  byName: ReadonlyMap<string, SearchTerm[]>;
  /** Terms by their whole name as stems. */
  byStems: ReadonlyMap<string, SearchTerm[]>;
  /** Occasions by what their name says beside 'dia', in the singular. */
  byShortName: ReadonlyMap<string, SearchTerm[]>;
  /** What these names say beside 'dia', as it may be misspelt: 'dia dos paes' names no other thing. */
  dates: readonly Candidate[];
  /** Terms by each of the two things that their name joins ('Café e Chá'), in the singular. */
  byPart: ReadonlyMap<string, SearchTerm[]>;
  /** Terms by each word of a longer name, in the singular. */
  byWord: ReadonlyMap<string, SearchTerm[]>;
  /** What else is found by a phrase in the singular: phrases as their words. */
  synonyms: ReadonlyMap<string, string[][]>;
  /** The same by a rule's own phrase, as it is written, where that is a plural: 'noivos' are a couple. */
  synonymsOfPlurals: ReadonlyMap<string, string[][]>;
  /** The same by the phrase as stems. */
  synonymsByStems: ReadonlyMap<string, string[][]>;
  /** Names and phrases by their words written as one ('amigosecreto'). */
  joined: ReadonlyMap<string, string>;
  /** Words of all of these as they may be misspelt, with how they are written. */
  words: readonly Candidate[];
  /** Those of names, and those that are a phrase of their own. */
  explained: ReadonlySet<string>;
};

/** Says nothing within the name of an occasion. */
export const WORDS_OF_DATES = new Set(['dia', 'data']);

const indexes = new WeakMap<SearchLexicon, LexiconIndex>();

export function indexOfLexicon(lexicon: SearchLexicon): LexiconIndex {
  const known = indexes.get(lexicon);
  if (known !== undefined) return known;
  const index = build(lexicon);
  indexes.set(lexicon, index);
  return index;
}

/** The words of a phrase that say something, or all of them when none does. */
export function tellingWords(text: string): string[] {
  const words = wordsOf(text);
  const telling = words.filter((word) => !isStopWord(word));
  return (telling.length > 0 ? telling : words).slice(0, PHRASE_WORDS_MAX);
}

export const nameKey = (words: readonly string[]) => words.map(singularOf).join(' ');
export const stemKey = (words: readonly string[]) => words.map(stemOf).join(' ');

function build({ terms, synonyms }: SearchLexicon): LexiconIndex {
  const byName = new Map<string, SearchTerm[]>();
  const byStems = new Map<string, SearchTerm[]>();
  const byShortName = new Map<string, SearchTerm[]>();
  const dates: Candidate[] = [];
  const byPart = new Map<string, SearchTerm[]>();
  const byWord = new Map<string, SearchTerm[]>();
  const words = new Map<string, string>();
  const joined = new Map<string, string>();
  for (const term of terms) {
    const telling = tellingWords(term.name);
    add(byName, nameKey(telling), term);
    add(byStems, stemKey(telling), term);
    const short = telling.filter((word) => !WORDS_OF_DATES.has(word));
    if (short.length === 1 && telling.length > 1) {
      add(byShortName, nameKey(short), term);
      dates.push(...short.map((word) => ({ word, written: word })));
    } else if (telling.length > 1) {
      const parts = short.filter((word) => word.length > 2 && !isGenericWord(word));
      for (const word of parts) add(byWord, singularOf(word), term);
    }
    for (const part of partsOf(term.name)) add(byPart, nameKey(part), term);
    note(words, term.name);
    join(joined, term.name);
  }
  const explained = new Set(words.keys());
  for (const { term, alsoFinds } of synonyms) {
    for (const text of [term, ...alsoFinds]) {
      note(words, text);
      const [word = '', ...others] = tellingWords(text);
      if (others.length === 0) explained.add(word);
    }
    join(joined, term);
  }
  return {
    byName,
    byStems,
    byShortName,
    dates,
    byPart,
    byWord,
    synonyms: expand(withoutPlurals(synonyms), nameKey),
    synonymsOfPlurals: expand(synonyms.filter(isPlural), (words) => words.join(' ')),
    synonymsByStems: expand(withoutPlurals(synonyms), stemKey),
    joined,
    words: [...words].map(([word, written]) => ({ word, written })),
    explained,
  };
}

function isPlural({ term, isMutual }: SearchSynonym): boolean {
  const words = tellingWords(term);
  return !isMutual && words.join(' ') !== nameKey(words);
}

/** Rules without those of a plural whose singular has one: who asks for 'noivo' asks for no couple. */
function withoutPlurals(synonyms: readonly SearchSynonym[]): SearchSynonym[] {
  const own = new Set(
    synonyms.filter((rule) => !isPlural(rule)).map(({ term }) => nameKey(tellingWords(term))),
  );
  return synonyms.filter((rule) => !isPlural(rule) || !own.has(nameKey(tellingWords(rule.term))));
}

/** The things of one word that a name joins: none when it names one only. */
function partsOf(name: string): string[][] {
  const parts = name.split(/ e /i);
  return parts.length === 1
    ? []
    : parts.map(tellingWords).filter((words) => words.length === 1 && !words.some(isGenericWord));
}

function expand(
  synonyms: readonly SearchSynonym[],
  keyOf: (words: readonly string[]) => string,
): Map<string, string[][]> {
  const found = new Map<string, string[][]>();
  for (const { term, alsoFinds, isMutual } of synonyms) {
    const phrases = [term, ...alsoFinds].map(tellingWords).filter(({ length }) => length > 0);
    const [first] = phrases;
    const asked = isMutual ? phrases : first === undefined ? [] : [first];
    for (const phrase of asked) {
      const others = phrases.filter((other) => other !== phrase);
      for (const other of others) add(found, keyOf(phrase), other);
    }
  }
  return found;
}

function add<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, [value]);
  else values.push(value);
}

function note(words: Map<string, string>, text: string): void {
  for (const written of text.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u)) {
    const [word = ''] = wordsOf(written);
    if (word.length > 2 && !isStopWord(word)) words.set(word, written);
  }
}

function join(joined: Map<string, string>, text: string): void {
  const words = wordsOf(text);
  if (words.length > 1) joined.set(words.join(''), text.toLowerCase());
}
