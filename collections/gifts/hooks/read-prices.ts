import type { CollectionBeforeOperationHook } from 'payload';

import { parsePrice } from '@/domain/price';

const PRICES = ['price', 'originalPrice'];

/**
 * Reads prices that were sent as text, comma or not. It has to happen before anything else: Payload reads a number's text
 * up to its first comma, and 49,90 would be stored as 49. A text that is no price becomes NaN, which the field refuses
 * together with whatever else is wrong with the gift.
 */
export const readPrices: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'create' && operation !== 'update') return args;
  const data: unknown = 'data' in args ? args.data : undefined;
  if (typeof data !== 'object' || data == null) return args;

  const given: Record<string, unknown> = { ...data };
  for (const path of PRICES) {
    const value = given[path];
    if (typeof value === 'string') {
      given[path] = value.trim() === '' ? null : (parsePrice(value) ?? Number.NaN);
    }
  }
  return { ...args, data: given };
};
