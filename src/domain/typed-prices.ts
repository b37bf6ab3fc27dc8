import { PRICE_MAX, PRICE_MIN } from './limits';
import { parsePrice } from './price';
import type { PriceRange } from './price-choices';

/** What is wrong with two typed prices: one is no amount, or the first is above the second. */
export type TypedPricesProblem = { field: 'min' | 'max'; reason: 'amount' | 'order' };

export type TypedPrices = { ok: true; range: PriceRange } | ({ ok: false } & TypedPricesProblem);

/** Reads the two ends of a price range as people write them; an empty field is an open end, and so is a higher price. */
export function readTypedPrices(low: string, high: string): TypedPrices {
  const min = readEnd(low, PRICE_MIN);
  if (min === null) return { ok: false, field: 'min', reason: 'amount' };
  const max = readEnd(high, PRICE_MAX);
  if (max === null) return { ok: false, field: 'max', reason: 'amount' };
  if (min > max) return { ok: false, field: 'max', reason: 'order' };
  return { ok: true, range: { min, max } };
}

function readEnd(text: string, open: number): number | null {
  if (text.trim() === '') return open;
  const price = parsePrice(text);
  return price === null ? null : Math.min(price, PRICE_MAX);
}
