import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { INTENTIONS } from '@/domain/intentions';
import { DEFAULT_FILTERS, type ListingQuery, type ListingScope } from '@/domain/listing';
import type { SortKey } from '@/domain/sort';

import { createFactories, type Factories } from '../support/factories';
import { type ModelGift, modelListing } from '../support/listing-model';
import { createRandom } from '../support/random';
import { createTestPayload, type TestPayload } from '../support/test-payload';

const GIFTS = 200;
const QUERIES = 250;
const SORTS: SortKey[] = ['az', 'za', 'popularity', 'price-low', 'price-high', 'newest', 'rating'];
// Few of each, so that ties are everywhere; accents, case and digits where a plain sort would go wrong.
const TITLES = [
  'Álbum',
  'abajur',
  'Abajur',
  'Bola',
  'boné',
  'Caneca 10',
  'Caneca 2',
  'Éclair',
  'zinco',
];
const PRICES = [0, 19, 49.9, 100, 100.01, 2500, 9999.99, 10_000, 12_000];

const random = createRandom(20_261_120);
const gifts: ModelGift[] = [];
let app: TestPayload;
let make: Factories;
let categories: { id: number; slug: string }[];
let occasions: { id: number; slug: string }[];
let getListing: (query: ListingQuery) => Promise<unknown>;
let recordView: (id: number) => Promise<number | null>;

const query = (scope: ListingScope, more: Partial<ListingQuery> = {}): ListingQuery => ({
  scope,
  sort: 'az',
  page: 1,
  filters: DEFAULT_FILTERS,
  ...more,
});

type Answer = { docs: { id: number }[]; total: number; hasMore: boolean } | null;

async function answer(asked: ListingQuery) {
  const listing = (await getListing(asked)) as Answer;
  return listing && { ...listing, docs: listing.docs.map(({ id }) => id), page: undefined };
}

/** What the tables say that they should hold, and do not, or the other way round. */
async function untruths() {
  const rows = await app.query(`
    with wanted as (select w.* from listing_wanted((select array_agg(id) from gifts)) w),
    totals as (select scope_kind, scope_id, count(*)::integer as total from wanted group by 1, 2),
    counts as (
      select scope_kind, scope_id, cell, counted.step::smallint, count(*)::integer as total
      from wanted, listing_steps(price) as counted (step) group by 1, 2, 3, 4
    )
    select 'entry' as what, to_jsonb(d) as row from (
      (select * from wanted except select * from listing_entries)
      union all (select * from listing_entries except select * from wanted)
    ) d
    union all
    select 'total', to_jsonb(d) from (
      (select * from totals except select * from listing_totals where total <> 0)
      union all (select * from listing_totals where total <> 0 except select * from totals)
    ) d
    union all
    select 'count', to_jsonb(d) from (
      (select * from counts except select * from listing_counts where total <> 0)
      union all (select * from listing_counts where total <> 0 except select * from counts)
    ) d
    union all select 'dirty', to_jsonb(d) from listing_dirty d`);
  return rows;
}

beforeAll(async () => {
  app = await createTestPayload();
  make = createFactories(app.payload);
  ({ getListing } = await import('@/data/listings'));
  ({ recordView } = await import('@/data/counters'));

  categories = await Promise.all([1, 2, 3, 4, 5].map(() => make.category()));
  occasions = await Promise.all([1, 2, 3, 4].map(() => make.occasion()));
  const readers = await make.readers(3);

  for (let index = 0; index < GIFTS; index += 1) {
    const inCategories = random.some(categories, 0.3);
    const inOccasions =
      inCategories.length === 0 ? [random.pick(occasions)] : random.some(occasions, 0.3);
    const intentions = random.some(INTENTIONS, 0.3).map(({ value }) => value);
    const published = random.below(10) > 0;
    const createdAt = Date.UTC(2026, random.below(6), 1);
    const title = random.pick(TITLES);
    const price = random.pick(PRICES);
    const { id } = await make.gift({
      title,
      slug: `presente-${index}`,
      price,
      categories: inCategories.map((one) => one.id),
      occasions: inOccasions.map((one) => one.id),
      intentions,
      createdAt: new Date(createdAt).toISOString(),
      _status: published ? 'published' : 'draft',
    });
    const ratings = random.some(readers, 0.4).map(() => 1 + random.below(5));
    gifts.push({
      id,
      title,
      price,
      createdAt,
      views: random.below(5) * 10,
      ratings,
      categories: inCategories.map(({ slug }) => slug),
      occasions: inOccasions.map(({ slug }) => slug),
      intentions,
      published,
    });
  }
  // By SQL of their own: the triggers must hold for every writer, not only for Payload.
  for (const { id, views, ratings } of gifts) {
    await app.query('update gift_stats set detail_views = $2 where gift_id = $1', [id, views]);
    for (const [index, rating] of ratings.entries()) {
      await app.query(
        'insert into reviews (gift_id, user_id, rating, comment) values ($1, $2, $3, $4)',
        [id, readers[index]?.id, rating, `Avaliação ${id} ${index}`],
      );
    }
  }
});
afterAll(() => app.close());

