import { beforeAll, describe, expect, it } from 'vitest';

import { createFactories } from '../support/factories';
import { type Session, type TestApi } from '../support/http';
import { openSite } from '../support/open-site';
import { type TestPayload } from '../support/test-payload';

let app: TestPayload;
let api: TestApi;
let admin: Session;
let session: Session;
let categoryId: number;
let giftId: number;

beforeAll(async () => {
  const site = await openSite();
  ({ app, api } = site);
  const { make } = site;
  const category = await make.category();
  categoryId = category.id;
  giftId = (await make.gift({ categories: [category.id], title: 'Caneca azul', price: 30 })).id;
  for (let gift = 0; gift < 11; gift += 1) {
    await make.gift({ categories: [category.id], _status: 'published' });
  }
  admin = await api.login(await make.user({ isAdmin: true }));
  session = await api.login(await make.user());
});

/** A query as GET, as a form with an overridden method, and as a signed-in user. */
async function everyWay(path: string, query: string) {
  const override = (name: string) =>
    api.request(path, {
      method: 'POST',
      body: query,
      headers: { [name]: 'GET', 'content-type': 'application/x-www-form-urlencoded' },
    });
  return [
    await api.request(`${path}?${query}`),
    await api.request(`${path}?${query}`, { as: session }),
    await override('X-Payload-HTTP-Method-Override'),
    await override('X-HTTP-Method-Override'),
  ];
}

async function expectRefused(path: string, query: string, parameter: string): Promise<void> {
  for (const { status, body } of await everyWay(path, query)) {
    expect(status, JSON.stringify(body)).toBe(400);
    expect(body.errors[0].message).toContain(`Parâmetro inválido: ${parameter}`);
    expect(String(body.errors[0].field).startsWith(parameter), body.errors[0].field).toBe(true);
  }
}

const nested = (levels: number) => `where${'[or][0]'.repeat(levels)}[title][equals]=a`;
const conditions = (count: number) =>
  Array.from({ length: count }, (_, i) => `where[or][${i}][title][equals]=a`).join('&');

describe('how much', () => {
  it.each(['', 'NULL', 'null', 'true', '0', '-1', '101', '1e9', '%20', '1.5', 'abc', 'Infinity'])(
    'limit=%s is refused',
    (limit) => expectRefused('/gifts', `limit=${limit}`, 'limit'),
  );

  it.each(['limit[]=1&limit[]=1000', 'limit[a]=1', 'limit=5&limit=1000'])(
    '%s is refused',
    (query) => expectRefused('/gifts', query, 'limit'),
  );

  it.each(['pagination=false', 'pagination=0', ''])('?%s answers a page of 10', async (query) => {
    for (const { body } of await everyWay('/gifts', `depth=0&${query}`)) {
      expect(body).toMatchObject({ limit: 10, totalDocs: 12, totalPages: 2, hasNextPage: true });
      expect(body.docs).toHaveLength(10);
    }
  });

  it.each(['0', '-1', '1001', 'abc', '1e9', ''])('page=%s is refused', (page) =>
    expectRefused('/gifts', `page=${page}`, 'page'),
  );

  it('no page reaches beyond the ten-thousandth row', async () => {
    for (const [limit, page] of [
      [100, 101],
      [1, 10_001],
      [99, 102],
    ]) {
      await expectRefused('/gifts', `limit=${limit}&page=${page}`, 'page');
    }
    expect((await api.request('/gifts?limit=100&page=100')).status).toBe(200);
  });

  it.each(['3', '-1', '99', 'abc', '%20'])('depth=%s is refused', async (depth) => {
    await expectRefused('/gifts', `depth=${depth}`, 'depth');
    await expectRefused(`/gifts/${giftId}`, `depth=${depth}`, 'depth');
  });

  it('an admin asks for as much as the panel does, and never for everything', async () => {
    for (const query of ['limit=0', 'pagination=false', 'limit=1000']) {
      const { body } = await api.request(`/gifts?depth=0&${query}`, { as: admin });
      expect(body).toMatchObject({ limit: 1_000, totalDocs: 12 });
    }
    expect((await api.request('/gifts?limit=1001', { as: admin })).status).toBe(400);
    expect((await api.request('/gifts?depth=5&limit=', { as: admin })).status).toBe(200);
  });
});

