import { numberOfWord, withDigits } from './search-number';

/** An age in years, and the word for people of it; null: at that age people are not looked for by it. */
type Stage = { until: number; word: string | null };

const STAGES: readonly Stage[] = [
  { until: 2, word: 'bebe' },
  { until: 11, word: 'crianca' },
  { until: 17, word: 'adolescente' },
  { until: 59, word: null },
  { until: 120, word: 'idoso' },
];

const YEARS = /^(?:anos?|aninhos?)$/;
const MONTHS = /^(?:mes|meses|mesinhos?)$/;

const UNIT = String.raw`(?:anos?|aninhos?|mes|meses|mesinhos?)(?!\S)`;
const FIRST_OF_TWO = new RegExp(
  String.raw`(?<!\S)\d{1,3} (?:${UNIT} )?(?:(?:a|e|ate|ou) )?(?=\d{1,3} ${UNIT})`,
  'gu',
);
const UNIT_FOLLOWS = new RegExp(`^${UNIT}`, 'u');
/** Who turns so many years need not say that it is years: 'aniversário de 15', 'vai fazer 30'. */
const BIRTHDAY =
  /(?<!\S)((?:aniversario|niver|faz|fazer|fazendo|completa|completar|completando) (?:de )?\d{1,3})(?= (?:e|de|do|da|para|pra|pro)(?!\S)|$)/gu;
/** Above it, more than one word may spell a number. */
const SPELLED_IN_ONE_WORD = 20;

/**
 * Words of a query with the latter of two ages ('8 a 10 anos'), with the unit of what somebody turns ('aniversário de 15'),
 * and in digits what more than one word may spell.
 */
export function withOneAge(words: readonly string[]): string[] {
  const text = withDigits(
    words.join(' '),
    (_, after, value) => value > SPELLED_IN_ONE_WORD && UNIT_FOLLOWS.test(after),
  );
  return text.replace(FIRST_OF_TWO, '').replace(BIRTHDAY, '$1 anos').split(' ').filter(Boolean);
}

/** Words of a query without what says how long something has lasted: '1 ano de namoro' is nobody's age. */
export function withoutDurations(words: readonly string[]): string[] {
  const isDuration = (at: number) =>
    wordOfAge(words[at] ?? '', words[at + 1] ?? '') !== undefined &&
    words[at + 2] === 'de' &&
    words[at + 3] !== 'idade';
  return words.filter((_, at) => !isDuration(at) && !isDuration(at - 1));
}

/** The word for people of the age that two words of a query say ('5', 'anos'; 'cinco', 'anos'); undefined when they say none. */
export function wordOfAge(number: string, unit: string): string | null | undefined {
  const count = /^\d{1,3}$/.test(number) ? Number(number) : numberOfWord(number);
  if (count === undefined) return undefined;
  if (MONTHS.test(unit)) return STAGES[0]?.word;
  if (!YEARS.test(unit)) return undefined;
  return STAGES.find(({ until }) => count <= until)?.word;
}
