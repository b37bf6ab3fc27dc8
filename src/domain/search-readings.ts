import type { PriceRange } from './search-price';
import type { SearchTerm } from './search-lexicon';
import {
  isAcquaintanceWord,
  isCloseWord,
  isLightWord,
  isNamedByMaterial,
  isRelationWord,
} from './search-words';

/**
 * One thing that a search asks for, as alternatives in the syntax of tsquery: what titles say, and the gifts of a category,
 * occasion or intention that is named in full; what titles say in other words; what is filed under these other words, or
 * under a part of a name that names it, too; what is filed under any part of a name; what short descriptions say.
 */
export type Concept = {
  words: string[];
  title: string[];
  said: string[];
  filed: string[];
  partly: string[];
  described: string[];
  /** What it names, in full or in other words. */
  terms: SearchTerm[];
  isNamedInFull: boolean;
};

/** What a search asks for. `isGeneric`: a gift, and nothing more about it. `isCheap`: what costs less comes first. */
export type SearchMeaning = {
  concepts: Concept[];
  price: PriceRange | null;
  isCheap: boolean;
  isGeneric: boolean;
  /** Categories, occasions and intentions that are named in full. */
  terms: SearchTerm[];
};

type Part = 'title' | 'said' | 'filed' | 'partly' | 'described';
/** How freely a concept is taken, from the words of a title to whatever it may mean. Each finds what the one before does. */
type Tiers = readonly (readonly Part[])[];

const IN_TITLES: readonly Part[] = ['title', 'said'];
const NAMED: readonly Part[] = [...IN_TITLES, 'filed'];
const NEAR: readonly Part[] = [...NAMED, 'partly', 'described'];
const ALL_TIERS: Tiers = [['title'], NAMED, NEAR];
/** With what only counts or wraps the rest: a category has other kits than those that are asked for. */
const WRAPPED_TIERS: Tiers = [['title'], IN_TITLES, [...IN_TITLES, 'described']];

/** Fewer gifts than that are not all that is offered. */
export const SEARCH_FEW = 10;

/** What is looked for at once. */
export type Reading = {
  concepts: readonly Concept[];
  tiers: Tiers;
  /** It is not looked for when so many have been found before. */
  below: number;
};

/**
 * A meaning as it may be read, one after another: all that is asked for; then without what only counts or wraps the rest of
 * it (who asks for a 'kit de maquiagem' wants such a kit first, and else what belongs into one); then, where that is few,
 * without whose kin somebody is of whom more is said ('filha adolescente'), and what bodas are named by.
 */
export function readingsOf({ concepts }: SearchMeaning): Reading[] {
  const telling = concepts.filter(({ words }) => !words.every(isLightWord));
  const isWrapped = telling.length > 0 && telling.length < concepts.length;
  const whole = isWrapped ? telling : concepts;
  const closer = whole.filter(
    (concept, at) =>
      !isSaidCloser(concept, whole) && !whole[at - 1]?.words.every(isNamedByMaterial),
  );
  return [
    ...(isWrapped ? [{ concepts, tiers: WRAPPED_TIERS, below: Infinity }] : []),
    { concepts: whole, tiers: ALL_TIERS, below: Infinity },
    ...(closer.length > 0 && closer.length < whole.length
      ? [{ concepts: closer, tiers: ALL_TIERS, below: SEARCH_FEW }]
      : []),
  ];
}

/**
 * Whether a concept only says who somebody is, and another names a category or occasion of the kind that this one stands
 * for: of whom somebody only knows, of any kind; of who is close, in full ('livro para mãe' is no other book).
 */
function isSaidCloser(concept: Concept, concepts: readonly Concept[]): boolean {
  if (!concept.words.every(isRelationWord)) return false;
  const isKnown = concept.words.every(isAcquaintanceWord);
  const isClose = concept.words.every(isCloseWord);
  const kinds = new Set(concept.terms.map(({ kind }) => kind));
  return concepts.some(
    (other) =>
      !other.words.every(isRelationWord) &&
      (!isClose || other.isNamedInFull) &&
      other.terms.some(({ kind }) => isKnown || kinds.has(kind)),
  );
}

/**
 * The tsqueries of what fills up the few gifts that have all that is asked for. When that begins with for whom, or with the
 * name of a category or occasion, and goes on with what none is named by ('decoração pra sala'), all that is named; when the
 * name of a category says more than for whom ('namorada nerd'), what is for them. Else none: who asks for a thing
 * ('luminária nerd') wants no other.
 */
