import { beforeAll, describe, expect, it } from 'vitest';

import type { AuditLog, Category, Gift } from '@payload-types';

import type { Factories } from '../../support/factories';
import type { Session, TestApi } from '../../support/http';
import { openSite } from '../../support/open-site';
import type { TestPayload } from '../../support/test-payload';

let app: TestPayload;
let api: TestApi;
let make: Factories;
let admin: Session;
let category: Category;

beforeAll(async () => {
  ({ app, api, make } = await openSite());
  admin = await api.login(await make.user({ isAdmin: true }));
  category = await make.category({ name: 'Nerd' });
});

const write = (method: string, path: string, body?: unknown) =>
  api.request(path, { method, body, as: admin });

/** The entries of a document, the newest first. */
async function historyOf(entity: AuditLog['entity'], id: number): Promise<AuditLog[]> {
  const { docs } = await app.payload.find({
    collection: 'audit-log',
    where: { and: [{ entity: { equals: entity } }, { document: { equals: String(id) } }] },
    sort: '-id',
    depth: 0,
  });
  return docs;
}

const operationsOf = async (id: number) =>
  (await historyOf('gifts', id)).map(({ operation }) => operation);

const published = (gift: Partial<Gift> = {}) => make.gift({ categories: [category.id], ...gift });

describe('a write through REST', () => {
  it('tells who changed which fields, in words', async () => {
    const gift = await published({ title: 'Caneca', price: 49.9, isNew: false });
    const other = await make.category({ name: 'Presentes úteis' });
    const answer = await write('PATCH', `/gifts/${gift.id}`, {
      title: 'Caneca azul',
      price: '59,90',
      isNew: true,
      categories: [category.id, other.id],
    });
    expect(answer.status).toBe(200);
    const [entry] = await historyOf('gifts', gift.id);
    expect(entry).toMatchObject({ operation: 'update', title: 'Caneca azul', user: admin.user.id });
    expect(entry?.changes).toEqual([
      { path: 'title', label: 'Título', before: 'Caneca', after: 'Caneca azul' },
      { path: 'price', label: 'Preço (R$)', before: 'R$ 49,90', after: 'R$ 59,90' },
      { path: 'categories', label: 'Categorias', before: 'Nerd', after: 'Nerd, Presentes úteis' },
      { path: 'isNew', label: 'Novo', before: 'Não', after: 'Sim' },
    ]);
  });

  it('that changes nothing has no entry, also when only a part is asked for', async () => {
    const gift = await published();
    const before = await historyOf('gifts', gift.id);
    await write('PATCH', `/gifts/${gift.id}?select[title]=true`, { title: gift.title });
    expect(await historyOf('gifts', gift.id)).toHaveLength(before.length);
  });

  it('that is refused has no entry', async () => {
    const gift = await published();
    const before = await historyOf('gifts', gift.id);
    expect((await write('PATCH', `/gifts/${gift.id}`, { price: '-1' })).status).toBe(400);
    expect(await historyOf('gifts', gift.id)).toHaveLength(before.length);
  });

  it('is named by what it does: create, draft, publish, unpublish, trash, restore, delete', async () => {
    const body = await make.giftBody(category);
    const { body: created } = await write('POST', '/gifts', { ...body, _status: 'draft' });
    const id = Number(created.doc.id);
    await write('PATCH', `/gifts/${id}?draft=true`, { title: 'Rascunho', _status: 'draft' });
    await write('PATCH', `/gifts/${id}`, { _status: 'published' });
    await write('PATCH', `/gifts/${id}?draft=true`, { title: 'Outro', _status: 'draft' });
    await write('PATCH', `/gifts/${id}`, { _status: 'draft' });
    await write('PATCH', `/gifts/${id}`, { deletedAt: '2026-11-22T12:00:00.000Z' });
    await write('PATCH', `/gifts/${id}?trash=true`, { deletedAt: null });
    await write('PATCH', `/gifts/${id}`, { deletedAt: '2026-11-22T12:00:00.000Z' });
    await write('DELETE', `/gifts/${id}?trash=true`);
    expect((await operationsOf(id)).reverse()).toEqual([
      'create',
      'draft',
      'publish',
      'draft',
      'unpublish',
      'trash',
      'restore',
      'trash',
      'delete',
    ]);
  });

  it('of several documents has an entry for each', async () => {
    const [one, two] = [await published(), await published()];
    const query = `where[id][in]=${one.id},${two.id}`;
    expect((await write('PATCH', `/gifts?${query}`, { isNew: true })).status).toBe(200);
    for (const { id } of [one, two]) expect((await operationsOf(id))[0]).toBe('update');
  });
});

it('a write through GraphQL has an entry', async () => {
  const mutation = `mutation { updateCategory(id: ${category.id}, data: { description: "Nova." }) { id } }`;
  await api.graphql(mutation, admin);
  const [entry] = await historyOf('categories', category.id);
  expect(entry).toMatchObject({ operation: 'update', title: 'Nerd', user: admin.user.id });
});

it('a change of the settings has an entry', async () => {
  await write('POST', '/globals/site-settings', { city: 'Campinas' });
  const { docs } = await app.payload.find({
    collection: 'audit-log',
    where: { entity: { equals: 'site-settings' } },
    depth: 0,
  });
  expect(docs[0]?.changes).toEqual([
    { path: 'city', label: 'Cidade', before: 'São Paulo', after: 'Campinas' },
  ]);
});

it('a replaced file is told, and what the program computes from it is not', async () => {
  const image = await make.media();
  const { picture } = await import('../../support/images');
  const data = await picture('webp');
  await app.payload.update({
    collection: 'media',
    id: image.id,
    data: {},
    file: { data, mimetype: 'image/webp', name: 'nova.webp', size: data.length },
  });
  const [entry] = await historyOf('media', image.id);
  expect(entry?.changes).toMatchObject([{ path: 'file', label: 'Arquivo' }]);
});

it('autosaves of one user one after the other are one entry, with the values before the first', async () => {
  const body = await make.giftBody(category);
  const { body: created } = await write('POST', '/gifts', {
    ...body,
    title: 'A',
    _status: 'draft',
  });
  const id = Number(created.doc.id);
  const save = (title: string) =>
    write('PATCH', `/gifts/${id}?draft=true&autosave=true`, { title, _status: 'draft' });
  await save('AB');
  await save('ABC');
  const [entry, ...older] = await historyOf('gifts', id);
  expect(older.map(({ operation }) => operation)).toEqual(['create']);
  expect(entry?.changes).toEqual([{ path: 'title', label: 'Título', before: 'A', after: 'ABC' }]);
});

it('an entry outlives the account that made it, without its name', async () => {
  const leaver = await api.login(await make.user({ isAdmin: true }));
  const gift = await published();
  await api.request(`/gifts/${gift.id}`, { method: 'PATCH', body: { title: 'X' }, as: leaver });
  expect((await historyOf('gifts', gift.id))[0]?.user).toBe(leaver.user.id);
  await app.payload.delete({ collection: 'users', id: leaver.user.id });
  const [entry] = await historyOf('gifts', gift.id);
  expect(entry).toMatchObject({ operation: 'update', user: null });
});

it('the entries of a document are found by an index', async () => {
  await app.query('set enable_seqscan = off', []);
  const plan = await app.query<{ 'QUERY PLAN': string }>(
    `explain select * from audit_log where entity = 'gifts' and document = '1' order by id desc limit 30`,
  );
  expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('entity_document_idx');
});
