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

/** Words of a query without what says how long something has lasted: '1 ano de namoro' is nobody's age. */
export function withoutDurations(words: readonly string[]): string[] {
  const isDuration = (at: number) =>
    wordOfAge(words[at] ?? '', words[at + 1] ?? '') !== undefined &&
    words[at + 2] === 'de' &&
    words[at + 3] !== 'idade';
  return words.filter((_, at) => !isDuration(at) && !isDuration(at - 1));
}

/** The word for people of the age that two words of a query say ('5', 'anos'); undefined when they say none. */
export function wordOfAge(number: string, unit: string): string | null | undefined {
  if (!/^\d{1,3}$/.test(number)) return undefined;
  if (MONTHS.test(unit)) return STAGES[0]?.word;
  if (!YEARS.test(unit)) return undefined;
  return STAGES.find(({ until }) => Number(number) <= until)?.word;
}
