import { describe, expect, it } from 'vitest';
import { formatPrice, parsePrice } from '@/domain/price';

describe('formatPrice', () => {
  it.each([
    [1299.9, 'R$ 1.299,90'],
    [0, 'R$ 0,00'],
    [49.999, 'R$ 50,00'],
    [1234567.5, 'R$ 1.234.567,50'],
  ])('shows %d as %s, with an ordinary space', (price, text) => {
    expect(formatPrice(price)).toBe(text);
  });

  it.each([[null], [undefined], [Number.NaN], [Infinity]])('is empty for %s', (price) => {
    expect(formatPrice(price)).toBe('');
  });
});

describe('parsePrice', () => {
  it.each([
    ['49,90', 49.9],
    ['49.90', 49.9],
    ['49,9', 49.9],
    [' 49 ', 49],
    ['1.299,90', 1299.9],
    ['1.299', 1299],
    ['12.345.678,00', 12345678],
    ['R$ 1.299,90', 1299.9],
    ['R$\u00a019,90', 19.9],
    ['0', 0],
  ])('reads %j as a Brazilian writes it', (text, price) => {
    expect(parsePrice(text)).toBe(price);
  });

  it('rounds a number to whole cents', () => {
    expect(parsePrice(0.1 + 0.2)).toBe(0.3);
    expect(Object.is(parsePrice(-0), 0)).toBe(true);
  });

  it.each([
    [''],
    ['  '],
    ['-5'],
    ['1e3'],
    ['0x10'],
    ['12,345'],
    ['1,299.90'],
    ['1.29,90'],
    ['49,90,10'],
    ['grátis'],
    ['R$'],
    ['Infinity'],
    [-0.01],
    [Number.NaN],
    [Infinity],
    [null],
    [undefined],
    [true],
    [['49']],
    [{ price: 49 }],
  ])('refuses %j', (input) => {
    expect(parsePrice(input)).toBeNull();
  });

  it('reads back every price that it shows', () => {
    for (const price of [0, 0.01, 9.99, 10, 999.99, 1000, 1299.9, 1234567.89]) {
      expect(parsePrice(formatPrice(price))).toBe(price);
    }
  });
});
