import type { CollectionBeforeDeleteHook, CollectionSlug } from 'payload';
import { APIError } from 'payload';

import { messages } from '@/messages';

type Use = {
  collection: Extract<
    CollectionSlug,
    'gifts' | 'categories' | 'occasions' | 'category-groups' | 'occasion-groups'
  >;
  /** The field that holds the document which is about to go. */
  field: string;
};

/** As many names as an editor reads in one notice; the rest is counted. */
const NAMED = 3;

/**
 * Refuses to delete what other documents require. Checked before anything is changed: the database would refuse it too,
 * but without naming the documents, and after a picture's file is deleted.
 */
export function refuseWhileInUse(subject: string, uses: Use[]): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    let total = 0;
    const names: string[] = [];
    // One after the other: they share the connection of one transaction.
    for (const { collection, field } of uses) {
      const { docs, totalDocs } = await req.payload.find({
        collection,
        where: { [field]: { equals: id } },
        limit: NAMED,
        depth: 0,
        req,
      });
      total += totalDocs;
      names.push(...docs.map(nameOf));
    }
    if (total === 0) return;
    const shown = names.slice(0, NAMED);
    throw new APIError(messages.admin.inUse(subject, shown, total - shown.length), 409, null, true);
  };
}

function nameOf(document: { title?: string | null; name?: string | null; id: number }): string {
  return `“${document.title ?? document.name ?? document.id}”`;
}
