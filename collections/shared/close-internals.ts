import type { SanitizedConfig } from 'payload';

import { adminsOnly } from './access';

const LOCKED_DOCUMENTS = 'payload-locked-documents';

/**
 * Payload keeps who is editing what in a collection of its own that any signed-in user may read and write. Here
 * visitors can sign up: only admins, who are the ones who edit, may (spec section 6).
 */
export function closeInternals(config: SanitizedConfig): SanitizedConfig {
  const locks = config.collections.find(({ slug }) => slug === LOCKED_DOCUMENTS);
  if (locks == null) throw new Error(`${LOCKED_DOCUMENTS} is gone: look at what has replaced it`);
  Object.assign(locks.access, {
    create: adminsOnly,
    read: adminsOnly,
    update: adminsOnly,
    delete: adminsOnly,
  });
  return config;
}
