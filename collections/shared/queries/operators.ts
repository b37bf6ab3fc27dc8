import { isToSeveral, type QueryField } from './field-at';

const EQUALITY = ['equals', 'not_equals', 'in', 'not_in', 'exists'] as const;
const TEXT = [...EQUALITY, 'like', 'not_like', 'contains'] as const;
const ORDER = [
  ...EQUALITY,
  ...['greater_than', 'greater_than_equal', 'less_than', 'less_than_equal'],
] as const;

const OPERATORS: Partial<Record<QueryField['type'], readonly string[]>> = {
  id: ORDER,
  number: ORDER,
  date: ORDER,
  text: TEXT,
  textarea: TEXT,
  email: TEXT,
  code: TEXT,
  checkbox: ['equals', 'not_equals', 'exists'],
  select: EQUALITY,
  radio: EQUALITY,
  relationship: EQUALITY,
  upload: EQUALITY,
  value: ['equals', 'not_equals'],
  json: ['exists'],
  richText: ['exists'],
};

/** The operators that the database has for this field; with any other it fails. */
export function operatorsOf(field: QueryField): readonly string[] {
  return isToSeveral(field) ? [] : (OPERATORS[field.type] ?? []);
}
