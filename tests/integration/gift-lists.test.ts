import type { Where } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';

import { type Session, type TestApi } from '../support/http';
import { openSite } from '../support/open-site';
import { statementsOf } from '../support/statements';
import type { TestPayload } from '../support/test-payload';

const GIFTS = 60;
const TITLES = ['Ábaco', 'bola', 'Caneca', 'Élfico', 'zebra'];
// Some without a price, and some at the ends of the steps that are counted beforehand.
const PRICES = [null, 0, 99.9, 100, 100.01, 250, 10_000, 12_000];
const INTENTIONS = ['para celebrar', 'para motivar', 'para agradecer'] as const;

let app: TestPayload;
let api: TestApi;
let admin: Session;
let category: { id: number; slug: string };
let occasion: { id: number; slug: string };
let other: { id: number; slug: string };

beforeAll(async () => {
  const site = await openSite();
  ({ app, api } = site);
  const { make } = site;
  admin = await api.login(await make.user({ isAdmin: true }));
  category = await make.category();
  occasion = await make.occasion();
  other = await make.category();
  for (let index = 0; index < GIFTS; index += 1) {
    const gift = await make.gift({
      title: `${TITLES[index % TITLES.length]} ${index % 7}`,
      slug: `presente-${index}`,
      price: PRICES[index % PRICES.length] ?? 15,
      categories: index % 3 === 0 ? [category.id, other.id] : [other.id],
      occasions: index % 2 === 0 ? [occasion.id] : [],
      intentions: INTENTIONS.slice(0, index % 4),
      createdAt: new Date(Date.UTC(2026, index % 5, 1 + (index % 3))).toISOString(),
      ...(index % 10 === 9 && { _status: 'draft' }),
    });
    if (PRICES[index % PRICES.length] === null) {
      await app.query('update gifts set price = null where id = $1', [gift.id]);
    }
    await app.query(
      `update gift_stats set detail_views = $2, review_count = $3, rating_sum = $3 * 4 where gift_id = $1`,
      [gift.id, (index * 31) % 17, index % 2],
    );
    await app.query(
      `update gifts set updated_at = now() - make_interval(days => $2) where id = $1`,
      [gift.id, index % 11],
    );
  }
  // With statistics Postgres knows that the tables are small, and joins them by other means than an index.
  await app.query('analyze');
});

type Doc = Record<string, unknown> & { id: number };
type Page = { docs: Doc[]; totalDocs: number; totalPages: number; hasNextPage: boolean };

async function find(
  where: Where,
  more: { sort?: string; limit?: number; page?: number; depth?: number },
) {
  const page = await app.payload.find({
    ...{ collection: 'gifts' as const, overrideAccess: false, depth: 0, where, ...more },
  });
  // The border to Payload's types: a page of documents.
  return page as unknown as Page;
}

/** The same by Payload's own query: an `or` is nothing that the listings answer. */
const payloads = (where: Where): Where => ({ and: [where, { or: [{ id: { exists: true } }] }] });

