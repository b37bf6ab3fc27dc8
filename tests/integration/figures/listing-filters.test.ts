import { sql } from '@payloadcms/db-postgres';
import type { Where } from 'payload';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import type { Listing } from '@/domain/gift';
import { LISTING_COUNT_MAX, LISTING_PAGE_SIZE } from '@/domain/limits';
import { DEFAULT_FILTERS, type ListingFilters, type ListingScope } from '@/domain/listing';
import type { ListingRequest } from '@/domain/listing-request';
import type * as ListingTable from '@/domain/listing-table';
import { SORT_KEYS } from '@/domain/sort';

import { scansOf } from '../../support/scans';
import { createFactories } from '../../support/factories';
import { plansOf, queriesOf, type Statement } from '../../support/statements';
import { createTestPayload, type TestPayload } from '../../support/test-payload';

/** More than filters are counted. */
const GIFTS = 11_000;
const TERMS = 3;

/** Entries that may be stepped over within an index: as few beside the gifts here as there are beside a million. */
const table = vi.hoisted(() => ({ FREE_WALK_ENTRIES: 2_500 }));
vi.mock('@/domain/listing-table', async (original) => ({
  ...(await original<typeof ListingTable>()),
  get FREE_WALK_ENTRIES() {
    return table.FREE_WALK_ENTRIES;
  },
}));

let app: TestPayload;
let getListing: (request: ListingRequest) => Promise<Listing | null>;
const scopes: Record<ListingScope['kind'], ListingScope> = {
  all: { kind: 'all' },
  category: { kind: 'category', slug: '' },
  occasion: { kind: 'occasion', slug: '' },
  intention: { kind: 'intention', slug: 'para-celebrar' },
};

beforeAll(async () => {
  app = await createTestPayload();
  const make = createFactories(app.payload);
  for (let index = 0; index < TERMS; index += 1) {
    scopes.category = { kind: 'category', slug: (await make.category()).slug };
    scopes.occasion = { kind: 'occasion', slug: (await make.occasion()).slug };
  }
  const { seedSynthetic } = await import('@/seed');
  await seedSynthetic(app.payload, GIFTS, () => undefined);
  ({ getListing } = await import('@/data/listings'));
});
afterAll(() => app.close());

const FILTERS: Record<string, Partial<ListingFilters>> = {
  'a price that few have': { min: 100, max: 120 },
  'a price that most have': { min: 100 },
  'a high rating': { rating: 4.5 },
  'a low rating': { rating: 3 },
  'one intention': { intentions: ['para agradecer'] },
  'any of two intentions': { intentions: ['para agradecer', 'para celebrar'] },
  'everything at once': { min: 200, max: 900, rating: 4, intentions: ['para celebrar'] },
  'what no gift has': { min: 5000, max: 6000, rating: 4.5 },
};

const read = async (request: ListingRequest) => {
  const answers: (Listing | null)[] = [];
  const scans = await scansOf(app, async () => answers.push(await getListing(request)));
  const [listing] = answers;
  if (!listing) throw new Error('no listing');
  return { listing, entries: scans.filter(({ of }) => of === 'listing_entries') };
};

describe.each(SORT_KEYS)('a listing by %s', (sort) => {
  describe.each(Object.entries(scopes).map(([kind]) => kind as ListingScope['kind']))(
    'of one %s',
    (kind) => {
      it.each(Object.entries(FILTERS))(
        'finds %s by indexes, and looks at no more entries than a small multiple of what matches',
        async (_what, chosen) => {
          const filters = { ...DEFAULT_FILTERS, ...chosen };
          for (const page of [1, 3]) {
            const { listing, entries } = await read({ scope: scopes[kind], sort, page, filters });
            expect(entries.filter(({ how }) => how === 'Seq Scan')).toEqual([]);
            const rows = entries.reduce((sum, scan) => sum + scan.rows, 0);
            // The count looks at each of them once at most, a walk that had to be given up at three times as many, and
            // sorting at each.
            expect(rows).toBeLessThanOrEqual(5 * listing.total + 10);
          }
        },
      );
    },
  );
});

