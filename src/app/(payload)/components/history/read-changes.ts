import type { AuditChange } from '@/domain/audit';
import { isRecord } from '@/lib/is-record';

/** The changes of an entry as the audit log stores them; none for anything else. */
export function readChanges(stored: unknown): AuditChange[] {
  return Array.isArray(stored) ? stored.filter(isChange) : [];
}

function isChange(value: unknown): value is AuditChange {
  return isRecord(value) && typeof value.path === 'string' && typeof value.label === 'string';
}