describe('which conditions', () => {
  it.each([
    ['price', 'where[price][greater_than]=20&where[price][less_than]=40'],
    ['title', 'where[title][like]=azul'],
    ['all ids, to read on by the last one', 'where[id][greater_than]=0&where[title][like]=azul'],
    ['several words', 'where[title][like]=caneca azul'],
    ['or', 'where[or][0][slug][equals]=nada&where[or][1][title][contains]=Caneca'],
    ['three levels', nested(3).replace('=a', '=Caneca azul')],
  ])('an ordinary one is answered: %s', async (_, query) => {
    for (const { status, body } of await everyWay('/gifts', `depth=0&${query}`)) {
      expect(status, JSON.stringify(body)).toBe(200);
      expect(body.docs.map((doc: { id: number }) => doc.id)).toEqual([giftId]);
    }
  });

  it('ordinary ones over a listed relation are answered', async () => {
    const queries = [
      `where[categories][equals]=${categoryId}`,
      `where[categories][in]=${categoryId},999`,
      `where[intentions][in]=nada-disso`,
      'where[occasions][exists]=false',
    ];
    for (const query of queries) {
      const { status, body } = await api.request(`/gifts?depth=0&${query}`);
      expect([200, 400], `${query}: ${JSON.stringify(body)}`).toContain(status);
    }
    const count = await api.request(`/gifts/count?where[categories][equals]=${categoryId}`);
    expect(count.body).toEqual({ totalDocs: 12 });
  });

  it.each([
    ['a field that is not listed', 'where[affiliateLink][like]=a', 'where[affiliateLink]'],
    ['a field that does not exist', 'where[nada][equals]=1', 'where[nada]'],
    ['a relation that is not listed', 'where[images.alt][like]=a', 'where[images.alt]'],
    ['a secret', 'where[user.hash][like]=a', 'where[user.hash]'],
    ['11 conditions', conditions(11), 'where'],
    ['a like of 11 words', `where[title][like]=${'a '.repeat(10)}b`, 'where'],
    ['a like of 4 words', 'where[title][like]=a b c d', 'where'],
    [
      'three over relations',
      'where[categories][equals]=1&where[occasions][equals]=1&where[or][0][categories.slug][equals]=a',
      'where',
    ],
    ['4 levels', nested(4), 'where'],
    [
      'a value of 201 characters',
      `where[title][equals]=${'a'.repeat(201)}`,
      'where[title][equals]',
    ],
    ['a list of 101', `where[id][in]=${Array(101).fill(1).join(',')}`, 'where[id][in]'],
    ['nothing as a list of ids', 'where[categories][in]=null', 'where[categories][in]'],
    ['nothing as ids to leave out', 'where[occasions][not_in]=null', 'where[occasions][not_in]'],
    ['no id', 'where[id][equals]=0', 'where[id][equals]'],
    ['an id beyond the last', 'where[id][equals]=99999999999', 'where[id][equals]'],
    ['a text for a price', 'where[price][greater_than]=abc', 'where[price][greater_than]'],
    ['a text for a date', 'where[createdAt][less_than]=ontem', 'where[createdAt][less_than]'],
    ['a zero byte', 'where[title][equals]=a%00', 'where[title][equals]'],
    ['no operator', 'where[title]=a', 'where[title]'],
    ['no list', 'where[or]=a', 'where[or]'],
    ['a text', 'where=texto', 'where'],
    ['a list as JSON', 'where=[1]', 'where'],
    ['JSON cut off', 'where={"title"', 'where'],
  ])('%s is refused', async (_, query, parameter) => {
    await expectRefused('/gifts', query, parameter);
    await expectRefused('/gifts/count', query, parameter);
  });

  it('a query of more than 8,192 characters is refused', async () => {
    const { status, body } = await api.request(`/gifts?nada=${'a'.repeat(8_200)}`);
    expect([status, body.errors[0].message]).toEqual([400, expect.stringContaining('8192')]);
  });
});

describe('operators that a type does not have', () => {
  const operators = ['all', 'near', 'within', 'intersects', 'like', 'nada'];
  const fields = ['id', 'price', 'createdAt', 'isNew', 'categories', 'intentions', '_status'];
  const cases = fields.flatMap((field) => operators.map((operator) => [field, operator]));
  it.each([...cases, ['title', 'all'], ['title', 'near'], ['slug', 'within']])(
    '%s %s',
    async (field, operator) => {
      const query = `where[${field}][${operator}]=1`;
      for (const as of [null, admin]) {
        const { status, body } = await api.request(`/gifts?${query}`, { as });
        expect(status, JSON.stringify(body)).toBe(400);
        expect(body.errors[0].message).toContain(`where[${field}][${operator}]`);
      }
    },
  );

  it.each(['description', 'images.alt', 'version.title'])('%s near, by an admin', async (field) => {
    const path = field.startsWith('version') ? '/gifts/versions' : '/gifts';
    const { status } = await api.request(`${path}?where[${field}][near]=1`, { as: admin });
    expect(status).toBe(400);
  });
});

