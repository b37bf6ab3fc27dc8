import type { CollectionBeforeOperationHook } from 'payload';
import { ValidationError } from 'payload';

import { parsePrice } from '@/domain/price';
import { messages } from '@/messages';

const PRICES = [
  { path: 'price', label: 'Preço (R$)' },
  { path: 'originalPrice', label: 'Preço original (R$)' },
];

/**
 * Reads prices that were sent as text, comma or not. It has to happen before anything else: Payload
 * reads a number's text up to its first comma, and 49,90 would be stored as 49.
 */
export const readPrices: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args;
  const data: unknown = 'data' in args ? args.data : undefined;
  if (typeof data !== 'object' || data == null) return args;

  const given: Record<string, unknown> = { ...data };
  const errors: { path: string; label: string; message: string }[] = [];
  for (const { path, label } of PRICES) {
    const value = given[path];
    if (typeof value !== 'string') continue;
    given[path] = value.trim() === '' ? null : parsePrice(value);
    if (given[path] == null && value.trim() !== '') {
      errors.push({ path, label, message: messages.admin.priceInvalid });
    }
  }
  if (errors.length > 0) throw new ValidationError({ collection: 'gifts', errors, req }, req.t);
  return { ...args, data: given };
};
