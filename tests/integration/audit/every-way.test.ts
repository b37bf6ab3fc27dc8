import { beforeAll, expect, it } from 'vitest';

import type { AuditLog, Category } from '@payload-types';

import type { Session } from '../../support/http';
import { openSite, type OpenSite } from '../../support/open-site';
import { csv, importsOf } from '../exchange/support';

let site: OpenSite;
let admin: Session;
let category: Category;

beforeAll(async () => {
  site = await openSite();
  admin = await site.api.login(await site.make.user({ isAdmin: true }));
  category = await site.make.category({ name: 'Casa' });
});

const newGift = (title: string) => site.make.gift({ title, categories: [category.id] });

/** What was done to a document, the oldest first, by whom, and which fields it changed. */
async function historyOf(entity: AuditLog['entity'], id: number | string) {
  const { docs } = await site.app.payload.find({
    collection: 'audit-log',
    where: { and: [{ entity: { equals: entity } }, { document: { equals: String(id) } }] },
    sort: 'id',
    depth: 0,
    pagination: false,
  });
  return docs.map(({ operation, user, changes }) => ({
    operation,
    user,
    // The border to the database: what the log has written there.
    fields: (changes as { path: string }[]).map(({ path }) => path),
  }));
}

/** The last entry of a gift. */
const lastOf = async (id: number) => (await historyOf('gifts', id)).at(-1);
const by = () => admin.user.id;

const send = (method: string, path: string, body?: unknown) =>
  site.api.request(path, { method, body, as: admin });

it('an edit of several gifts at once has an entry for each, in the name of who made it', async () => {
  const gifts = [await newGift('Um'), await newGift('Dois')];
  const query = `where[id][in]=${gifts.map(({ id }) => id).join(',')}`;
  const writes: [unknown, object][] = [
    [{ price: 70 }, { operation: 'update', fields: ['price'] }],
    [{ _status: 'draft' }, { operation: 'unpublish' }],
    [{ _status: 'published' }, { operation: 'publish' }],
    [{ deletedAt: '2026-11-22T12:00:00.000Z' }, { operation: 'trash' }],
  ];
  for (const [body, entry] of writes) {
    expect((await send('PATCH', `/gifts?${query}`, body)).status).toBe(200);
    for (const { id } of gifts) expect(await lastOf(id)).toMatchObject({ user: by(), ...entry });
  }
  const restored = await send('PATCH', `/gifts?${query}&trash=true`, { deletedAt: null });
  expect(restored.status).toBe(200);
  for (const { id } of gifts) {
    expect(await lastOf(id)).toMatchObject({ user: by(), operation: 'restore' });
  }
});

it('an import, and its undoing, have an entry for each gift, in the name of who began it', async () => {
  const imports = importsOf(site, admin);
  const image = await site.make.media();
  const known = await newGift('Jarra');
  const { id: run, rows } = await imports.import(
    csv({
      ID: '',
      Título: 'Bule',
      'Descrição curta': 'Curta.',
      Descrição: 'Longa.',
      Preço: '49,90',
      'Link de afiliado': 'https://loja.example.com/p',
      Imagens: image.filename ?? '',
      Categorias: category.slug,
      Situação: 'Publicado',
    }),
  );
  expect(rows).toHaveLength(1);
  const { docs } = await site.app.payload.find({
    collection: 'gifts',
    where: { title: { equals: 'Bule' } },
    depth: 0,
  });
  const made = docs[0]?.id ?? 0;
  expect(await historyOf('gifts', made)).toMatchObject([{ operation: 'create', user: by() }]);
  await imports.undo(run);
  expect(await lastOf(made)).toMatchObject({ operation: 'trash', user: by() });

  await imports.import(csv({ ID: known.id, Preço: '99,90' }));
  expect(await lastOf(known.id)).toMatchObject({
    operation: 'update',
    user: by(),
    fields: ['price'],
  });
});

it('a schedule that is carried out has an entry, in the name of who scheduled it', async () => {
  const gift = await newGift('Agendado');
  const { runSchedules } = await import('@/data/schedules/run-schedules');
  for (const [type, operation] of [
    ['unpublish', 'unpublish'],
    ['publish', 'publish'],
  ] as const) {
    await site.app.payload.jobs.queue({
      task: 'schedulePublish',
      input: {
        type,
        doc: { relationTo: 'gifts', value: String(gift.id) },
        user: { relationTo: 'users', value: by() },
      } as never, // The border to Payload's types: they want the document's id as a number, its panel sends text.
      waitUntil: new Date(Date.now() - 1_000),
    });
    await runSchedules();
    expect(await lastOf(gift.id)).toMatchObject({ operation, user: by() });
  }
});

it('what is done about a link has an entry', async () => {
  const gift = await newGift('Com link');
  const [link] = await site.app.query<{ id: number }>(
    'select id from link_checks where gift_id = $1',
    [gift.id],
  );
  const act = (name: string, body: object) =>
    send('POST', `/link-checks/${String(link?.id)}/${name}`, body);

  await act('replace', { url: 'https://loja.example.com/outro' });
  expect(await lastOf(gift.id)).toEqual({
    operation: 'update',
    user: by(),
    fields: ['affiliateLink'],
  });
  await act('rest', {});
  expect(await lastOf(gift.id)).toMatchObject({ operation: 'unpublish', user: by() });

  await site.app.query(`update link_checks set state = 'gone' where id = $1`, [link?.id]);
  expect((await act('acknowledge', {})).status).toBe(200);
  expect((await historyOf('link-checks', link?.id ?? 0)).at(-1)).toEqual({
    operation: 'update',
    user: by(),
    fields: ['acknowledged'],
  });
});

it('writes through GraphQL have entries: create, update, delete', async () => {
  const mutate = async (mutation: string) => {
    const { body } = await site.api.graphql(`mutation { ${mutation} }`, admin);
    expect(body.errors).toBeUndefined();
    return body.data;
  };
  const { created } = await mutate(
    'created: createSearchSynonym(data: { term: "caneca", alsoFinds: ["xícara"] }) { id }',
  );
  const id = Number(created.id);
  await mutate(`updateSearchSynonym(id: ${id}, data: { term: "copo" }) { id }`);
  await mutate(`deleteSearchSynonym(id: ${id}) { id }`);
  expect(await historyOf('search-synonyms', id)).toMatchObject([
    { operation: 'create', user: by() },
    { operation: 'update', user: by(), fields: ['term'] },
    { operation: 'delete', user: by() },
  ]);
});