describe('which order', () => {
  it.each(['price', '-createdAt', 'title', '-id'])('sort=%s is answered', async (sort) => {
    expect((await api.request(`/gifts?depth=0&sort=${sort}`)).status).toBe(200);
  });

  it.each(['nada', 'affiliateLink', 'images.alt', 'createdBy.hash', 'price,title,slug,id'])(
    'sort=%s is refused',
    (sort) => expectRefused('/gifts', `sort=${sort}`, 'sort'),
  );

  it.each([
    'user.hash',
    '-user.salt',
    'user._verificationToken',
    'user',
    'user.email',
    'hiddenReason',
  ])('reviews are never ordered by %s', (sort) =>
    expectRefused('/reviews', `sort=${sort}`, 'sort'),
  );

  it('not even an admin orders or filters by what signing in rests on', async () => {
    for (const query of ['sort=user.hash', 'where[user.salt][exists]=true']) {
      expect((await api.request(`/reviews?${query}`, { as: admin })).status).toBe(400);
    }
    expect((await api.request('/users?sort=hash', { as: admin })).status).toBe(400);
    expect((await api.request('/reviews?sort=user.email', { as: admin })).status).toBe(200);
  });
});

describe('what else a query can say', () => {
  const names = Array.from({ length: 51 }, (_, i) => `select[campo${i}]=true`).join('&');
  it.each([
    ['joins[a][limit]=0', 'joins'],
    ['joins=a', 'joins'],
    ['select=a', 'select'],
    ['select[title]=a', 'select'],
    ['populate[media][url]=a', 'populate'],
    ['select[a][b][c][d][e]=true', 'select'],
    [names, 'select'],
  ])('%s is refused', async (query, parameter) => {
    await expectRefused('/gifts', query, parameter);
    await expectRefused(`/gifts/${giftId}`, query, parameter);
  });

  it('a document is never replaced by one of the query', () =>
    expectRefused(`/gifts/${giftId}`, 'data={"images":[1]}', 'data'));

  it('ordinary select and populate are answered', async () => {
    const { body } = await api.request(
      `/gifts/${giftId}?select[title]=true&select[images]=true&populate[media][url]=true`,
    );
    expect(Object.keys(body).sort()).toEqual(['id', 'images', 'title']);
  });

  it('drafts and deleted documents reveal nothing', async () => {
    const make = createFactories(app.payload);
    const draft = await make.gift({ categories: [categoryId], _status: 'draft', title: 'Segredo' });
    for (const query of ['draft=true', 'trash=true', 'draft=true&where[_status][equals]=draft']) {
      const { body } = await api.request(`/gifts?limit=100&depth=0&${query}`);
      expect(body.docs.map((doc: { id: number }) => doc.id)).not.toContain(draft.id);
    }
    expect((await api.request(`/gifts/${draft.id}?draft=true`)).status).toBe(404);
  });
});

describe('a body that names documents by a query', () => {
  it.each(['PATCH', 'DELETE'])('%s is bounded too', async (method) => {
    const body = method === 'PATCH' ? { rating: 5 } : undefined;
    const query = 'where[user.hash][like]=a';
    const answer = await api.request(`/reviews?${query}`, { method, body, as: session });
    expect(answer.status, JSON.stringify(answer.body)).toBe(400);
    expect((await api.request(`/reviews?${query}`, { method, body })).status).toBe(403);
  });
});

it('a query of a collection without read access is refused as such, whatever it is', async () => {
  for (const slug of ['subscribers', 'contact-messages', 'users', 'outbox', 'suppressions']) {
    for (const path of [`/${slug}`, `/${slug}/count`, '/gifts/versions']) {
      const { status } = await api.request(`${path}?limit=0&where[nada][equals]=1`);
      expect(status).toBe(403);
    }
  }
});

it('every collection says what it may be queried by, and each of it is a field that visitors may read', async () => {
  const { queryFieldsOf } = await import('@collections/shared/queries/query-fields');
  const { fieldAt } = await import('@collections/shared/queries/field-at');
  const { config } = app.payload;
  for (const { slug } of config.collections) {
    const row = queryFieldsOf(slug);
    expect(row, slug).toBeDefined();
    for (const path of row.sort) expect(fieldAt(config, slug, path), path).toBeDefined();
    for (const path of row.filter) {
      expect(fieldAt(config, slug, path), `${slug}.${path}`).toBeDefined();
      const where = { [path]: { exists: true } };
      const query = `where[${path}][exists]=true`;
      const { status, body } = await api.request(`/${slug}?limit=1&depth=0&${query}`, {
        as: session,
      });
      expect([200, 403], `${slug} ${JSON.stringify(where)} ${JSON.stringify(body)}`).toContain(
        status,
      );
    }
    for (const path of row.sort) {
      const { status } = await api.request(`/${slug}?limit=1&depth=0&sort=${path}`, {
        as: session,
      });
      expect([200, 403], `${slug}.${path}`).toContain(status);
    }
  }
});
