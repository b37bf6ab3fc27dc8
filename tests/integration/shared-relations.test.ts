import { tagClock } from '@/lib/tag-clock';
import { type CacheListener, startCacheListener } from '@/server/invalidation/cache-listener';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Session, TestApi } from '../support/http';
import { openSite } from '../support/open-site';
import { statementsOf } from '../support/statements';
import type { TestPayload } from '../support/test-payload';

type Doc = Record<string, unknown> & { id: number };

let app: TestPayload;
let api: TestApi;
let admin: Session;
let listener: CacheListener;
let category: Doc;
let group: Doc;
let image: Doc;

beforeAll(async () => {
  const site = await openSite();
  ({ app, api } = site);
  const { make } = site;
  admin = await api.login(await make.user({ isAdmin: true }));
  const made = await make.category();
  await make.gift({ categories: [made.id] });
  listener = startCacheListener({
    ...{ databaseUrl: app.databaseUrl, clock: tagClock },
    log: () => undefined,
  });
  await listener.ready;
  const { body } = await api.request(`/categories/${made.id}?depth=1`);
  category = body;
  group = body.group;
  image = body.image;
});

afterAll(() => listener.stop());

/** What a list of gifts says of a category, its group and its picture. */
async function listed(path = '/gifts?depth=2') {
  const { body } = await api.request(path);
  const [shown] = body.docs[0].categories;
  return { name: shown.name, group: shown.group.name, alt: shown.image.alt };
}

/** The same by GraphQL. */
async function listedByGraphql() {
  const { body } = await api.graphql(
    '{ Gifts { docs { categories { name group { name } image { alt } } } } }',
  );
  const [shown] = body.data.Gifts.docs[0].categories;
  return { name: shown.name, group: shown.group.name, alt: shown.image.alt };
}

const patch = async (path: string, body: object) => {
  const { status } = await api.request(path, { method: 'PATCH', body, as: admin });
  expect(status).toBe(200);
};

beforeEach(async () => {
  // From here on it is shared.
  await listed();
  await listedByGraphql();
});

describe('what lists share of related documents', () => {
  it('is read once for all visitors', async () => {
    const statements = await statementsOf(app.payload, listed);
    expect(statements).toHaveLength(1);
    expect(await statementsOf(app.payload, listedByGraphql)).toHaveLength(1);
  });

  it('is new in the list that is asked for right after the answer to a write', async () => {
    for (const turn of [1, 2, 3]) {
      await patch(`/categories/${category.id}`, { name: `Nome ${turn}` });
      expect(await listed()).toMatchObject({ name: `Nome ${turn}` });
      await patch(`/category-groups/${group.id}`, { name: `Grupo ${turn}` });
      expect(await listed()).toMatchObject({ group: `Grupo ${turn}` });
      await patch(`/media/${image.id}`, { alt: `Imagem ${turn}` });
      expect(await listed()).toMatchObject({ alt: `Imagem ${turn}` });
      expect(await listedByGraphql()).toEqual({
        ...{ name: `Nome ${turn}`, group: `Grupo ${turn}`, alt: `Imagem ${turn}` },
      });
    }
  });

  it('is new once another server has announced its write', async () => {
    const writes: [keyof Awaited<ReturnType<typeof listed>>, string, number][] = [
      ['name', `update categories set name = 'De outro servidor' where id = $1`, category.id],
      ['group', `update category_groups set name = 'De outro servidor' where id = $1`, group.id],
      ['alt', `update media set alt = 'De outro servidor' where id = $1`, image.id],
    ];
    for (const [field, statement, id] of writes) {
      await app.query(statement, [id]);
      await expect.poll(listed).toHaveProperty(field, 'De outro servidor');
      await expect.poll(listedByGraphql).toHaveProperty(field, 'De outro servidor');
    }
  });

  it('is nothing that a write which is rolled back has said', async () => {
    const before = await listed();
    const { status } = await api.request(`/categories/${category.id}`, {
      ...{ method: 'PATCH', body: { name: '' }, as: admin },
    });
    expect(status).toBe(400);
    expect(await listed()).toEqual(before);
  });

  it('is not for who asks for other fields, nor for who is signed in', async () => {
    const { body } = await api.request('/gifts?depth=2&populate[categories][slug]=true');
    expect(Object.keys(body.docs[0].categories[0]).sort()).toEqual(['id', 'slug']);
    await listed();
    const asAdmin = await api.request('/gifts?depth=1', { as: admin });
    expect(asAdmin.body.docs[0].images[0]).toHaveProperty('sourceUrl');
    const asVisitor = await api.request('/gifts?depth=1');
    expect(asVisitor.body.docs[0].images[0]).not.toHaveProperty('sourceUrl');
  });

  it('is nothing while announcements do not arrive', async () => {
    tagClock.isListening = false;
    try {
      await app.query('update categories set name = $2 where id = $1', [category.id, 'Sem aviso']);
      expect(await listed()).toHaveProperty('name', 'Sem aviso');
    } finally {
      tagClock.isListening = true;
    }
  });
});
