import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { DEFAULT_FILTERS, type ListingFilters } from '@/domain/listing';
import type { ListingRequest } from '@/domain/listing-request';
import { SORT_KEYS, type SortKey } from '@/domain/sort';

import { createFactories, type Factories } from '../support/factories';
import { createTestPayload, type TestPayload } from '../support/test-payload';

const GIFTS = 23;
// Few of each, so that ties are everywhere; gifts without a price stand last in both orders of prices.
const TITLES = ['Ábaco', 'Bola', 'bola', 'Caneca'];
const PRICES = [null, 10, 20, 20];

type Answer = { docs: { id: number }[]; total: number; hasMore: boolean };

let app: TestPayload;
let make: Factories;
let category: { id: number; slug: string };
let getListing: (request: ListingRequest) => Promise<unknown>;

beforeAll(async () => {
  app = await createTestPayload();
  make = createFactories(app.payload);
  ({ getListing } = await import('@/data/listings'));
  category = await make.category();
  for (let index = 0; index < GIFTS; index += 1) await publish(index);
});
afterAll(() => app.close());

async function publish(index: number): Promise<number> {
  const { id } = await make.gift({
    title: TITLES[index % TITLES.length] ?? '',
    slug: `presente-${index}-${Math.random()}`,
    price: 15,
    categories: [category.id],
    intentions: index % 2 === 0 ? ['para celebrar'] : [],
    createdAt: new Date(Date.UTC(2026, index % 3, 1)).toISOString(),
  });
  const price = PRICES[index % PRICES.length] ?? null;
  await app.query('update gifts set price = $2 where id = $1', [id, price]);
  await app.query(
    `update gift_stats set detail_views = $2, review_count = $3, rating_sum = $3 * 4 where gift_id = $1`,
    [id, (index % 3) * 10, index % 2],
  );
  await app.query('update gifts set updated_at = now() where id = $1', [id]);
  return id;
}

const read = async (sort: SortKey, filters: ListingFilters, page: number, after?: number) =>
  (await getListing({
    scope: { kind: 'category', slug: category.slug },
    ...{ sort, filters, page, after },
  })) as Answer;

/** Every gift of the listing, page by page, each after the last of the one before. */
async function readOn(sort: SortKey, filters: ListingFilters, between: () => Promise<unknown>) {
  const seen: number[] = [];
  for (let page = 1; ; page += 1) {
    const { docs, hasMore } = await read(sort, filters, page, seen.at(-1));
    seen.push(...docs.map(({ id }) => id));
    if (!hasMore) return seen;
    await between();
  }
}

async function readByNumber(sort: SortKey, filters: ListingFilters) {
  const { total } = await read(sort, filters, 1);
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(total / 5) }, (_, index) => read(sort, filters, index + 1)),
  );
  return pages.flatMap(({ docs }) => docs.map(({ id }) => id));
}

const FILTERS: [string, Partial<ListingFilters>][] = [
  ['without filters', {}],
  ['by price', { min: 15, max: 25 }],
  ['by rating', { rating: 4 }],
  ['by intention', { intentions: ['para celebrar', 'para motivar'] }],
];

describe.each(SORT_KEYS)('a listing by %s', (sort) => {
  it.each(FILTERS)('goes on after a gift as its numbers count it, %s', async (_how, chosen) => {
    const filters = { ...DEFAULT_FILTERS, ...chosen };
    const numbered = await readByNumber(sort, filters);
    expect(numbered.length).toBeGreaterThan(5);
    expect(await readOn(sort, filters, () => Promise.resolve())).toEqual(numbered);
  });

  it('repeats and leaves out nothing while gifts are published before and after it', async () => {
    const before = await readByNumber(sort, DEFAULT_FILTERS);
    const published = new Set<number>();
    let index = 0;
    const seen = await readOn(sort, DEFAULT_FILTERS, async () => {
      if (index < 4) published.add(await publish((index += 1)));
    });
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((id) => !published.has(id))).toEqual(before);
    await app.query('delete from gifts where id = any ($1)', [[...published]]);
  });
});

it.each(FILTERS)(
  'leaves out and repeats nothing when the gift to go on after has left the listing, %s',
  async (_how, chosen) => {
    const filters = { ...DEFAULT_FILTERS, ...chosen };
    const numbered = await readByNumber('az', filters);
    const gone = numbered[4] ?? 0;
    const status = (to: string) =>
      app.query('update gifts set _status = $1 where id = $2', [to, gone]);
    await status('draft');
    const { docs } = await read('az', filters, 2, gone);
    await status('published');
    expect(docs.map(({ id }) => id)).toEqual(numbered.slice(5, 10));
  },
);