describe('far pages of a narrow range of prices', () => {
  const sorts = SORT_KEYS.filter((sort) => !sort.startsWith('price'));

  describe.each([
    ['all', 245],
    ['category', 145],
  ] as const)('of one %s', (kind, offset) => {
    const page = offset / LISTING_PAGE_SIZE + 1;

    it.each(sorts)('by %s look at the gifts of these steps of prices alone', async (sort) => {
      const filters = { ...DEFAULT_FILTERS, min: 100, max: 300 };
      const { listing, entries } = await read({ scope: scopes[kind], sort, page, filters });
      expect(listing.docs).toHaveLength(LISTING_PAGE_SIZE);
      expect(entries.map(({ how }) => how)).not.toContain('Seq Scan');
      const stepped = entries.filter(({ by }) => by?.startsWith('listing_stepped_'));
      expect(stepped).toHaveLength(3);
      const rows = entries.reduce((sum, scan) => sum + scan.rows, 0);
      // Gifts of exactly R$ 100 are in the step below, the third that is walked.
      expect(rows).toBeLessThanOrEqual(2 * offset);
    });
  });

  it.each(sorts)('by %s are those that sorting all that match finds', async (sort) => {
    const { gather, walk, walkableSteps } = await import('@/data/listing-parts');
    const { combinationsIn } = await import('@/data/listing-filters');
    const { execute } = await import('@/data/statement');
    const idsOf = async (chosen: ReturnType<typeof gather>) =>
      (await execute<{ gift_id: number }>(chosen)).map(({ gift_id: id }) => id);
    for (const chosen of [
      { min: 130, max: 570 },
      { max: 250, rating: 3.5 },
      { min: 2000, max: 3000, intentions: ['para celebrar'] },
    ] satisfies Partial<ListingFilters>[]) {
      const filters = { ...DEFAULT_FILTERS, ...chosen };
      const scope = { kind: 'all', id: 0 } as const;
      const [found] = await execute<{ combinations: number[] }>(
        sql`select ${combinationsIn(scope, filters)} as combinations`,
      );
      const { combinations = [] } = found ?? {};
      for (const isFromEnd of [false, true]) {
        const part = {
          ...{ scope, sort, filters, combinations, after: null },
          ...{ start: 20, size: 50, isFromEnd },
        };
        const steps = walkableSteps(sort, filters);
        const ids = await idsOf(gather(part));
        expect(ids).toHaveLength(part.size);
        expect(steps).not.toBeNull();
        expect(await idsOf(walk(part, null, steps))).toEqual(ids);
      }
    }
  });
});

describe.each(SORT_KEYS)('the statements of a listing by %s', (sort) => {
  it('are planned once for any values, wherever its pages begin', async () => {
    const all = new Map<string, Statement>();
    for (const chosen of [{}, ...Object.values(FILTERS)]) {
      const filters = { ...DEFAULT_FILTERS, ...chosen };
      for (const scope of [scopes.all, scopes.category]) {
        const first = (await getListing({ scope, sort, page: 1, filters }))?.docs.at(-1)?.id;
        for (const [page, after] of [[1], [2, first], [40]] as const) {
          const asked = () => getListing({ scope, sort, page, filters, after });
          for (const one of await queriesOf(app.payload, asked)) all.set(one.text, one);
        }
      }
    }
    const statements = [...all.values()];
    const plans = await plansOf(app.databaseUrl, statements);
    const everyTime = statements.filter((_one, index) => plans[index] !== 5);
    expect(everyTime.map(({ text }) => text)).toEqual([]);
    expect(statements.length).toBeGreaterThan(10);
  });
});

