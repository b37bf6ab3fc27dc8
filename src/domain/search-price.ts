import { withDigits } from './search-number';
import { normaliseSearch } from './text';

/** In reais, inclusive; null where there is no bound. */
export type PriceRange = { min: number | null; max: number | null };

/** What costs little: at most the first of these; where that is too few gifts, at most the next. */
const CHEAP_CEILINGS: readonly number[] = [50, 100, 200, 400];

/** A range of prices as the ranges that are looked through one after another when what costs less comes first. */
export function cheapestFirst(price: PriceRange | null): (PriceRange | null)[] {
  const { min, max } = price ?? { min: null, max: null };
  const below = CHEAP_CEILINGS.filter(
    (ceiling) => ceiling > (min ?? 0) && ceiling < (max ?? Infinity),
  );
  return [...below.map((ceiling) => ({ min, max: ceiling })), price];
}

const CURRENCY_WORD = '(?:reais|real|reias|reas|rs|contos?|pilas?|mangos)';
const NUMBER = String.raw`\d{1,6}(?:\.\d{3})*(?:,\d{1,2})?`;
const AMOUNT = String.raw`(?:r\$ ?)?(${NUMBER})(?: ?(?:${CURRENCY_WORD}|r\$))?`;
/** An amount that says that it is money; cents do, too. */
const CURRENCY_AMOUNT = String.raw`(?:r\$ ?(${NUMBER})|(${NUMBER}) ?${CURRENCY_WORD}|(\d{1,6}(?:\.\d{3})*,\d{2}))`;
/** What else is counted: 'até 5 anos' is no price. */
const COUNTED =
  'anos?|aninhos?|mes|meses|mesinhos?|semanas?|dias?|horas?|minutos?|pecas?|pessoas?|convidados|jogadores|lugares|unidades|' +
  'itens|litros?|l|ml|cm|mm|metros?|m|kg|quilos?|g|gramas?|gb|polegadas?|cores|marchas';
const EDGE = String.raw`(?![\p{L}\p{N}]| (?:${COUNTED})(?![\p{L}\p{N}]))`;
const START = String.raw`(?<![\p{L}\p{N}])`;

const phrase = (text: string) => new RegExp(`${START}${text}${EDGE}`, 'u');

const BETWEEN = [
  phrase(`entre ${AMOUNT} (?:e|a|ate) ${AMOUNT}`),
  phrase(String.raw`(?:mais )?de (?:r\$ ?)?(\d{1,6}) ?(?:reais )?(?:a|ate) ${AMOUNT}`),
  phrase(`(${NUMBER}) ?(?:a|ate|e|-|–) ?${CURRENCY_AMOUNT}`),
];
const AT_MOST = [
  phrase(`(?:por )?(?:ate|no maximo|maximo|menos de|menos que|abaixo de|ate uns) ${AMOUNT}`),
];
const AT_LEAST = [
  phrase(`(?:a partir de|acima de|mais de|mais que|no minimo|desde|minimo de) ${AMOUNT}`),
];
/** About as much. */
const ABOUT = [phrase(`(?:por|de|com|uns|na faixa de|custando)? ?${CURRENCY_AMOUNT}`)];
/** How far from what it says an amount may be that is meant as 'about'. */
const ABOUT_SHARE = 0.25;

const CURRENCY = String.raw`${CURRENCY_WORD}(?![\p{L}\p{N}])`;
const MONEY_FOLLOWS = new RegExp(`^${CURRENCY}`, 'u');
const MORE_MONEY_FOLLOWS = new RegExp(`^(?:a|e|ate) [\\p{L}\\p{N} ]{2,40} ${CURRENCY}`, 'u');
const RANGE_PRECEDES = /(?<![\p{L}\p{N}])(?:de|entre)$/u;
const BOUND_PRECEDES =
  /(?<![\p{L}\p{N}])(?:ate|ate uns|maximo|minimo|minimo de|menos de|menos que|abaixo de|acima de|a partir de|mais de|mais que|entre|entre [\p{L}\p{N} ]{2,40} e)$/u;
const COUNTED_FOLLOWS = new RegExp(String.raw`^(?:${COUNTED})(?![\p{L}\p{N}])`, 'u');
/** Less than so much, in words, is rather a number of something. */
const FEWEST_REAIS_IN_WORDS = 10;

/** Whether a number in words between these texts is an amount of money. */
function isAmount(before: string, after: string, value: number): boolean {
  if (MONEY_FOLLOWS.test(after)) return true;
  if (RANGE_PRECEDES.test(before) && MORE_MONEY_FOLLOWS.test(after)) return true;
  return (
    value >= FEWEST_REAIS_IN_WORDS && BOUND_PRECEDES.test(before) && !COUNTED_FOLLOWS.test(after)
  );
}

/** What a search says about the price, and what is left of it, without accents and in lower case. */
export function takePrice(query: string): { text: string; price: PriceRange | null } {
  const text = withDigits(normaliseSearch(query).replace(/\s+/gu, ' '), isAmount);
  const between = findIn(text, BETWEEN);
  if (between !== null) {
    const [low = 0, high = 0] = between.amounts.sort((a, b) => a - b);
    return { text: between.rest, price: { min: low, max: high } };
  }
  const most = findIn(text, AT_MOST);
  const least = findIn(most?.rest ?? text, AT_LEAST);
  if (most !== null || least !== null) {
    return {
      text: least?.rest ?? most?.rest ?? text,
      price: { min: least?.amounts[0] ?? null, max: most?.amounts[0] ?? null },
    };
  }
  const about = findIn(text, ABOUT);
  const amount = about?.amounts[0];
  if (about == null || amount === undefined) return { text, price: null };
  const range = { min: amount * (1 - ABOUT_SHARE), max: amount * (1 + ABOUT_SHARE) };
  return { text: about.rest, price: range };
}

function findIn(text: string, patterns: RegExp[]): { rest: string; amounts: number[] } | null {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const amounts = match.slice(1).filter(Boolean);
    const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
    return { rest: rest.replace(/\s+/gu, ' ').trim(), amounts: amounts.map(toAmount) };
  }
  return null;
}

function toAmount(text: string): number {
  return Number(text.replaceAll('.', '').replace(',', '.'));
}
