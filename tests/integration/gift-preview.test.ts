import { beforeAll, expect, it } from 'vitest';

import type { Session } from '../support/http';
import { openSite, type OpenSite } from '../support/open-site';

let site: OpenSite;
let sessions: Record<'admin' | 'user', Session>;

beforeAll(async () => {
  site = await openSite();
  sessions = {
    admin: await site.api.login(await site.make.user({ isAdmin: true })),
    user: await site.api.login(await site.make.user()),
  };
});

async function previewFor(id: number, session?: Session) {
  const { getGiftPreview } = await import('@/data/gift-preview');
  const headers = new Headers(session && { authorization: `JWT ${session.token}` });
  return getGiftPreview(id, headers);
}

it('an admin sees the newest draft, with what it lacks left empty', async () => {
  const category = await site.make.category();
  const { id } = await site.make.gift({ title: 'Antes', categories: [category.id] });
  await site.app.payload.update({
    collection: 'gifts',
    id,
    data: { title: 'Depois', images: [] },
    draft: true,
  });
  const preview = await previewFor(id, sessions.admin);
  expect(preview).toMatchObject({ title: 'Depois', images: [], price: 100 });
  expect(preview?.categories).toEqual([
    { id: category.id, name: category.name, slug: category.slug },
  ]);
});

it('nobody else sees a preview, not even of what is published', async () => {
  const category = await site.make.category();
  const { id } = await site.make.gift({ categories: [category.id] });
  expect(await previewFor(id)).toBeNull();
  expect(await previewFor(id, sessions.user)).toBeNull();
});

it('what is in the trash, or nowhere, has no preview', async () => {
  const { id } = await site.make.gift({ _status: 'draft', deletedAt: '2026-11-22T12:00:00.000Z' });
  expect(await previewFor(id, sessions.admin)).toBeNull();
  expect(await previewFor(2_000_000_000, sessions.admin)).toBeNull();
});
