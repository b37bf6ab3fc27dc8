import { sql } from '@payloadcms/db-postgres';
import type { Where } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createFactories } from '../../support/factories';
import { scansForAny } from '../../support/scans';
import { plansOf, queriesOf, type Statement } from '../../support/statements';
import { createTestPayload, type TestPayload } from '../../support/test-payload';

const GIFTS = 11_000;
const LARGE = ['listing_entries', 'gifts', 'gifts_rels', 'gifts_intentions', 'gift_stats'];

let app: TestPayload;
const categories: { id: number; slug: string }[] = [];
const occasions: { id: number; slug: string }[] = [];

beforeAll(async () => {
  app = await createTestPayload();
  const make = createFactories(app.payload);
  for (let index = 0; index < 3; index += 1) {
    categories.push(await make.category());
    occasions.push(await make.occasion());
  }
  const { seedSynthetic } = await import('@/seed');
  await seedSynthetic(app.payload, GIFTS, () => undefined);
  await app.query('vacuum analyze');
});
afterAll(() => app.close());

type Values = {
  category: { id: number; slug: string };
  occasion: { id: number; slug: string };
  others: number[];
  intention: string;
  price: number;
  moment: string;
};

/** What integrators ask, each a kind of question that differs in its values. */
const QUESTIONS: Record<string, (values: Values) => Where> = {
  'all gifts': () => ({}),
  'a category': ({ category }) => ({ categories: { equals: category.id } }),
  'a category by its slug': ({ category }) => ({ 'categories.slug': { equals: category.slug } }),
  'one of several categories': ({ others }) => ({ categories: { in: others } }),
  'one of several categories with a price': ({ others, price }) => ({
    ...{ categories: { in: others }, price: { greater_than: price } },
  }),
  'a category and an occasion': ({ category, occasion }) => ({
    ...{ categories: { equals: category.id }, occasions: { equals: occasion.id } },
  }),
  'an intention': ({ intention }) => ({ intentions: { equals: intention } }),
  'prices between': ({ price }) => ({
    price: { greater_than_equal: price, less_than_equal: price + 430 },
  }),
  'prices of an intention of an occasion': ({ occasion, price, intention }) => ({
    occasions: { equals: occasion.id },
    ...{ intentions: { in: [intention] }, price: { less_than: price + 1000 } },
  }),
  'the newest': ({ moment }) => ({ createdAt: { greater_than: moment } }),
  'the last changed': ({ moment }) => ({ updatedAt: { greater_than: moment } }),
};
const SORTS = ['title', '-title', 'price', '-price', '-createdAt', '-updatedAt', '-averageRating'];

function valuesOf(turn: number): Values {
  const [category, occasion] = [categories[turn], occasions[turn]];
  if (category === undefined || occasion === undefined) throw new Error('no such turn');
  return {
    ...{ category, occasion, price: 130 + 210 * turn },
    others: categories.slice(0, 2 + (turn % 2)).map(({ id }) => id),
    intention: ['para celebrar', 'para motivar', 'para agradecer'][turn] ?? '',
    moment: new Date(Date.UTC(2020 + turn, 3)).toISOString(),
  };
}

type Page = { sort?: string; page?: number; limit?: number; depth?: number };

const askedFor = (where: Where, page: Page) =>
  queriesOf(app.payload, () =>
    app.payload.find({ collection: 'gifts', overrideAccess: false, depth: 0, where, ...page }),
  );

it.each(Object.entries(QUESTIONS))(
  'a list of %s begins with the same prepared statement, whatever its values and wherever its page begins',
  async (_name, where) => {
    const asked = [
      await askedFor(where(valuesOf(0)), { limit: 10 }),
      await askedFor(where(valuesOf(1)), { limit: 25 }),
      await askedFor(where(valuesOf(2)), { limit: 7, page: 3 }),
    ];
    // What follows depends on how many match.
    const names = new Set(asked.map(([first]) => first?.name));
    expect([...names]).toEqual([expect.stringMatching(/^composed-/)]);
  },
);

describe.each(Object.entries(QUESTIONS))('a list of %s', (_name, where) => {
  it('is planned once for any values, and that plan reads no table from end to end', async () => {
    const all = new Map<string, Statement>();
    for (const sort of SORTS) {
      for (const [turn, page] of [
        [0, 1],
        [1, 2],
        [2, 40],
      ] as const) {
        const asked = await askedFor(where(valuesOf(turn)), { sort, page, limit: 10 });
        for (const one of asked) all.set(one.text, one);
      }
    }
    const statements = [...all.values()];
    expect(statements.length).toBeGreaterThanOrEqual(SORTS.length);
    const plans = await plansOf(app.databaseUrl, statements);
    const everyTime = statements.filter((_one, index) => plans[index] !== 5);
    expect(everyTime.map(({ text }) => text)).toEqual([]);
    const scans = await scansForAny(app, statements);
    expect(scans.map(({ of }) => of)).toContain('gifts');
    const whole = scans.filter(({ how, of }) => how === 'Seq Scan' && LARGE.includes(of));
    expect(whole).toEqual([]);
  });
});

it('related documents of the same collections are read by one prepared statement', async () => {
  const namesOf = async (turn: number) => {
    const where = QUESTIONS['a category']?.(valuesOf(turn)) ?? {};
    const asked = await askedFor(where, { depth: 2, limit: 3 + turn, page: 1 + turn });
    return asked.filter(({ text }) => text.includes('row_to_json(t)')).map(({ name }) => name);
  };
  const [first, second] = [await namesOf(0), await namesOf(1)];
  expect(first.length).toBeGreaterThan(0);
  expect(second).toEqual(first);
  expect(first).not.toContain(undefined);
});

it('endless shapes of questions take no more than the names of lists', async () => {
  const names = new Set<unknown>();
  for (let length = 1; length <= 70; length += 1) {
    const and = Array.from({ length }, () => ({ price: { greater_than: length } }));
    const [first] = await askedFor({ and }, { limit: 1 });
    names.add(first?.name);
  }
  const last = await askedFor({ and: Array(71).fill({ price: { less_than: 5 } }) }, { limit: 1 });
  expect(last[0]?.name).toBeUndefined();
  expect(names.size).toBeLessThanOrEqual(64 + 1);
  const { execute } = await import('@/data/statement');
  const page = await queriesOf(app.payload, () => execute(sql.raw('select 1 as "of the site"')));
  expect(page[0]?.name).toMatch(/^composed-/);
});
