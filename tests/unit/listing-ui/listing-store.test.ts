import { describe, expect, it, vi } from 'vitest';
import type { GiftSummary, Listing } from '@/domain/gift';
import { LISTING_FRESH } from '@/domain/limits';
import { DEFAULT_FILTERS, type ListingQuery } from '@/domain/listing';
import { createListingStore, listingKey } from '@/features/gift-listing/state/listing-store';
import { mergePages } from '@/features/gift-listing/state/use-listing-pages';

const gift = (id: number): GiftSummary => ({
  id,
  title: `Presente ${id}`,
  slug: `presente-${id}`,
  shortDescription: '',
  price: null,
  originalPrice: null,
  images: [],
  isNew: false,
  affiliateLink: 'https://loja.example/',
  averageRating: null,
  reviewCount: 0,
});

const query: ListingQuery = {
  scope: { kind: 'category', slug: 'nerd' },
  sort: 'za',
  page: 1,
  filters: DEFAULT_FILTERS,
};
const key = listingKey(query);

const listing = (page: number, ids: number[], hasMore: boolean): Listing => ({
  docs: ids.map(gift),
  total: 12,
  isTotalExact: true,
  page,
  hasMore,
});

const alive = () => new AbortController().signal;

describe('the listing store', () => {
  it('reads the missing pages in order and stops at the last', async () => {
    const fetchPage = vi.fn(async ({ page }: ListingQuery) => listing(page, [page], page < 3));
    const store = createListingStore(fetchPage);
    await store.load(query, { firstPage: 1, lastPage: 9, signal: alive() });
    expect(store.read(key).pages.map(({ page }) => page)).toEqual([1, 2, 3]);
    expect(store.read(key).status).toBe('idle');
    expect(fetchPage).toHaveBeenCalledTimes(3);
  });

  it('asks for nothing that it has', async () => {
    const fetchPage = vi.fn(async ({ page }: ListingQuery) => listing(page, [page], true));
    const store = createListingStore(fetchPage);
    await store.load(query, { firstPage: 1, lastPage: 2, signal: alive() });
    await store.load(query, { firstPage: 1, lastPage: 2, signal: alive() });
    expect(fetchPage).toHaveBeenCalledTimes(2);
  });

  it('goes on after the page that the visitor already has', async () => {
    const fetchPage = vi.fn(async ({ page }: ListingQuery) => listing(page, [page], true));
    const store = createListingStore(fetchPage);
    await store.load(query, { firstPage: 2, lastPage: 2, signal: alive() });
    expect(store.read(key).pages.map(({ page }) => page)).toEqual([2]);
  });

  it('drops an answer that came after it was aborted', async () => {
    const controller = new AbortController();
    const store = createListingStore(async ({ page }) => {
      controller.abort();
      return listing(page, [1], true);
    });
    await store.load(query, { firstPage: 1, lastPage: 1, signal: controller.signal });
    expect(store.read(key).pages).toEqual([]);
  });

  it('keeps what it has when a page fails, and goes on when asked again', async () => {
    let broken = true;
    const store = createListingStore(async ({ page }) => {
      if (page === 2 && broken) throw new Error('down');
      return listing(page, [page], page < 2);
    });
    await store.load(query, { firstPage: 1, lastPage: 2, signal: alive() });
    expect(store.read(key)).toMatchObject({ status: 'failed', pages: [{ page: 1 }] });
    broken = false;
    await store.load(query, { firstPage: 1, lastPage: 2, signal: alive() });
    expect(store.read(key)).toMatchObject({ status: 'idle', pages: [{ page: 1 }, { page: 2 }] });
  });

  it('expires after five minutes', async () => {
    let time = 1_000;
    const store = createListingStore(
      async ({ page }) => listing(page, [page], false),
      () => time,
    );
    await store.load(query, { firstPage: 1, lastPage: 1, signal: alive() });
    time += LISTING_FRESH;
    store.expire(key);
    expect(store.read(key).pages).toHaveLength(1);
    time += 1;
    store.expire(key);
    expect(store.read(key).pages).toHaveLength(0);
  });
});

describe('mergePages', () => {
  it('shows each gift once, those of the static page not again', () => {
    const pages = [listing(2, [5, 6, 7], true), listing(3, [7, 8], false)];
    expect(mergePages(pages, [4, 5]).map(({ id }) => id)).toEqual([6, 7, 8]);
  });
});
