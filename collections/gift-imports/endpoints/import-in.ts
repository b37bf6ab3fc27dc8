import type { PayloadRequest } from 'payload';

import { documentId } from '@/domain/document-id';
import { messages } from '@/messages';

import { Refusal } from '../../shared/refusal';

/** The import that a request's address names; a 404 where that cannot be one. */
export function importIn(req: PayloadRequest): number {
  const id = documentId(req.routeParams?.id);
  if (id === null) throw new Refusal(404, messages.errors.api.notFound);
  return id;
}
