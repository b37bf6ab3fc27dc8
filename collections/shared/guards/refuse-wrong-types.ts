import type { CollectionBeforeOperationHook, FlattenedField } from 'payload';
import { ValidationError } from 'payload';

import { messages } from '@/messages';

const TEXTS = new Set<FlattenedField['type']>(['text', 'textarea', 'email', 'code']);

type Problem = { path: string; message: string };

/**
 * Payload parses the number that a text begins with, and silently drops the rest: `5x` would be stored as 5. This
 * refuses a text for a number unless all of it is one. An object for a text would be stored as its JSON, and is refused too. Runs
 * after the hooks that parse texts in their own way.
 */
export const refuseWrongTypes: CollectionBeforeOperationHook = ({ args, collection, req }) => {
  const data: unknown = 'data' in args ? args.data : undefined;
  const errors = problemsOf(collection.flattenedFields, data, '');
  if (errors.length === 0) return args;
  throw new ValidationError({ collection: collection.slug, errors, req }, req.t);
};

function problemsOf(fields: FlattenedField[], data: unknown, prefix: string): Problem[] {
  if (typeof data !== 'object' || data === null) return [];
  return fields.flatMap((field) => {
    const value: unknown = Reflect.get(data, field.name);
    const path = `${prefix}${field.name}`;
    if (field.type === 'number') {
      return [value].flat().some(isNoNumber)
        ? [{ path, message: messages.errors.field.number }]
        : [];
    }
    if (TEXTS.has(field.type) && !('hasMany' in field && field.hasMany === true)) {
      return typeof value === 'object' && value !== null
        ? [{ path, message: messages.errors.field.text }]
        : [];
    }
    if (field.type === 'group') return problemsOf(field.flattenedFields, value, `${path}.`);
    if (field.type !== 'array' || !Array.isArray(value)) return [];
    return value.flatMap((row, index) =>
      problemsOf(field.flattenedFields, row, `${path}.${index}.`),
    );
  });
}

/** Payload treats an empty text as no value. */
function isNoNumber(value: unknown): boolean {
  if (typeof value !== 'string' || value.trim() === '') return false;
  const number = Number(value);
  return !Number.isFinite(number) || number !== Number.parseFloat(value);
}
