import { formatNumber } from './format-number';

const GROUPED = /^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/;
const PLAIN = /^\d+(?:[.,]\d{1,2})?$/;

/** A price in reais for visitors, 'R$ 1.299,90' with an ordinary space; '' without a price. */
export function formatPrice(price: number | null | undefined): string {
  if (price === null || price === undefined || !Number.isFinite(price)) return '';
  return `R$ ${formatNumber(price, 2)}`;
}

/** A price as short as it can be said: 'R$ 50', but 'R$ 49,90'. */
export function formatShortPrice(price: number): string {
  return `R$ ${formatAmount(price)}`;
}

/** An amount as people type it into a field: '50', '49,90', '1.299'. */
export function formatAmount(price: number): string {
  return formatNumber(price, 2).replace(/,00$/, '');
}

/**
 * The price that a person or a file wrote, in reais, or null when it is none. Accepts a
 * number, '49.90', '49,90', '1.299,90' and a leading 'R$'. A lone '1.299' is one thousand two hundred
 * and ninety-nine, as every Brazilian reads it: no price has three decimals.
 */
export function parsePrice(input: unknown): number | null {
  if (typeof input === 'number') return toCents(input);
  if (typeof input !== 'string') return null;
  const text = input.trim().replace(/^R\$\s*/i, '');
  if (GROUPED.test(text)) return toCents(Number(text.replaceAll('.', '').replace(',', '.')));
  if (PLAIN.test(text)) return toCents(Number(text.replace(',', '.')));
  return null;
}

function toCents(value: number): number | null {
  if (!Number.isFinite(value) || value < 0) return null;
  // Adding 0 turns -0 into 0.
  return Math.round(value * 100) / 100 + 0;
}
