import { describe, expect, it } from 'vitest';

import { formatNumber } from '@/domain/format-number';

const WHOLE = [0, 1, 12, 999, 1_000, 1_234, 12_345, 999_999, 1_000_000, 1_234_567_890, -5, -1_234];
/** Every price has cents, and every average one decimal. */
const CENTS = Array.from({ length: 5_000 }, (_, index) => (index * 7_919) / 100);
const TENTHS = Array.from({ length: 51 }, (_, index) => index / 10);

describe('a number as Brazilians write it', () => {
  it.each([
    [0, WHOLE],
    [2, [...WHOLE, ...CENTS, 0.005, 1_605.13, 999_999.99]],
    [1, [...WHOLE, ...TENTHS]],
  ])('with %i decimals is what Intl writes', (decimals, values) => {
    const format = new Intl.NumberFormat('pt-BR', {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    for (const value of values) expect(formatNumber(value, decimals)).toBe(format.format(value));
  });
});