export function queriesOfNamed({ concepts }: SearchMeaning): string[] {
  const close = concepts.filter(
    (concept) => concept.words.every(isCloseWord) && isSaidCloser(concept, concepts),
  );
  if (close.length > 0) return [queryOf(close, NAMED)];
  const named = concepts.filter(isNamed);
  const [head] = named;
  if (head === undefined || head !== concepts[0] || named.length === concepts.length) return [];
  return head.isNamedInFull || head.words.every(isRelationWord) ? [queryOf(named, NAMED)] : [];
}

const isNamed = ({ terms }: Concept) => terms.length > 0;

/** The tsqueries of a reading, of which each finds what the one before does. */
export function queriesOf({ concepts, tiers }: Reading): string[] {
  return concepts.length === 0 ? [] : tiers.map((parts) => queryOf(concepts, parts));
}

/**
 * Tsqueries of what comes first among gifts that are found alike: titles that say all of it, in whatever words, then those
 * that say what it is about: in Portuguese the first thing that is named.
 */
export function firstOf({ concepts }: Reading): string[] {
  const [head, ...others] = concepts;
  if (head === undefined) return [];
  const all = queryOf(concepts, IN_TITLES);
  if (others.length === 0) return [all];
  return [all, conjunction([queryOf([head], IN_TITLES), queryOf(others, NEAR)])];
}

/**
 * Searches for a part of what is asked for, one after another, each of them three tsqueries, of which the next finds what the
 * one before finds, too: of more than two things all but one, first without the last, then any two; then one of them. What
 * no category or occasion is named by is said by fewer gifts, and comes first ('namorado que ama futebol'), then what is
 * named; who somebody is comes last; of what is alike the first ('livro para adolescente').
 */
export function queriesOfPart(concepts: readonly Concept[]): string[][] {
  if (concepts.length < 2) return [];
  const inOrder = [...concepts].sort((a, b) => placeOf(a) - placeOf(b));
  const things = inOrder.filter((concept) => !isNamed(concept));
  const isMixed = things.length > 0 && things.length < inOrder.length;
  const about = isMixed ? things : inOrder.slice(0, 1);
  const others = inOrder.filter((concept) => !about.includes(concept));
  const [title, said] = [anyOf(about, ['title']), anyOf(about, NAMED)];
  if (concepts.length === 2) {
    const next = disjunction([said, anyOf(others.length > 0 ? others : about, NAMED)]);
    return [[title, said, next], [anyOf(inOrder, NEAR)]];
  }
  const closer = others.filter(({ words }) => !words.every(isRelationWord));
  const without = (left: Concept) =>
    queryOf(
      concepts.filter((concept) => concept !== left),
      NEAR,
    );
  const most = disjunction(concepts.map(without));
  const two = pairsOf(inOrder.slice(0, PAIRED_MAX)).map((pair) => queryOf(pair, NEAR));
  return [
    [...concepts.slice(-1).map(without), most, disjunction([most, ...two])],
    [title, anyOf([...about, ...closer], NAMED), anyOf(inOrder, NAMED)],
  ];
}

/** Things of which any two are looked for together. */
const PAIRED_MAX = 5;

const pairsOf = (concepts: readonly Concept[]) =>
  concepts.flatMap((one, at) => concepts.slice(at + 1).map((other) => [one, other]));

const anyOf = (concepts: readonly Concept[], parts: readonly Part[]) =>
  disjunction(concepts.map((concept) => queryOf([concept], parts)));

/** Things before relations, and last what only counts or wraps. */
function placeOf({ words }: Concept): number {
  if (words.every(isLightWord)) return 2;
  return words.every(isRelationWord) ? 1 : 0;
}

/** The tsquery of gifts that have all of these, as far as these parts say so. */
function queryOf(concepts: readonly Concept[], parts: readonly Part[]): string {
  return conjunction(
    concepts.map((concept) => disjunction([...new Set(parts.flatMap((part) => concept[part]))])),
  );
}

export const conjunction = (parts: string[]) =>
  parts.length === 1 ? parts.join('') : `(${parts.join(' & ')})`;
const disjunction = (parts: string[]) =>
  parts.length === 1 ? parts.join('') : `(${parts.join(' | ')})`;
