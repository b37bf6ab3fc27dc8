/** Largest id that the database can store: no document has a larger one. */
export const MAX_ID = 2_147_483_647;

export function isDocumentId(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= MAX_ID;
}

/** The id that a value from outside names: a number, its digits, or a document that has one. Null when it cannot be one. */
export function documentId(value: unknown): number | null {
  if (typeof value === 'object' && value != null && 'id' in value) return documentId(value.id);
  const id = typeof value === 'string' && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : value;
  return isDocumentId(id) ? id : null;
}
