import { PRICE_MAX, PRICE_MIN } from './limits';

export type PriceRange = {
  /** Reais, inclusive. */
  min: number;
  /** Reais, inclusive. */
  max: number;
};

/**
 * Ranges offered for one click. Most gifts cost less than a few hundred reais, which is a sliver of the slider. The last
 * one ends where the slider does, and that end is open (decision 0004).
 */
export const PRICE_CHOICES: readonly PriceRange[] = [
  { min: PRICE_MIN, max: 50 },
  { min: 50, max: 100 },
  { min: 100, max: 200 },
  { min: 200, max: 300 },
  { min: 300, max: PRICE_MAX },
];
