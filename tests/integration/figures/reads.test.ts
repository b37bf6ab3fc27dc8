import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { SEARCH_POPULAR_ROWS, SEARCH_SCAN_ROWS } from '@/domain/ceilings/reads';
import { DEFAULT_FILTERS, type ListingQuery } from '@/domain/listing';
import type { SortKey } from '@/domain/sort';

import { scansOf } from '../../support/scans';
import { createTestPayload, type TestPayload } from '../../support/test-payload';

const GIFTS = 4_000;
const SORTS: SortKey[] = ['az', 'za', 'popularity', 'price-low', 'price-high', 'newest', 'rating'];

let app: TestPayload;
let getListing: (query: ListingQuery) => Promise<unknown>;
let searchGifts: (term: string) => Promise<unknown>;

beforeAll(async () => {
  app = await createTestPayload();
  const { seedSynthetic } = await import('@/seed');
  await seedSynthetic(app.payload, GIFTS, () => undefined);
  ({ getListing } = await import('@/data/listings'));
  ({ searchGifts } = await import('@/data/search'));
});
afterAll(() => app.close());

describe.each(SORTS)('a listing by %s', (sort) => {
  const read = (page: number) =>
    scansOf(app, () =>
      getListing({ scope: { kind: 'all' }, sort, page, filters: DEFAULT_FILTERS }),
    );
  const LAST = GIFTS / 5;

  it.each([
    [1, 5],
    [2, 10],
    [LAST, 5],
    [LAST - 1, 10],
    [LAST / 2, GIFTS / 2],
    [LAST / 2 + 2, GIFTS / 2],
    [100_000, 0],
  ])('reads for page %i at most %i entries, of one index alone', async (page, most) => {
    const entries = (await read(page)).filter(({ of }) => of === 'listing_entries');
    expect(entries.every(({ how }) => how === 'Index Only Scan')).toBe(true);
    expect(entries.reduce((sum, { rows }) => sum + rows, 0)).toBeLessThanOrEqual(most);
  });
});

describe('a search', () => {
  const read = async (term: string) => {
    const scans = await scansOf(app, () => searchGifts(term));
    return scans.filter(({ of }) => of === 'gift_search');
  };

  it.each(['caneca', 'nº 3999', 'zebra', 'vela zebra', 'o'.repeat(100), 'de'])(
    'for %j looks titles up, and never reads them all',
    async (term) => {
      const titles = await read(term);
      expect(titles.some(({ how }) => how === 'Seq Scan')).toBe(false);
      expect(Math.max(...titles.map(({ rows }) => rows))).toBeLessThanOrEqual(SEARCH_POPULAR_ROWS);
    },
  );

  it('for a word that most titles have is content with the most popular gifts', async () => {
    expect(await read('nº')).toHaveLength(1);
  });

  it('for signs that no index holds compares a bounded number of the newest titles', async () => {
    const compared = (await read('%%%')).at(-1);
    expect(compared?.rows).toBe(GIFTS);
    expect(SEARCH_SCAN_ROWS).toBeLessThanOrEqual(200_000);
  });
});