const questions = (): [string, Where][] => [
  ['all', {}],
  ['a category', { categories: { equals: category.id } }],
  ['a category by its slug', { 'categories.slug': { equals: category.slug } }],
  ['one of two categories', { categories: { in: [category.id, other.id] } }],
  ['one of categories as text', { categories: { in: `${category.id},99999` } }],
  ['one of two categories by slug', { 'categories.slug': { in: [category.slug, 'nada'] } }],
  [
    'one of two categories, of an occasion and a price',
    {
      categories: { in: [category.id, other.id] },
      occasions: { equals: occasion.id },
      price: { less_than: 300 },
    },
  ],
  [
    'one of two categories with an intention',
    { categories: { in: [category.id, 99_999] }, intentions: { in: ['para motivar'] } },
  ],
  ['no category that exists', { categories: { in: [99_998, 99_999] } }],
  ['an occasion', { occasions: { in: [occasion.id] } }],
  ['an intention', { intentions: { equals: 'para celebrar' } }],
  ['two intentions', { intentions: { in: ['para motivar', 'para agradecer'] } }],
  [
    'an intention of a category',
    { intentions: { in: 'para motivar' }, categories: { equals: String(category.id) } },
  ],
  [
    'a category and an occasion',
    { and: [{ categories: { equals: category.id } }, { occasions: { equals: occasion.id } }] },
  ],
  ['a price', { price: { equals: 100 } }],
  ['prices from 100', { price: { greater_than_equal: 100 } }],
  ['prices above 100', { price: { greater_than: 100 } }],
  ['prices to 100', { price: { less_than_equal: 100 } }],
  ['prices below 100', { price: { less_than: 100 } }],
  ['prices above the last step', { price: { greater_than: 10_000 } }],
  ['prices between', { price: { greater_than_equal: '99.9', less_than: 10_000 } }],
  ['prices of an intention', { price: { less_than: 300 }, intentions: { equals: 'para motivar' } }],
  [
    'prices of two intentions of a category',
    {
      price: { less_than: 9_999 },
      intentions: { in: ['para motivar', 'para agradecer'] },
      categories: { equals: category.id },
    },
  ],
  ['no price at all', { price: { greater_than: 5, less_than: 5 } }],
  ['dates', { createdAt: { greater_than_equal: '2026-02-01', less_than: '2026-04-01' } }],
  ['changes', { updatedAt: { greater_than: new Date(Date.now() - 5 * 86_400_000).toISOString() } }],
  [
    'dates of a category',
    { createdAt: { less_than: '2026-03-02' }, 'categories.slug': { equals: category.slug } },
  ],
  ['a slug', { slug: { equals: 'presente-5' } }],
  ['a slug of a category', { slug: { equals: 'presente-6' }, categories: { equals: category.id } }],
  ['a slug with a price', { slug: { equals: 'presente-3' }, price: { less_than: 200 } }],
  ['a slug of a draft', { slug: { equals: 'presente-9' } }],
  ['a category that does not exist', { categories: { equals: 99_999 } }],
  ['a slug that does not exist', { 'occasions.slug': { equals: 'nada' } }],
];

const SORTS = [
  'title',
  '-title',
  'price',
  '-price',
  'createdAt',
  '-createdAt',
  'updatedAt',
  '-updatedAt',
];

describe('a list of gifts is the same as by Payload’s own query:', () => {
  it('the gifts, and how many', async () => {
    for (const [name, where] of questions()) {
      const ours = await find(where, { limit: 100 });
      const theirs = await find(payloads(where), { limit: 100 });
      const byId = ({ docs }: Page) => docs.toSorted((a, b) => a.id - b.id);
      expect(byId(ours), name).toEqual(byId(theirs));
      expect(ours.totalDocs, name).toBe(theirs.totalDocs);
      const { totalDocs } = await app.payload.count({
        ...{ collection: 'gifts' as const, overrideAccess: false },
        where,
      });
      expect(totalDocs, name).toBe(ours.totalDocs);
    }
  });

  it('in the order that was asked for, without a gift twice or none', async () => {
    for (const [name, where] of questions()) {
      const all = await find(payloads(where), { limit: 100 });
      for (const sort of SORTS) {
        const seen: Doc[] = [];
        for (let page = 1; page === 1 || seen.length < all.totalDocs; page += 1) {
          const { docs, hasNextPage } = await find(where, { sort, limit: 20, page });
          seen.push(...docs);
          if (!hasNextPage) break;
        }
        expect(seen.map(({ id }) => id).sort(), `${name} ${sort}`).toEqual(
          all.docs.map(({ id }) => id).sort(),
        );
        const field = sort.replace('-', '');
        const values = seen.map((doc) => doc[field]);
        expect(values, `${name} ${sort}`).toEqual(sorted(values, sort.startsWith('-')));
      }
    }
  });

  it('with selected fields', async () => {
    const where = { categories: { equals: category.id } };
    const more = { select: { title: true, images: true } as const, limit: 5, sort: '-title' };
    const ours = await app.payload.find({
      collection: 'gifts',
      overrideAccess: false,
      depth: 0,
      where,
      ...more,
    });
    expect(ours.docs).toHaveLength(5);
    for (const doc of ours.docs) expect(Object.keys(doc).sort()).toEqual(['id', 'images', 'title']);
    expect(ours.docs.map(({ title }) => title)).toEqual(
      sorted(
        ours.docs.map(({ title }) => title),
        true,
      ),
    );
  });
});

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** As the site orders: Portuguese titles, nothing last. */
function sorted(values: unknown[], isDescending: boolean): unknown[] {
  const { compare } = new Intl.Collator('pt-BR');
  return values.toSorted((a, b) => {
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    const order = typeof a === 'number' ? a - Number(b) : compare(textOf(a), textOf(b));
    return isDescending ? -order : order;
  });
}

