/** Largest id that the database can hold; anything above it is nobody's. */
const MAX_ID = 2_147_483_647;

/** The id that a value from outside names: a number, its digits, or a document that has one. Null when it cannot be one. */
export function documentId(value: unknown): number | null {
  if (typeof value === 'object' && value != null && 'id' in value) return documentId(value.id);
  if (typeof value === 'string' && !/^[1-9]\d{0,9}$/.test(value)) return null;
  const id = typeof value === 'string' ? Number(value) : value;
  return typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= MAX_ID ? id : null;
}