describe('a list of the API', () => {
  const LIMIT = 10;
  const QUESTIONS: Record<string, () => Where> = {
    'all gifts': () => ({}),
    'a category': () => ({ 'categories.slug': { equals: slugOf('category') } }),
    'an occasion': () => ({ 'occasions.slug': { equals: slugOf('occasion') } }),
    'an intention': () => ({ intentions: { equals: 'para celebrar' } }),
    'prices that few have': () => ({ price: { greater_than: 100, less_than: 120 } }),
    'prices that most have': () => ({ price: { greater_than_equal: 50 } }),
    'the newest': () => ({ createdAt: { greater_than: moment } }),
    'a slug': () => ({ slug: { equals: 'nada-disso' } }),
  };
  const ORDERS = [
    ...['title', '-title', 'price', '-price', '-createdAt', '-updatedAt'],
    ...['-detailViews', '-averageRating'],
  ];
  let moment = '';
  const slugOf = (kind: 'category' | 'occasion') => {
    const scope = scopes[kind];
    return 'slug' in scope ? scope.slug : '';
  };

  beforeAll(async () => {
    const [row] = await app.query<{ at: Date }>(
      'select created_at as at from gifts order by created_at desc offset 100 limit 1',
    );
    moment = row?.at.toISOString() ?? '';
    await app.query('vacuum analyze');
  });

  it.each(Object.entries(QUESTIONS))(
    'of %s looks at what it answers, and at no more entries than a small multiple of what matches',
    async (name, where) => {
      for (const sort of ORDERS) {
        for (const page of [1, 9]) {
          let total = 0;
          const scans = await scansOf(app, async () => {
            const query = { where: where(), sort, page, limit: LIMIT, depth: 0 };
            const found = await app.payload.find({
              ...{ collection: 'gifts', overrideAccess: false, ...query },
            });
            total = found.totalDocs;
          });
          const what = `${name}, ${sort}, page ${page}: ${JSON.stringify(scans)}`;
          const tables = [
            'gifts',
            'gifts_rels',
            'gifts_intentions',
            'gift_stats',
            'listing_entries',
          ];
          const whole = scans.filter(({ how, of }) => how === 'Seq Scan' && tables.includes(of));
          expect(whole, what).toEqual([]);
          const rowsOf = (table: string) =>
            scans.filter(({ of }) => of === table).reduce((sum, { rows }) => sum + rows, 0);
          expect(rowsOf('gifts'), what).toBeLessThanOrEqual(LIMIT + 1);
          const isWhole = !['price', 'createdAt'].some((field) => field in where());
          const most = isWhole ? 2 * page * LIMIT : 3 * total + 2 * page * LIMIT;
          expect(rowsOf('listing_entries'), what).toBeLessThanOrEqual(most);
        }
      }
    },
  );
});

/** With an admin's access, drafts included, as the panel's list asks. */
describe('the panel’s list', () => {
  // Synthetic gifts have all been changed at one moment, which is no order.
  it.each(['title', '-title', 'price', '-price', '-createdAt'])(
    'by %s reads the gifts of its page, and counts by an index',
    async (sort) => {
      for (const draft of [true, false]) {
        const table = draft ? '_gifts_v' : 'gifts';
        const scans = await scansOf(app, () =>
          app.payload.find({ collection: 'gifts', depth: 0, draft, limit: 25, sort }),
        );
        const what = `${table}: ${JSON.stringify(scans)}`;
        expect(
          scans.filter(({ how }) => how === 'Seq Scan').map(({ of }) => of),
          what,
        ).not.toContain(table);
        const read = scans.filter(({ how, of }) => of === table && how !== 'Index Only Scan');
        expect(
          read.reduce((sum, { rows }) => sum + rows, 0),
          what,
        ).toBeLessThanOrEqual(60);
      }
    },
  );
});

it('says of more gifts than it counts that there are more, and counts none of them one by one', async () => {
  const request = {
    ...({ scope: scopes.all, sort: 'newest', page: 2 } as const),
    filters: { ...DEFAULT_FILTERS, min: 20 },
  };
  const { listing, entries } = await read(request);
  expect(listing).toMatchObject({ total: LISTING_COUNT_MAX, isTotalExact: false, hasMore: true });
  expect(listing.docs).toHaveLength(5);
  expect(entries.reduce((sum, { rows }) => sum + rows, 0)).toBeLessThanOrEqual(100);
  const last = { ...request, page: LISTING_COUNT_MAX / 5, sort: 'za' } as const;
  expect((await getListing(last))?.docs).toHaveLength(5);
});

it('goes on after a gift without looking at those before it, however many share its place', async () => {
  await app.query('update gift_stats set detail_views = 0');
  await app.query('vacuum listing_entries');
  const filters = DEFAULT_FILTERS;
  const page = { scope: scopes.all, sort: 'popularity', filters } as const;
  const middle = await getListing({ ...page, page: GIFTS / 10 });
  const after = middle?.docs.at(-1)?.id ?? null;
  const { listing, entries } = await read({ ...page, page: 2, after });
  expect(listing.docs.map(({ id }) => id)).toEqual(
    (await getListing({ ...page, page: GIFTS / 10 + 1 }))?.docs.map(({ id }) => id),
  );
  // Its own entry, six that follow, and the first of each range.
  expect(entries.reduce((sum, { rows }) => sum + rows, 0)).toBeLessThanOrEqual(10);
});
