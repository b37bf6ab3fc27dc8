import { MAX_ID } from '@/domain/document-id';
import { ADMIN_QUERY_LIMIT_MAX } from '@/domain/query-limits';
import { messages } from '@/messages';

import type { QueryField } from './field-at';

const words = messages.rest.expected;
const LISTS = new Set(['in', 'not_in']);
const PATTERNS = new Set(['like', 'not_like', 'contains']);
/** The database has no escape at the end of a pattern, and `not_like` puts nothing behind it. */
const OPEN_ESCAPE = /(?<!\\)(?:\\\\)*\\$/;

/** What would have to be sent instead of a value that Payload or the database fails at, or null of any other. */
export function valueFailure(
  field: QueryField | undefined,
  operator: string,
  value: unknown,
): string | null {
  if (operator === 'exists') return null;
  const isList = LISTS.has(operator);
  if (PATTERNS.has(operator)) {
    const isOfMany = operator === 'contains' && hasMany(field);
    if (value === null || (Array.isArray(value) && !isOfMany)) return words.value;
    const isOpen = operator === 'not_like' && typeof value === 'string' && OPEN_ESCAPE.test(value);
    if (isOpen) return words.value;
  }
  const items: unknown[] = isList && typeof value === 'string' ? value.split(',') : [value].flat();
  if (items.length > ADMIN_QUERY_LIMIT_MAX) return words.list(ADMIN_QUERY_LIMIT_MAX);
  const isListed = isList || Array.isArray(value);
  const failures = items.map((item) => failureOf(field?.type, item, isListed));
  return failures.find((failure) => failure !== null) ?? null;
}

function failureOf(
  type: QueryField['type'] | undefined,
  item: unknown,
  isListed: boolean,
): string | null {
  if (item instanceof Date) return null;
  if (typeof item === 'object' && item !== null) return words.value;
  const text = String(item);
  if (text.includes('\0')) return words.value;
  switch (type) {
    case 'value':
      return isInteger(text) ? null : words.id;
    case 'id':
      // Alone a text that is no number is no condition; of a list it would be compared.
      return isInteger(text) || (!isListed && Number.isNaN(Number(text))) ? null : words.id;
    case 'relationship':
    case 'upload':
      return isInteger(text) || (!isListed && isNothing(item)) ? null : words.id;
    case 'number':
      return isListed && item !== null && Number.isNaN(Number(text)) ? words.number : null;
    case 'date':
      return isWritable(typeof item === 'number' ? item : text) ? null : words.date;
    case 'checkbox':
      return isNothing(item) || /^(?:true|false)$/i.test(text) ? null : words.flag;
    default:
      return null;
  }
}

function hasMany(field: QueryField | undefined): boolean {
  return field !== undefined && 'hasMany' in field && field.hasMany === true;
}

const isNothing = (item: unknown): boolean => item === null || item === 'null';

/** Of what the database compares with an id; an empty text is 0 to Payload. */
function isInteger(text: string): boolean {
  return Number.isInteger(Number(text)) && Math.abs(Number(text)) <= MAX_ID;
}

/** Whether the database can read the year of a date. A text that is no date is no condition, a number that is none fails. */
function isWritable(date: string | number): boolean {
  const year = new Date(date).getUTCFullYear();
  return Number.isNaN(year) ? typeof date === 'string' : year > 0 && year <= 9_999;
}
