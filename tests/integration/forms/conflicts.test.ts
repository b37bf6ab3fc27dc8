import { beforeAll, describe, expect, it } from 'vitest';

import { messages } from '@/messages';

import { type Factories } from '../../support/factories';
import { type Session, type TestApi } from '../../support/http';
import { openSite } from '../../support/open-site';

let api: TestApi;
let make: Factories;
let admin: Session;
let category: number;

beforeAll(async () => {
  ({ api, make } = await openSite());
  admin = await api.login(await make.user({ isAdmin: true }));
  category = (await make.category()).id;
});

type Change = { query?: string; headers?: Record<string, string> };

async function change(id: number, body: object, { query = '', headers }: Change = {}) {
  const answer = await api.request(`/gifts/${id}${query}`, {
    method: 'PATCH',
    body,
    headers,
    as: admin,
  });
  return { status: answer.status, message: answer.body.errors?.[0].message, doc: answer.body.doc };
}

const read = async (id: number, query = '') =>
  (await api.request(`/gifts/${id}?depth=0${query}`, { as: admin })).body;

async function lockGift(id: number, as: Session): Promise<number> {
  const lock = await api.request('/payload-locked-documents', {
    method: 'POST',
    body: {
      document: { relationTo: 'gifts', value: id },
      user: { relationTo: 'users', value: as.user.id },
    },
    as,
  });
  expect(lock.status, JSON.stringify(lock.body)).toBe(201);
  return lock.body.doc.id;
}

describe.each([
  ['a published gift', 'published', ''],
  ['a draft', 'draft', '?draft=true'],
] as const)('%s', (_, _status, query) => {
  const reading = query.replace('?', '&');
  const create = async () => (await make.gift({ categories: [category], _status })).id;

  it('is changed by whoever has seen its latest state, once', async () => {
    const id = await create();
    const { updatedAt } = await read(id, reading);
    const first = await change(id, { price: 11, updatedAt }, { query });
    expect(first.status, first.message).toBe(200);
    expect(await change(id, { price: 12, updatedAt }, { query })).toMatchObject({
      status: 409,
      message: messages.editing.changedMeanwhile,
    });
    expect((await read(id, reading)).price).toBe(11);
    const again = await change(id, { price: 13, updatedAt: first.doc.updatedAt }, { query });
    expect(again.status, again.message).toBe(200);
  });

  it('keeps the first of two changes that come at the same moment', async () => {
    const id = await create();
    const { updatedAt } = await read(id, reading);
    const prices = [21, 22, 23];
    const answers = await Promise.all(
      prices.map((price) => change(id, { price, updatedAt }, { query })),
    );
    const stored = answers.flatMap(({ status }, at) => (status === 200 ? [prices[at]] : []));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await read(id, reading)).price).toBe(stored[0]);
  });
});

it('a draft on top of a published gift counts as its latest state', async () => {
  const { id } = await make.gift({ categories: [category] });
  const { updatedAt } = await read(id);
  expect((await change(id, { price: 31 }, { query: '?draft=true' })).status).toBe(200);
  expect((await change(id, { price: 32, updatedAt })).status).toBe(409);
});

it('an integrator may say If-Unmodified-Since instead, or nothing at all', async () => {
  const { id, updatedAt } = await make.gift({ categories: [category] });
  const since = (seconds: number) => ({
    'If-Unmodified-Since': new Date(Date.parse(updatedAt) + seconds * 1000).toUTCString(),
  });
  expect(await change(id, { price: 41 }, { headers: since(-60) })).toMatchObject({
    status: 412,
    message: messages.editing.changedMeanwhile,
  });
  expect((await change(id, { price: 42 }, { headers: since(60) })).status).toBe(200);
  expect((await change(id, { price: 43 })).status).toBe(200);
});

it('what is no moment is refused in Portuguese', async () => {
  const { id } = await make.gift({ categories: [category] });
  const { status, message } = await change(id, { updatedAt: 'ontem' });
  expect(status, message).toBeLessThan(500);
});

it('a category, which has no drafts, is guarded in the same way', async () => {
  const { id, updatedAt } = await make.category();
  const save = (body: object) =>
    api.request(`/categories/${id}`, { method: 'PATCH', body, as: admin });
  expect((await save({ description: 'Primeira', updatedAt })).status).toBe(200);
  expect((await save({ description: 'Segunda', updatedAt })).status).toBe(409);
});

it('a gift that somebody else is editing is not changed, and that is said in Portuguese', async () => {
  const gift = await make.gift({ categories: [category] });
  const other = await api.login(await make.user({ isAdmin: true }));
  await lockGift(gift.id, other);
  expect(await change(gift.id, { price: 51 })).toMatchObject({
    status: 423,
    message: messages.editing.locked,
  });
  const several = await api.request(`/gifts?where[id][equals]=${gift.id}`, {
    method: 'PATCH',
    body: { price: 52 },
    as: admin,
  });
  expect(several.status).toBe(400);
  expect(several.body.errors).toMatchObject([
    { id: gift.id, message: messages.admin.ofDocument(gift.title, messages.editing.locked) },
  ]);
});

it('an autosave keeps its author’s lock, and a save ends it', async () => {
  const { id } = await make.gift({ categories: [category] });
  const locks = async () => {
    const { body } = await api.request('/payload-locked-documents?depth=0&limit=100', {
      as: admin,
    });
    const docs: { document?: { value: unknown }; user: { value: unknown } }[] = body.docs;
    return docs.filter(({ document }) => document?.value === id).map(({ user }) => user.value);
  };
  const query = '?draft=true&autosave=true';
  for (const title of ['Um', 'Dois']) {
    expect((await change(id, { title }, { query })).status).toBe(200);
    expect(await locks()).toEqual([admin.user.id]);
  }
  expect((await change(id, { title: 'Três', _status: 'published' })).status).toBe(200);
  expect(await locks()).toEqual([]);
});

it('whoever leaves a document ends their own lock, and nobody else’s', async () => {
  const { id } = await make.gift({ categories: [category] });
  const other = await api.login(await make.user({ isAdmin: true }));
  const path =
    '/payload-locked-documents?where[document.relationTo][equals]=gifts' +
    `&where[document.value][equals]=${id}`;
  const lock = await lockGift(id, other);
  const count = async () => (await api.request(path, { as: admin })).body.totalDocs;

  await api.request(path, { method: 'DELETE', as: admin });
  await api.request(`/payload-locked-documents/${lock}`, {
    method: 'DELETE',
    as: admin,
  });
  expect(await count()).toBe(1);
  const own = await api.request(path, { method: 'DELETE', as: other });
  expect(own.status, JSON.stringify(own.body)).toBe(200);
  expect(await count()).toBe(0);
});
