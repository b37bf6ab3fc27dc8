/** What can be done to a document, as the audit log names it. */
export const AUDIT_OPERATIONS = [
  { value: 'create', label: 'Criou' },
  { value: 'draft', label: 'Salvou rascunho' },
  { value: 'update', label: 'Alterou' },
  { value: 'publish', label: 'Publicou' },
  { value: 'unpublish', label: 'Despublicou' },
  { value: 'trash', label: 'Moveu para a lixeira' },
  { value: 'restore', label: 'Tirou da lixeira' },
  { value: 'delete', label: 'Excluiu' },
] as const;

export type AuditOperation = (typeof AUDIT_OPERATIONS)[number]['value'];

/** One field of a change. Values are texts for people; null is an empty field. */
export type AuditChange = {
  path: string;
  label: string;
  before: string | null;
  after: string | null;
};

/** Characters of a value that the log keeps. */
export const AUDIT_VALUE_MAX = 500;
/** Autosaves of one user within so many milliseconds are one entry. */
export const AUDIT_MERGE_MS = 15 * 60_000;

/** The changes of two entries one after the other as those of one; a field that is as it was before is left out. */
export function mergeChanges(
  former: readonly AuditChange[],
  latter: readonly AuditChange[],
): AuditChange[] {
  const merged = new Map(former.map((change) => [change.path, change]));
  for (const change of latter) {
    const { before } = merged.get(change.path) ?? change;
    merged.set(change.path, { ...change, before });
  }
  return [...merged.values()].filter(({ before, after }) => before !== after);
}
