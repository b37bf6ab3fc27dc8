const UNITS =
  'um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove';
const TENS = 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa';
const HUNDREDS =
  'cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos';

const VALUES = new Map<string, number>([
  ...UNITS.split(' ').map((word, index) => [word, index + 1] as const),
  ...TENS.split(' ').map((word, index) => [word, (index + 2) * 10] as const),
  ...HUNDREDS.split(' ').map((word, index) => [word, (index + 1) * 100] as const),
  // 'Até cinquentinha'.
  ...TENS.split(' ').map(
    (word, index) => [word.replace(/[ae]$/, 'inha'), (index + 2) * 10] as const,
  ),
  ['vintinho', 20],
  ['duas', 2],
  ['uma', 1],
  ['catorze', 14],
  ['cincoenta', 50],
  ['cem', 100],
]);

const WORD = [...VALUES.keys()].sort((a, b) => b.length - a.length).join('|');
const BELOW_THOUSAND = String.raw`(?:${WORD})(?: e (?:${WORD}))*`;
/** 'cento e cinquenta', 'mil e duzentos', '2 mil'. */
const SPELLED = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])(?:(?:(?:${BELOW_THOUSAND}|\d{1,3}(?:,\d)?) )?mil(?: e ${BELOW_THOUSAND})?|${BELOW_THOUSAND})(?![\p{L}\p{N}])`,
  'gu',
);

/** The number that a word spells. */
export function numberOfWord(word: string): number | undefined {
  return VALUES.get(word);
}

/**
 * A text without accents and in lower case, with digits for the numbers in words that `isMeant` accepts. 'Cinquenta e cem'
 * are two numbers.
 */
export function withDigits(
  text: string,
  isMeant: (before: string, after: string, value: number) => boolean,
): string {
  return text.replace(SPELLED, (spelled: string, at: number) => {
    const numbers = numbersIn(spelled);
    const before = text.slice(0, at).trimEnd();
    const after = text.slice(at + spelled.length).trimStart();
    const value = Math.max(...numbers);
    return isMeant(before, after, value) ? numbers.join(' e ') : spelled;
  });
}

function numbersIn(spelled: string): number[] {
  const numbers: number[] = [];
  let [sum, least] = [0, Infinity];
  for (const part of spelled.split(/ e | /)) {
    const value = VALUES.get(part) ?? (part === 'mil' ? 1000 : Number(part.replace(',', '.')));
    if (part === 'mil') {
      [sum, least] = [Math.round((sum || 1) * value), value];
    } else if (value < least && least >= 20) {
      [sum, least] = [sum + value, value];
    } else {
      numbers.push(sum);
      [sum, least] = [value, value];
    }
  }
  return [...numbers, sum];
}
