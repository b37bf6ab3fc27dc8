import type { Payload } from 'payload';

import type { User } from '@payload-types';

import { createFactories } from '../../support/factories';
import type { Session, TestApi } from '../../support/http';
import type { Role } from './table';

export type Cast = {
  users: Record<'user' | 'admin' | 'other', User>;
  sessions: Record<Role, Session | null>;
};

/** A user, an admin and another user; the first two are signed in. */
export async function createCast(payload: Payload, api: TestApi): Promise<Cast> {
  const make = createFactories(payload);
  const user = await make.user({ email: 'leitora@example.com', name: 'Leitora' });
  const admin = await make.user({ email: 'editora@example.com', name: 'Editora', isAdmin: true });
  const other = await make.user({ email: 'outra@example.com', name: 'Outra' });
  return {
    users: { user, admin, other },
    sessions: { visitor: null, user: await api.login(user), admin: await api.login(admin) },
  };
}