function randomScope(): ListingScope {
  const kind = random.pick(['all', 'category', 'occasion', 'intention'] as const);
  if (kind === 'all') return { kind };
  if (kind === 'category') return { kind, slug: random.pick(categories).slug };
  if (kind === 'occasion') return { kind, slug: random.pick(occasions).slug };
  return { kind, slug: random.pick(INTENTIONS).slug };
}

function randomQuery(): ListingQuery {
  const [one, other] = [random.pick([0, 19, 49.9, 100, 5000, 10_000]), random.pick([100, 10_000])];
  const isFiltered = random.below(3) > 0;
  return {
    scope: randomScope(),
    sort: random.pick(SORTS),
    page: 1 + random.below(6),
    filters: isFiltered
      ? {
          min: Math.min(one, other),
          max: Math.max(one, other),
          rating: random.pick([null, null, 3, 3.5, 4, 4.5]),
          intentions: random.some(INTENTIONS, 0.25).map(({ value }) => value),
        }
      : DEFAULT_FILTERS,
  };
}

describe('against a plain model', () => {
  it.each(SORTS)(
    'sorts by %s, ties of views by the newer, all others by id, and pages through everything once',
    async (sort) => {
      const seen: number[] = [];
      for (let page = 1; page <= 50; page += 1) {
        const listing = await answer(query({ kind: 'all' }, { sort, page }));
        seen.push(...(listing?.docs ?? []));
        if (listing?.hasMore !== true) break;
      }
      const published = gifts.filter((gift) => gift.published);
      expect(new Set(seen).size).toBe(published.length);
      const expected = Array.from({ length: 50 }, (_, index) =>
        modelListing(gifts, query({ kind: 'all' }, { sort, page: index + 1 })),
      ).flatMap(({ docs }) => docs);
      expect(seen).toEqual(expected);
    },
  );

  it(`answers ${QUERIES} random requests as the model does`, async () => {
    for (let index = 0; index < QUERIES; index += 1) {
      const asked = randomQuery();
      expect(await answer(asked), JSON.stringify(asked)).toEqual({
        ...modelListing(gifts, asked),
        page: undefined,
      });
    }
  });

  it('is inclusive on both ends of the price, and open at the ends of the slider', async () => {
    const priced = async (min: number, max: number) => {
      const asked = query({ kind: 'all' }, { filters: { ...DEFAULT_FILTERS, min, max } });
      return (await answer(asked))?.total;
    };
    const count = (from: number, to: number) =>
      gifts.filter(({ published, price }) => published && price >= from && price <= to).length;
    expect(await priced(100, 2500)).toBe(count(100, 2500));
    expect(await priced(19, 19)).toBe(count(19, 19));
    expect(await priced(100, 10_000)).toBe(count(100, Infinity));
  });

  it('keeps entries and totals true', async () => {
    expect(await untruths()).toEqual([]);
  });
});

describe('a transaction that touches many gifts', () => {
  const retitle = (id: number, title: string) =>
    `update gifts set title = '${title}' where id = ${id};`;

  it('brings each of them up to date, whatever was rolled back to a savepoint in between', async () => {
    const [one, two, three] = [await newGift(), await newGift(), await newGift()];
    await app.query(`
      begin;
      savepoint before;
      ${retitle(one, 'Perdido')}
      rollback to savepoint before;
      ${retitle(two, 'Guardado')}
      savepoint between;
      ${retitle(three, 'Também perdido')}
      rollback to savepoint between;
      set constraints all immediate;
      ${retitle(one, 'Escrito depois')}
      commit;
    `);
    expect(await untruths()).toEqual([]);
    const rows = await app.query<{ name: string }>(
      `select name from listing_entries where scope_kind = 0 and gift_id = ${one}`,
    );
    expect(rows).toEqual([{ name: 'Escrito depois' }]);
  });

  async function newGift(): Promise<number> {
    const [category] = categories;
    return (await make.gift({ categories: category ? [category.id] : [] })).id;
  }
});

