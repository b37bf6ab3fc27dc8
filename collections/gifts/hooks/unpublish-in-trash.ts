import type { CollectionBeforeChangeHook } from 'payload';

import { property } from '@/lib/property';

/**
 * A gift in the trash is a draft: everything that visitors see asks for published gifts, so this alone takes it from all
 * of it. The database refuses anything else (`gifts_trash_is_unpublished`).
 */
export const unpublishInTrash: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const deletedAt = property('deletedAt' in data ? data : originalDoc, 'deletedAt');
  return deletedAt == null ? data : { ...data, _status: 'draft' };
};
