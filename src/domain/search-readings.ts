import type { PriceRange } from './search-price';
import type { SearchTerm } from './search-lexicon';
import { isKinWord, isLightWord, isNamedByMaterial } from './search-words';

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
const FEW = 10;

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
      ? [{ concepts: closer, tiers: ALL_TIERS, below: FEW }]
      : []),
  ];
}

/** Whether a concept is somebody's kin, and another names a category or occasion of the kind that this one stands for. */
function isSaidCloser(concept: Concept, concepts: readonly Concept[]): boolean {
  if (!concept.words.every(isKinWord)) return false;
  const kinds = new Set(concept.terms.map(({ kind }) => kind));
  return concepts.some(
    (other) =>
      !other.words.every(isKinWord) &&
      other !== concept &&
      other.terms.some(({ kind }) => kinds.has(kind)),
  );
}

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
 * Searches for a part of what is asked for, one after another, each of them tsqueries of which the next finds what the one
 * before finds, too: all but one thing, first without the last; then, of more than two, any of them. What comes first is
 * what the rest says something about ('livro para adolescente').
 */
export function queriesOfPart(concepts: readonly Concept[]): string[][] {
  const [head, other] = [...concepts].sort((a, b) => weightOf(a) - weightOf(b));
  if (head === undefined || other === undefined) return [];
  if (concepts.length === 2) {
    return [head, other].map((concept) => ALL_TIERS.map((parts) => queryOf([concept], parts)));
  }
  const without = (left: Concept) =>
    queryOf(
      concepts.filter((concept) => concept !== left),
      NEAR,
    );
  const most = disjunction(concepts.map(without));
  return [
    [...concepts.slice(-1).map(without), most],
    [disjunction(concepts.map((concept) => queryOf([concept], NAMED)))],
  ];
}

const weightOf = ({ words }: Concept) => (words.every(isLightWord) ? 1 : 0);

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
