import { documentId } from '@/domain/document-id';
import { QUERY_LIST_MAX, QUERY_VALUE_MAX_CHARACTERS } from '@/domain/query-limits';
import { messages } from '@/messages';

import type { QueryField } from './field-at';

const words = messages.rest.expected;

/** What a correct value of this condition would be, or null when this one is correct. */
export function valueProblem(type: QueryField['type'], operator: string, value: unknown) {
  if (operator === 'exists') return isFlag(value) ? null : words.flag;
  if (isBeginning(type, operator, value)) return null;
  // No value is one to compare with, and of a variable of GraphQL no condition; within a list it is neither.
  if (value === null) return null;
  if (operator !== 'in' && operator !== 'not_in') {
    return value === 'null' ? null : single(type, value);
  }
  const list: unknown[] = typeof value === 'string' ? value.split(',') : [value].flat();
  if (list.length > QUERY_LIST_MAX) return words.list(QUERY_LIST_MAX);
  return list.map((item) => single(type, item)).find((problem) => problem !== null) ?? null;
}

/** Before all ids: from there a reader goes on by the last id that was read. */
function isBeginning(type: QueryField['type'], operator: string, value: unknown): boolean {
  return type === 'id' && operator === 'greater_than' && String(value) === '0';
}

function single(type: QueryField['type'], value: unknown): string | null {
  if (value instanceof Date) return null;
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') {
    return words.value;
  }
  const text = String(value);
  if (text.length > QUERY_VALUE_MAX_CHARACTERS) return words.shorter(QUERY_VALUE_MAX_CHARACTERS);
  if (text.includes('\0')) return words.value;
  switch (type) {
    case 'id':
    case 'relationship':
    case 'upload':
      return documentId(value) === null ? words.id : null;
    case 'number':
      return text.trim() !== '' && Number.isFinite(Number(text)) ? null : words.number;
    case 'date':
      return Number.isNaN(Date.parse(text)) ? words.date : null;
    case 'checkbox':
      return isFlag(value) ? null : words.flag;
    default:
      return null;
  }
}

function isFlag(value: unknown): boolean {
  return [true, false, 'true', 'false'].some((flag) => flag === value);
}
