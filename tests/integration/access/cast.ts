import type { Payload } from 'payload';

import type { User } from '@payload-types';

import { createFactories } from '../../support/factories';
import type { ApiKey, Session, TestApi } from '../../support/http';
import { openSite, type OpenSite } from '../../support/open-site';
import { createFixtures } from './fixtures';
import type { Role } from './table';

export type Cast = {
  users: Record<'user' | 'admin' | 'other', User>;
  sessions: Record<Role, Session | ApiKey | null>;
};

export type Stage = OpenSite & { cast: Cast; fixtures: Awaited<ReturnType<typeof createFixtures>> };

/** A site, everybody who may ask something of it, and documents to try things on; closed at the end of the test file. */
export async function openCast(): Promise<Stage> {
  const site = await openSite();
  const cast = await createCast(site.app.payload, site.api);
  const fixtures = await createFixtures(site.app.payload, cast.users, site.make);
  return { ...site, cast, fixtures };
}

/** A user, an admin and another user, all signed in, and keys that the admin has made. */
async function createCast(payload: Payload, api: TestApi): Promise<Cast> {
  const make = createFactories(payload);
  const user = await make.user({ email: 'leitora@example.com', name: 'Leitora' });
  const admin = await make.user({ email: 'editora@example.com', name: 'Editora', isAdmin: true });
  const other = await make.user({ email: 'outra@example.com', name: 'Outra' });
  const signedIn = await api.login(admin);
  return {
    users: { user, admin, other },
    sessions: {
      visitor: null,
      user: await api.login(user),
      other: await api.login(other),
      readKey: await api.issueKey(signedIn),
      adminKey: await api.issueKey(signedIn, { name: 'Catálogo', scope: 'admin' }),
      admin: signedIn,
    },
  };
}