describe('what an editor does', () => {
  const titled = (title: string) => ({ title, slug: '', categories: [categories[0]?.id ?? 0] });
  const isListed = async (id: number) => {
    const scope = { kind: 'category', slug: categories[0]?.slug ?? '' } as const;
    for (let page = 1; page <= 60; page += 1) {
      const listing = await answer(query(scope, { page }));
      if (listing?.docs.includes(id)) return true;
      if (listing?.hasMore !== true) return false;
    }
    return false;
  };
  const update = (id: number, data: object, draft = false) =>
    app.payload.update({ collection: 'gifts', id, data, draft });

  it('a draft is never listed; publishing lists it, unpublishing and deleting take it out', async () => {
    const { id } = await make.gift({ ...titled('Rascunho'), _status: 'draft' });
    expect(await isListed(id)).toBe(false);
    await update(id, { _status: 'published' });
    expect(await isListed(id)).toBe(true);
    await update(id, { _status: 'draft' });
    expect(await isListed(id)).toBe(false);
    await update(id, { _status: 'published' });
    await app.payload.delete({ collection: 'gifts', id });
    expect(await isListed(id)).toBe(false);
    expect(await untruths()).toEqual([]);
  });

  it('a draft of a published gift changes nothing until it is published', async () => {
    const { id } = await make.gift({ ...titled('Antes'), price: 10 });
    await update(id, { title: 'Depois', price: 20 }, true);
    const [entry] = await app.query('select name, price from listing_entries where gift_id = $1', [
      id,
    ]);
    expect(entry).toEqual({ name: 'Antes', price: '10' });
    await update(id, { title: 'Depois', price: 20, _status: 'published' });
    const [after] = await app.query('select name, price from listing_entries where gift_id = $1', [
      id,
    ]);
    expect(after).toEqual({ name: 'Depois', price: '20' });
  });

  it('taking a gift out of a category, or the category away, takes it out of the listing', async () => {
    const category = await make.category();
    const occasion = await make.occasion();
    const { id } = await make.gift({ categories: [category.id], occasions: [occasion.id] });
    const total = async (kind: 'category' | 'occasion', slug: string) =>
      (await answer(query({ kind, slug })))?.total;
    expect(await total('category', category.slug)).toBe(1);
    await update(id, { categories: [] });
    expect(await total('category', category.slug)).toBe(0);
    expect(await total('occasion', occasion.slug)).toBe(1);
    await update(id, { categories: [category.id] });
    await app.payload.delete({ collection: 'occasions', id: occasion.id });
    expect(await total('occasion', occasion.slug)).toBeUndefined();
    expect(await total('category', category.slug)).toBe(1);
    expect(await untruths()).toEqual([]);
  });

  it('views move a gift in the most popular', async () => {
    const category = await make.category();
    const make2 = () => make.gift({ categories: [category.id] });
    const [first, second] = [await make2(), await make2()];
    const order = async () =>
      (await answer(query({ kind: 'category', slug: category.slug }, { sort: 'popularity' })))
        ?.docs;
    // Equal views: the newer first.
    expect(await order()).toEqual([second.id, first.id]);
    expect(await recordView(first.id)).toBe(1);
    expect(await order()).toEqual([first.id, second.id]);
  });

  it('of gifts that were opened as often the newer come first in the ranking too', async () => {
    const { listMostViewedGifts } = await import('@/data/gifts');
    const views = 1_000;
    const created = ['2026-03-01', '2026-05-01', '2026-04-01'];
    const categories = [(await make.category()).id];
    const ids: number[] = [];
    for (const createdAt of created) ids.push((await make.gift({ categories, createdAt })).id);
    await app.query('update gift_stats set detail_views = $2 where gift_id = any ($1)', [
      ids,
      views,
    ]);
    const [oldest, newest, middle] = ids;
    const shown = (await listMostViewedGifts(3)).map(({ id }) => id);
    expect(shown).toEqual([newest, middle, oldest]);
  });

  it('a review moves the rating, and stays or goes as its author chose', async () => {
    const category = await make.category();
    const gift = await make.gift({ categories: [category.id] });
    const [reader, other] = await make.readers(2);
    if (reader === undefined || other === undefined) throw new Error('no readers');
    await make.review(gift, reader, { rating: 5 });
    await make.review(gift, other, { rating: 3 });
    const rated = async () => {
      const filters = { ...DEFAULT_FILTERS, rating: 4 };
      return (await answer(query({ kind: 'category', slug: category.slug }, { filters })))?.total;
    };
    expect(await rated()).toBe(1);
    await app.payload.delete({ collection: 'users', id: other.id });
    expect(await rated()).toBe(1);
    const context = { reviews: 'delete' };
    await app.payload.delete({ collection: 'users', id: reader.id, context });
    expect(await rated()).toBe(0);
    expect(await untruths()).toEqual([]);
  });
});

it('answers null for a category or occasion that does not exist', async () => {
  expect(await answer(query({ kind: 'category', slug: 'nao-existe' }))).toBeNull();
  expect(await answer(query({ kind: 'occasion', slug: 'nao-existe' }))).toBeNull();
});

it('answers an empty page beyond the last', async () => {
  const listing = await answer(query({ kind: 'all' }, { page: 100_000 }));
  expect(listing).toMatchObject({ docs: [], hasMore: false });
});

it('writers of the same gifts at once, one of them of all gifts, leave entries and totals true', async () => {
  const category = categories[0]?.id;
  const writes = gifts
    .slice(0, 5)
    .flatMap(({ id }) => [
      `update gifts set price = price + 1 where id = ${id}`,
      `update gift_stats set detail_views = detail_views + 1 where gift_id = ${id}`,
      `delete from gifts_rels where parent_id = ${id} and categories_id = ${category}`,
      `update gifts set title = title || '!' where id = ${id}`,
      `insert into gifts_rels (parent_id, path, categories_id) values (${id}, 'categories', ${category})`,
    ]);
  const all = 'update gifts set original_price = price, price = price + 1';
  await Promise.all([...writes, all, ...writes].map((write) => app.query(write)));
  expect(await untruths()).toEqual([]);
});
