import { adapterOf } from '@collections/shared/adapter-of';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { FEED_GIFTS, SEARCH_SCAN_ROWS, SITEMAP_PART_IDS } from '@/domain/ceilings/reads';
import { DEFAULT_FILTERS, type ListingQuery } from '@/domain/listing';
import type { SortKey } from '@/domain/sort';

import { rowsReadOf } from '../../support/rows-read';
import { scansOf } from '../../support/scans';
import { createTestPayload, type TestPayload } from '../../support/test-payload';

const GIFTS = 4_000;
const SORTS: SortKey[] = ['az', 'za', 'popularity', 'price-low', 'price-high', 'newest', 'rating'];

let app: TestPayload;
let getListing: (query: ListingQuery) => Promise<unknown>;
let searchGifts: (query: string) => Promise<unknown>;

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

it('the ranking of the most viewed, where nobody has viewed any, reads no more of its index than it shows', async () => {
  const { listMostViewedGifts } = await import('@/data/gifts');
  const scans = await scansOf(app, () => listMostViewedGifts(10));
  const entries = scans.filter(({ of }) => of === 'listing_entries');
  expect(entries.map(({ how, rows }) => [how, rows])).toEqual([['Index Only Scan', 10]]);
});

describe('a search', () => {
  /** The most popular gifts, which every search looks at first; a second search follows when the first finds nothing. */
  const WALKED = 2 * 500;
  const read = (query: string) => rowsReadOf(app, 'gift_search', () => searchGifts(query));

  it.each(['caneca', 'nº 3999', 'nº 39', 'zebra', 'vela zebra', 'o'.repeat(100)])(
    'for %j looks up the titles that may have it',
    async (query) => {
      const { sequential, fetched } = await read(query);
      expect(sequential).toBe(0);
      expect(fetched).toBeLessThanOrEqual(WALKED + GIFTS / 20);
    },
  );

  it.each(['de', 'nº'])('for %j, which many have, is content with popular gifts', async (query) => {
    const { sequential, fetched } = await read(query);
    expect(sequential).toBe(0);
    expect(fetched).toBeLessThanOrEqual(GIFTS / 4);
  });

  it('for signs that no index holds compares titles one by one, as many as it is told', async () => {
    const { pool } = adapterOf(app.payload);
    const { sequential } = await rowsReadOf(app, 'gift_search', () =>
      pool.query(
        "select * from search_find('%!%', '{}', '{}', null, null, 30, 8000, 20000, 2000, 100)",
      ),
    );
    expect(sequential).toBe(100);
    expect(SEARCH_SCAN_ROWS).toBeLessThanOrEqual(200_000);
  });
});

describe('what is made for crawlers', () => {
  it('the index of the sitemap looks once at an index for each file', async () => {
    const { listGiftSitemaps } = await import('@/data/sitemap');
    expect(await listGiftSitemaps()).toEqual([1]);
    const rows = (await scansOf(app, listGiftSitemaps)).map((scan) => scan.rows);
    expect(Math.max(...rows)).toBeLessThanOrEqual(2);
  });

  it('a file of the sitemap lists the published gifts of its ids and reads no others', async () => {
    const { getGiftSitemap } = await import('@/data/sitemap');
    await app.query("update gifts set _status = 'draft' where id = 7");
    await app.query(
      `insert into gifts (id, title, slug, short_description, price, affiliate_link, _status)
       values ($1, 'Longe', 'longe', '', 1, '', 'published')`,
      [SITEMAP_PART_IDS * 2 + 1],
    );
    const addresses = (xml: string | null) => xml?.match(/<loc>[^<]+<\/loc>/g) ?? [];
    const first = await getGiftSitemap(1);
    expect(addresses(first)).toHaveLength(GIFTS - 1);
    expect(first).not.toContain('/presente/7<');
    expect(first).toMatch(/<lastmod>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z<\/lastmod>/);
    expect(await getGiftSitemap(2)).toBeNull();
    expect(addresses(await getGiftSitemap(3))).toHaveLength(1);
    const scans = await scansOf(app, () => getGiftSitemap(3));
    expect(scans.map(({ rows }) => rows)).toEqual([1]);
  });

  it('the feed has the newest gifts from one query, however large the catalogue is', async () => {
    const { listFeedGifts } = await import('@/data/feed');
    const gifts = await listFeedGifts();
    expect(gifts).toHaveLength(FEED_GIFTS);
    const dates = gifts.map(({ createdAt }) => createdAt);
    expect(dates).toEqual([...dates].sort().reverse());
    const scans = await scansOf(app, listFeedGifts);
    expect(Math.max(...scans.map(({ rows }) => rows))).toBeLessThanOrEqual(FEED_GIFTS * 2);
  });
});
