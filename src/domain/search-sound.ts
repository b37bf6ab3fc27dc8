import { normaliseSearch } from './text';

/** How letters sound in Brazil, applied in this order to a word without accents. */
const RULES: readonly (readonly [string, string])[] = [
  ['(.)\\1+', '$1'],
  ['ph', 'f'],
  ['x([bcdfgkpqt])', 's$1'],
  ['tch|sch|sh|ch|x', 'x'],
  ['g([ei])', 'j$1'],
  ['gu([ei])', 'g$1'],
  ['qu([ei])', 'k$1'],
  ['c([ei])', 's$1'],
  ['[cq]', 'k'],
  ['z', 's'],
  ['y', 'i'],
  ['w', 'v'],
  ['([ln])h', '$1i'],
  ['h', ''],
  ['l(?![aeiou])', 'u'],
  ['m(?![aeiou])', 'n'],
  ['ou', 'o'],
  ['ei', 'e'],
  ['o(s?)$', 'u$1'],
  ['e(s?)$', 'i$1'],
  ['(.)\\1+', '$1'],
];

const COMPILED = RULES.map(([pattern, to]) => [new RegExp(pattern, 'gu'), to] as const);

/**
 * The same for words that sound alike ('chícara' and 'xícara'). Takes a word as it is written: a cedilla is heard. The
 * function search_sound of migrations/repeatable/30-gift-search.sql does the same.
 */
export function soundOf(written: string): string {
  const word = normaliseSearch(written.normalize('NFC').toLowerCase().replaceAll('ç', 'ss'));
  return COMPILED.reduce((text, [pattern, to]) => text.replace(pattern, to), word);
}
