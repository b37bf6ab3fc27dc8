import type { CollectionAfterChangeHook } from 'payload';

import { property } from '@/lib/property';

import { isAutosave } from '../../shared/is-autosave';

/**
 * Every save releases the document's lock. An autosave is no end of the editing: its author keeps the lock, so that
 * whoever opens the document meanwhile is told.
 */
export const keepLock: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  if (operation !== 'update' || !isAutosave(req) || req.user === null) return;
  await req.payload.db.create({
    collection: 'payload-locked-documents',
    data: {
      document: { relationTo: collection.slug, value: property(doc, 'id') },
      user: { relationTo: 'users', value: req.user.id },
    },
    req,
  });
};
