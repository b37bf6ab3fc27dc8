import { expect, it } from 'vitest';

import { PRICE_MAX, PRICE_MIN } from '@/domain/limits';
import { formatAmount, formatShortPrice } from '@/domain/price';
import { readTypedPrices } from '@/domain/typed-prices';

it.each([
  ['50', '100', 50, 100],
  ['49,90', '79,5', 49.9, 79.5],
  ['R$ 50', ' 1.299,90 ', 50, 1299.9],
  ['', '80', PRICE_MIN, 80],
  ['80', '', 80, PRICE_MAX],
  ['', '', PRICE_MIN, PRICE_MAX],
  ['80', '80', 80, 80],
  ['100', '25.000', 100, PRICE_MAX],
])('reads %j to %j as Brazilians write prices', (low, high, min, max) => {
  expect(readTypedPrices(low, high)).toEqual({ ok: true, range: { min, max } });
});

it.each([
  ['barato', '100', 'min', 'amount'],
  ['50', 'uns 100', 'max', 'amount'],
  ['-5', '', 'min', 'amount'],
  ['100', '50', 'max', 'order'],
])('says what is wrong with %j to %j', (low, high, field, reason) => {
  expect(readTypedPrices(low, high)).toEqual({ ok: false, field, reason });
});

it('writes an amount as it is typed, without cents that say nothing', () => {
  expect([50, 49.9, 1299, 0].map(formatAmount)).toEqual(['50', '49,90', '1.299', '0']);
  expect(formatShortPrice(1299.9)).toBe('R$ 1.299,90');
});
