import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { messages } from '@/messages';
import { editing } from '@/messages/editing';
import { links as words } from '@/messages/links';

import type { Factories } from '../../support/factories';
import type { Session, TestApi } from '../../support/http';
import { openSite } from '../../support/open-site';
import { ok, openShop, redirect, type Shop } from '../../support/shop';
import type { TestPayload } from '../../support/test-payload';

let app: TestPayload;
let api: TestApi;
let make: Factories;
let admin: Session;
let user: Session;
let shop: Shop;
let category: { id: number };

beforeAll(async () => {
  shop = await openShop({});
  ({ app, api, make } = await openSite());
  admin = await api.login(await make.user({ isAdmin: true }));
  user = await api.login(await make.user());
  category = await make.category();
});
afterAll(() => shop.close());

async function visitOn(...days: string[]) {
  const { runLinkVisits } = await import('@/data/links/run-link-visits');
  const { createShopTurns } = await import('@/data/links/shop-turns');
  for (const day of days) {
    await app.query(`update link_checks set next_at = now() where next_at is not null`);
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T15:00:00Z`) });
    await runLinkVisits(app.payload, {
      turn: () => Promise.resolve(),
      shops: createShopTurns(0),
    });
    vi.useRealTimers();
  }
}

const giftTo = (path: string) =>
  make.gift({ categories: [category.id], affiliateLink: shop.url(path) });
const linkOf = async (gift: number) => {
  const [row] = await app.query<{ id: number; state: string; acknowledged: boolean }>(
    'select * from link_checks where gift_id = $1',
    [gift],
  );
  if (row === undefined) throw new Error('the link has no row');
  return row;
};
const act = async (gift: number, name: string, body: object = {}, as: Session | null = admin) =>
  api.request(`/link-checks/${String((await linkOf(gift)).id)}/${name}`, {
    method: 'POST',
    body,
    as,
  });
const statusOf = async (id: number) =>
  (
    await app.query<{ status: string }>('select _status::text as status from gifts where id = $1', [
      id,
    ])
  )[0]?.status;

it.each(['acknowledge', 'replace', 'rest'])('%s is for admins only', async (name) => {
  const { id } = await giftTo('/nada');
  for (const as of [null, user]) {
    const { status } = await act(id, name, { url: 'https://loja.com.br/p' }, as);
    expect(status).toBe(403);
  }
  expect(await statusOf(id)).toBe('published');
});

it('a link that was confirmed is not reported until its state changes', async () => {
  const { id } = await giftTo('/p/um');
  expect((await act(id, 'acknowledge')).status).toBe(409);
  await visitOn('2030-01-01', '2030-01-02');
  expect(await act(id, 'acknowledge')).toMatchObject({
    status: 200,
    body: { message: words.acknowledged },
  });
  await visitOn('2030-01-03');
  expect(await linkOf(id)).toMatchObject({ state: 'gone', acknowledged: true });
});

it('where a link leads now can be confirmed as right', async () => {
  shop.pages['/p/novo'] = ok;
  shop.pages['/p/velho'] = ok;
  const { id } = await giftTo('/p/velho');
  await visitOn('2030-02-01');
  shop.pages['/p/velho'] = redirect('/p/novo', 301);
  await visitOn('2030-02-02', '2030-02-03');
  expect(await linkOf(id)).toMatchObject({ state: 'moved' });
  await act(id, 'acknowledge');
  await visitOn('2030-02-04');
  expect(await linkOf(id)).toMatchObject({ state: 'fine' });
});

it('a link is replaced on the gift itself, by what a form would take', async () => {
  const { id } = await giftTo('/p/troca');
  const refused = await act(id, 'replace', { url: 'javascript:alert(1)' });
  expect([refused.status, refused.body.errors[0]]).toEqual([
    400,
    { code: 'BAD_REQUEST', message: editing.linkInvalid, field: 'url' },
  ]);
  const url = shop.url('/p/trocado');
  expect((await act(id, 'replace', { url })).body.message).toBe(words.replaced);
  const gift = await app.payload.findByID({ collection: 'gifts', id });
  expect(gift.affiliateLink).toBe(url);
  const versions = await app.payload.findVersions({
    collection: 'gifts',
    where: { parent: { equals: id } },
  });
  expect(versions.totalDocs).toBe(2);
});

it('a gift that rests leaves the site, and comes back when its link is fine again', async () => {
  const { id } = await giftTo('/p/descanso');
  await visitOn('2030-03-01', '2030-03-02');
  expect((await act(id, 'rest')).body.message).toBe(words.rested);
  expect(await statusOf(id)).toBe('draft');
  expect((await act(id, 'rest')).status).toBe(409);
  await visitOn('2030-03-03');
  expect(await statusOf(id)).toBe('draft');
  shop.pages['/p/descanso'] = ok;
  await visitOn('2030-03-04');
  expect(await statusOf(id)).toBe('published');
  expect(await linkOf(id)).toMatchObject({ state: 'fine', resting: false });
});

it('a gift that rests comes back when its link is replaced', async () => {
  const { id } = await giftTo('/p/outro');
  await act(id, 'rest');
  const { body } = await act(id, 'replace', { url: shop.url('/p/volta') });
  expect(body.message).toBe(words.replacedAndPublished);
  expect(await statusOf(id)).toBe('published');
});

it('a gift that was changed while it rested is not published without asking', async () => {
  const { id } = await giftTo('/p/mudado');
  await act(id, 'rest');
  await app.query(
    `update link_checks set rested_at = now() - interval '1 hour' where gift_id = $1`,
    [id],
  );
  const data = { title: 'Ainda em rascunho', _status: 'draft' as const };
  await app.payload.update({ collection: 'gifts', id, data, draft: true });
  shop.pages['/p/mudado'] = ok;
  await visitOn('2030-04-01');
  expect(await statusOf(id)).toBe('draft');
});

it('the link of a gift in the trash is nowhere, and is there anew once the gift is published again', async () => {
  const { id } = await giftTo('/p/lixeira');
  await visitOn('2030-05-01', '2030-05-02');
  expect(await linkOf(id)).toMatchObject({ state: 'gone' });
  const change = (data: object) =>
    api.request(`/gifts/${id}?trash=true`, { method: 'PATCH', body: data, as: admin });
  const listed = async () => {
    const query = `where[gift][equals]=${id}&depth=0`;
    const { body } = await api.request(`/link-checks?${query}`, { as: admin });
    return body.docs;
  };
  expect((await change({ deletedAt: new Date().toISOString() })).status).toBe(200);
  expect(await listed()).toEqual([]);
  expect((await change({ deletedAt: null })).status).toBe(200);
  expect(await listed()).toEqual([]);
  expect((await change({ _status: 'published' })).status).toBe(200);
  expect(await listed()).toMatchObject([{ state: 'waiting', acknowledged: false }]);
});

it.each(['0', '999999', 'abc'])('an action on the link %s is a 404', async (id) => {
  const { status, body } = await api.request(`/link-checks/${id}/acknowledge`, {
    method: 'POST',
    body: {},
    as: admin,
  });
  expect([status, body.errors[0].message]).toEqual([404, messages.errors.api.notFound]);
});