describe('by views and ratings', () => {
  it.each(['-detailViews', 'detailViews', '-averageRating'])('sort=%s', async (sort) => {
    const query = `where[categories][equals]=${category.id}&limit=100&depth=0&sort=${sort}`;
    const { body, status } = await api.request(`/gifts?${query}`);
    expect(status, JSON.stringify(body)).toBe(200);
    const field = sort.replace('-', '');
    const values = body.docs.map((doc: Doc) => doc[field]);
    expect(values.length).toBeGreaterThan(10);
    expect(values).toEqual(sorted(values, sort.startsWith('-')));
  });

  it('also in GraphQL', async () => {
    const { body } = await api.graphql(
      '{ Gifts(sort: "-detailViews", limit: 50) { totalDocs docs { detailViews } } }',
    );
    const values = body.data.Gifts.docs.map(({ detailViews }: Doc) => detailViews);
    expect(values).toEqual(sorted(values, true));
    expect(body.data.Gifts.totalDocs).toBe(54);
  });

  it.each([
    'sort=-detailViews,title',
    'sort=-detailViews&where[title][like]=bola',
    'sort=averageRating&where[id][greater_than]=5',
  ])('%s is refused in Portuguese', async (query) => {
    const { body, status } = await api.request(`/gifts?${query}`);
    expect(status).toBe(400);
    expect(body.errors[0]).toMatchObject({ code: 'BAD_REQUEST' });
    expect(body.errors[0].message).toContain('detailViews');
  });
});

describe('who may see what', () => {
  it('a visitor sees no draft in any order, and an admin sees all of them', async () => {
    for (const sort of [...SORTS, '-detailViews', 'averageRating']) {
      const { body } = await api.request(`/gifts?limit=100&depth=0&sort=${sort}`);
      expect(body.totalDocs, sort).toBe(54);
      expect(
        body.docs.every((doc: Doc) => doc._status === 'published'),
        sort,
      ).toBe(true);
    }
    const { body } = await api.request('/gifts?limit=100&depth=0&sort=title', { as: admin });
    expect(body.totalDocs).toBe(GIFTS);
  });

  it('what only an admin may read of a related document stays hidden', async () => {
    const { body } = await api.request(
      `/gifts?limit=3&depth=2&where[categories][equals]=${category.id}`,
    );
    const text = JSON.stringify(body);
    expect(body.docs[0].categories[0].group.name).toBeTypeOf('string');
    for (const field of ['searchText', 'sourceUrl']) expect(text).not.toContain(field);
  });

  it('related documents are those that they are by themselves', async () => {
    const { body } = await api.request(
      `/gifts?limit=3&depth=1&where[categories][equals]=${category.id}`,
    );
    for (const gift of body.docs) {
      for (const [collection, documents] of [
        ['categories', gift.categories],
        ['occasions', gift.occasions],
        ['media', gift.images],
      ]) {
        for (const document of documents) {
          const alone = await api.request(`/${collection}/${document.id}?depth=0`);
          expect(document).toEqual(alone.body);
        }
      }
    }
  });
});

describe('what it costs', () => {
  it('a page of 50 gifts with the relations of their relations takes at most four statements', async () => {
    const lists = questions().map(([name, where]) => [name, where] as const);
    for (const [name, where] of lists) {
      const statements = await statementsOf(app.payload, () =>
        app.payload.find({
          collection: 'gifts',
          overrideAccess: false,
          depth: 2,
          limit: 50,
          where,
        }),
      );
      expect(statements.length, `${name}: ${statements.join('\n')}`).toBeLessThanOrEqual(4);
    }
  });

  it('so does GraphQL', async () => {
    const query = `{ Gifts(limit: 50, sort: "title") { totalDocs docs {
      title averageRating images { url } categories { name group { name image { url } } } occasions { name } } } }`;
    const statements = await statementsOf(app.payload, () => api.graphql(query));
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(4);
  });
});
