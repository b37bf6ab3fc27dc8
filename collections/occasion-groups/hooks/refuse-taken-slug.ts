import type { CollectionBeforeChangeHook } from 'payload';
import { ValidationError } from 'payload';

import { documentId } from '@/domain/document-id';
import { messages } from '@/messages';

/**
 * Says that a group of that name exists. The unique index is what guarantees it;
 * this only lets the panel show the message beside the field.
 */
export const refuseTakenSlug: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { totalDocs } = await req.payload.count({
    collection: 'occasion-groups',
    where: { slug: { equals: data.slug }, id: { not_equals: documentId(originalDoc) ?? 0 } },
    req,
  });
  if (totalDocs === 0) return data;
  const message = messages.admin.occasionGroupTaken;
  throw new ValidationError(
    { collection: 'occasion-groups', errors: [{ path: 'name', label: 'Nome', message }], req },
    req.t,
  );
};
