import type { JsonObject } from 'payload';

import type { AuditOperation } from '@/domain/audit';

type Write = {
  before: JsonObject | null;
  after: JsonObject | null;
  /** Whether visitors saw the document before and see it now, whatever its latest version says. */
  wasPublic: boolean;
  isPublic: boolean;
};

/** What a write did to a document, told by its states before and after. */
export function operationOf({ before, after, wasPublic, isPublic }: Write): AuditOperation {
  if (after === null) return 'delete';
  if (before === null) return 'create';
  const [wasInTrash, isInTrash] = [before.deletedAt != null, after.deletedAt != null];
  if (wasInTrash !== isInTrash) return isInTrash ? 'trash' : 'restore';
  if (after._status == null) return 'update';
  if (wasPublic !== isPublic) return isPublic ? 'publish' : 'unpublish';
  return after._status === 'draft' ? 'draft' : 'update';
}
