import { existsSync } from 'node:fs';

import { beforeAll, expect, it } from 'vitest';

import type { Media } from '@payload-types';

import type { Factories } from '../support/factories';
import type { Session, TestApi } from '../support/http';
import { openSite } from '../support/open-site';
import { originalFile } from '../support/original-file';
import type { TestPayload } from '../support/test-payload';

let app: TestPayload;
let api: TestApi;
let make: Factories;
let admin: Session;
let reader: Session;

beforeAll(async () => {
  ({ app, api, make } = await openSite());
  admin = await api.login(await make.user({ isAdmin: true }));
  reader = await api.login(await make.user());
});

async function oldPicture(): Promise<Media> {
  const media = await make.media();
  await app.query(`update media set created_at = now() - interval '8 days' where id = $1`, [
    media.id,
  ]);
  return media;
}

const isThere = async (id: number) =>
  (await app.query('select from media where id = $1', [id])).length > 0;

const remove = (as: Session | null) =>
  api.request('/media/unused/delete', { method: 'POST', body: {}, as });

it('only pictures that nothing uses and that are older than a week are removed, with their files', async () => {
  const [stray, fresh, kept, former] = [
    await oldPicture(),
    await make.media(),
    await oldPicture(),
    await oldPicture(),
  ];
  const category = await make.category({ image: (await oldPicture()).id });
  const gift = await make.gift({ images: [former.id], categories: [category.id] });
  // Only a former version shows the picture now.
  await app.payload.update({ collection: 'gifts', id: gift.id, data: { images: [kept.id] } });
  const file = originalFile(app, stray);
  expect(existsSync(file)).toBe(true);

  const { body: before } = await api.request('/media/unused', { as: admin });
  expect(before.count).toBe(1);
  expect(before.bytes).toBe(stray.filesize);
  const { status, body } = await remove(admin);
  expect([status, body]).toEqual([200, { deleted: 1, count: 0, bytes: 0 }]);

  expect(existsSync(file)).toBe(false);
  expect(await isThere(stray.id)).toBe(false);
  for (const { id } of [fresh, kept, former]) expect(await isThere(id)).toBe(true);
  const image = typeof category.image === 'number' ? category.image : category.image.id;
  expect(await isThere(image)).toBe(true);
});

it('nobody but an admin is told of them or removes them', async () => {
  const stray = await oldPicture();
  for (const as of [null, reader]) {
    expect((await api.request('/media/unused', { as })).status).toBe(403);
    expect((await remove(as)).status).toBe(403);
  }
  expect(await isThere(stray.id)).toBe(true);
});

it('a focal point is kept without another file, and pages show it', async () => {
  const media = await make.media();
  const categories = [(await make.category()).id];
  const gift = await make.gift({ images: [media.id], categories });
  // As the panel sends it.
  const query = 'uploadEdits[focalPoint][x]=20&uploadEdits[focalPoint][y]=80';
  const { status, body } = await api.request(`/media/${media.id}?${query}`, {
    method: 'PATCH',
    body: { alt: media.alt },
    as: admin,
  });
  expect([status, body.doc.focalX, body.doc.focalY]).toEqual([200, 20, 80]);
  expect([body.doc.filename, body.doc.sizesKey]).toEqual([media.filename, media.sizesKey]);
  expect(existsSync(originalFile(app, media))).toBe(true);
  const { getGift } = await import('@/data/gifts');
  const shown = await getGift(gift.id);
  expect(shown?.images[0]?.focus).toBe('20% 80%');
});
