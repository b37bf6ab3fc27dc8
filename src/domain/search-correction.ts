import { soundOf } from './search-sound';

/** A word that may have been meant: as it is compared, and as it is written. */
export type Candidate = { word: string; written: string };

const sounds = new WeakMap<Candidate, string>();

/** Computed once for candidates that are kept, as a lexicon's are. */
function soundOfCandidate(candidate: Candidate): string {
  const known = sounds.get(candidate);
  if (known !== undefined) return known;
  const sound = soundOf(candidate.written);
  sounds.set(candidate, sound);
  return sound;
}

/** What another first letter is worth besides: people seldom miss it. */
const ANOTHER_BEGINNING = 1;
/** What a word that is written as it sounds is worth, in typing errors: less than one. */
const BY_EAR = 0.5;

/**
 * The candidate that is the fewest errors away: of typing (a letter too much, one missing, another one, two swapped), or of
 * writing as it sounds; of equals the first; null when none is near enough to have been meant.
 */
export function nearestWord(misspelt: string, candidates: Iterable<Candidate>): Candidate | null {
  const most = errorsAllowed(misspelt.length);
  const sound = soundOf(misspelt);
  let nearest: Candidate | null = null;
  let fewest = Infinity;
  for (const candidate of candidates) {
    if (candidate.word === misspelt) continue;
    const limit = Math.min(fewest, most);
    const beginning = candidate.word[0] === misspelt[0] ? 0 : ANOTHER_BEGINNING;
    const errors = Math.min(
      beginning + errorsWithin(limit - beginning, misspelt, candidate.word),
      BY_EAR + errorsWithin(limit - BY_EAR, sound, soundOfCandidate(candidate)),
    );
    if (errors < fewest && errors <= most) [nearest, fewest] = [candidate, errors];
  }
  return nearest;
}

/** Infinity when the lengths alone say that there are more. */
function errorsWithin(limit: number, one: string, other: string): number {
  return Math.abs(one.length - other.length) > limit ? Infinity : typingErrors(one, other);
}

function errorsAllowed(length: number): number {
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
}

/** The distance of Damerau and Levenshtein, each pair of letters swapped at most once. */
export function typingErrors(one: string, other: string): number {
  const width = other.length + 1;
  let previous: number[] = [];
  let row = Array.from({ length: width }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j < width; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      let errors = Math.min(
        (next[j - 1] ?? 0) + 1,
        (row[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped =
        i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwapped) errors = Math.min(errors, (previous[j - 2] ?? 0) + 1);
      next.push(errors);
    }
    previous = row;
    row = next;
  }
  return row[other.length] ?? 0;
}

/** The query with the words that `corrections` has replaced by how these are written. */
export function correctedQuery(
  query: string,
  corrections: ReadonlyMap<string, string>,
  normalise: (text: string) => string,
): string {
  return query
    .split(/([\p{L}\p{M}\p{N}]+)/u)
    .map((part) => corrections.get(normalise(part)) ?? part)
    .join('');
}
