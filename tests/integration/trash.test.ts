import type { Category, Gift } from '@payload-types';
import { beforeAll, beforeEach, expect, it } from 'vitest';

import { paths } from '@/lib/paths';

import type { Session } from '../support/http';
import { openSite, type OpenSite } from '../support/open-site';

let site: OpenSite;
let admin: Session;
let reader: Session;
let category: Category;
let gift: Gift;
/** In the same category. */
let neighbour: Gift;

beforeAll(async () => {
  site = await openSite();
  const [boss, person] = [await site.make.user({ isAdmin: true }), await site.make.user()];
  [admin, reader] = [await site.api.login(boss), await site.api.login(person)];
});

beforeEach(async () => {
  category = await site.make.category();
  gift = await site.make.gift({ title: 'Xilofone de vidro', categories: [category.id] });
  neighbour = await site.make.gift({ categories: [category.id] });
  await site.app.payload.create({
    collection: 'favourites',
    data: { user: reader.user.id, gift: gift.id },
  });
  return async () => {
    await site.app.payload.delete({ collection: 'gifts', id: gift.id, trash: true });
  };
});

const patch = (id: number, body: object, query = '') =>
  site.api.request(`/gifts/${id}${query}`, { method: 'PATCH', body, as: admin });
const trash = () => patch(gift.id, { deletedAt: '2026-11-22T12:00:00.000Z' });
const restore = (status: string) =>
  patch(gift.id, { deletedAt: null, _status: status }, '?trash=true');

/** Where somebody who is not an admin could meet the gift, and whether it is there. */
async function doors(): Promise<Record<string, boolean>> {
  const { id, title } = gift;
  const { api } = site;
  const finds = async (path: string, as: Session | null = null) => {
    const { status, body } = await api.request(path, { as });
    return status === 200 && JSON.stringify(body).includes(title);
  };
  const { searchGifts } = await import('@/data/search');
  const { getGift, getGiftSummary, listNewestGifts, listRelatedGifts } =
    await import('@/data/gifts');
  const { listFeedGifts } = await import('@/data/feed');
  const { getGiftSitemap } = await import('@/data/sitemap');
  const { body } = await api.graphql(
    `{ Gifts(trash: true, where: { id: { equals: ${id} } }) { docs { title } } }`,
    reader,
  );
  const isThis = (one: { id: number }) => one.id === id;
  return {
    page: (await getGift(id)) !== null,
    card: (await getGiftSummary(id)) !== null,
    related: (await listRelatedGifts(neighbour.id)).some(isThis),
    listing: await finds(`/listings?scope=category:${category.slug}&sort=newest`),
    search: (await searchGifts('xilofone')).docs.some(isThis),
    newest: (await listNewestGifts(10)).some(isThis),
    feed: (await listFeedGifts()).some(isThis),
    sitemap: (await getGiftSitemap(1))?.includes(`${paths.gift(id)}<`) === true,
    favourites: await finds('/favourites/gifts', reader),
    rest: await finds(`/gifts/${id}`),
    restList: await finds(`/gifts?where[id][equals]=${id}`),
    restTrash: await finds(`/gifts?trash=true&draft=true&where[id][equals]=${id}`, reader),
    restTrashOne: await finds(`/gifts/${id}?trash=true&draft=true`, reader),
    restPopulated: await finds(`/favourites?depth=1&where[gift][equals]=${id}`, reader),
    graphql: JSON.stringify(body).includes(title),
  };
}

const everywhere = async () => [...new Set(Object.values(await doors()))];

it('a gift in the trash is nowhere to be met, and everywhere again once it is restored and published', async () => {
  expect(await everywhere()).toEqual([true]);
  expect((await trash()).status).toBe(200);
  expect(await everywhere()).toEqual([false]);
  const restored = await restore('published');
  expect(restored.status, JSON.stringify(restored.body)).toBe(200);
  expect(await everywhere()).toEqual([true]);
});

it('a restored draft stays a draft', async () => {
  await trash();
  expect((await restore('draft')).body.doc).toMatchObject({ _status: 'draft', deletedAt: null });
  expect(await everywhere()).toEqual([false]);
});

it('what was in an unpublished draft survives the trash', async () => {
  await patch(gift.id, { title: 'Xilofone de cristal' }, '?draft=true');
  await trash();
  const { body } = await restore('draft');
  expect(body.doc.title).toBe('Xilofone de cristal');
});

it('nothing in the trash can be published', async () => {
  await trash();
  expect((await patch(gift.id, { _status: 'published' })).status).toBe(404);
  await patch(gift.id, { _status: 'published' }, '?trash=true');
  expect(await everywhere()).toEqual([false]);
  await expect(
    site.app.query("update gifts set _status = 'published' where id = $1", [gift.id]),
  ).rejects.toThrow(/gifts_trash_is_unpublished/);
});

it('many are moved to the trash, and restored, at once', async () => {
  const where = `where[id][in]=${gift.id},${neighbour.id}`;
  const many = (body: object, query = '') =>
    site.api.request(`/gifts?${where}${query}`, { method: 'PATCH', body, as: admin });
  expect((await many({ deletedAt: '2026-11-22T12:00:00.000Z' })).body.docs).toHaveLength(2);
  expect(await everywhere()).toEqual([false]);
  const back = await many({ deletedAt: null, _status: 'published' }, '&trash=true');
  expect(back.body.docs, JSON.stringify(back.body)).toHaveLength(2);
  expect(await everywhere()).toEqual([true]);
});

it('a gift is deleted for good from the trash only', async () => {
  const { id } = await site.make.gift({ categories: [category.id] });
  const remove = (query: string) =>
    site.api.request(`/gifts/${id}${query}`, { method: 'DELETE', as: admin });
  expect((await remove('')).status).toBe(403);
  await patch(id, { deletedAt: '2026-11-22T12:00:00.000Z' });
  expect((await remove('?trash=true')).status).toBe(200);
  expect(await site.app.query('select from gifts where id = $1', [id])).toHaveLength(0);
});
