import type { AuthStrategy } from 'payload';

import { currentApiKey } from '@/lib/api-key-context';

/**
 * The user of a request with an admin key: who made it. A read-only key has none, so that it is a visitor to every access
 * function. The key itself was checked before the request came here (./gate.ts).
 */
export const keyStrategy: AuthStrategy = {
  name: 'mimoteca-api-key',
  async authenticate({ payload }) {
    const key = currentApiKey();
    if (key?.owner == null) return { user: null };
    const user = await payload.db.findOne({
      collection: 'users',
      where: { id: { equals: key.owner } },
      select: { email: true, name: true, isAdmin: true, createdAt: true, updatedAt: true },
    });
    if (user === null) return { user: null };
    // The border to the database: a document of `users`, as far as access functions and hooks read it.
    return {
      user: { ...user, collection: 'users', _strategy: 'mimoteca-api-key' } as NonNullable<
        Awaited<ReturnType<AuthStrategy['authenticate']>>['user']
      >,
    };
  },
};
