import { useEffect, useState, useSyncExternalStore } from 'react';
import type { GiftSummary, Listing } from '@/domain/gift';
import type { ListingScope } from '@/domain/listing';
import { fetchListing } from './fetch-listing';
import { isPlain, type ListingState } from './listing-state';
import { createListingStore, type ListingEntry, listingKey } from './listing-store';

/** What the static page already shows. */
export type FirstPage = { ids: number[]; total: number; hasMore: boolean };

type ListingPages = {
  /** Those read in the browser: after the static page's own, or instead of them. */
  gifts: GiftSummary[];
  /** Null until it is known. */
  total: number | null;
  isTotalExact: boolean;
  hasMore: boolean;
  /** Pages shown, the static one included. */
  loaded: number;
  status: 'ready' | 'loading' | 'failed';
  retry: () => void;
};

/** Pages that a long list brings back at once after a reload; scrolling or the button goes on from there. */
const RESTORED_PAGES = 30;

/** What has been read of filtered and sorted listings, and after the static page of the others. */
export const listingPages = createListingStore(fetchListing);

/** What has been read of the listing with that key. */
export function useListingEntry(key: string): ListingEntry {
  const read = () => listingPages.read(key);
  return useSyncExternalStore(listingPages.subscribe, read, read);
}

export function useListingPages(
  scope: ListingScope,
  state: ListingState,
  first: FirstPage,
): ListingPages {
  const { sort, filters, page } = state;
  const inHand = isPlain(state) ? 1 : 0;
  const key = listingKey({ scope, sort, filters });
  const entry = useListingEntry(key);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => listingPages.expire(key), [key]);

  useEffect(() => {
    const controller = new AbortController();
    const lastPage = Math.min(page, inHand + listingPages.read(key).pages.length + RESTORED_PAGES);
    void listingPages.load(
      { scope, sort, filters, page: 1 },
      {
        firstPage: inHand + 1,
        lastPage,
        signal: controller.signal,
        after: inHand === 1 ? first.ids.at(-1) : undefined,
      },
    );
    return () => controller.abort();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the key stands for scope, sort and filters
  }, [key, page, inHand, attempt]);

  const last = entry.pages.at(-1);
  const loaded = inHand + entry.pages.length;
  const hasMore = last?.hasMore ?? (inHand === 1 && first.hasMore);
  const awaited = loaded < Math.min(page, inHand + RESTORED_PAGES) && hasMore;
  return {
    gifts: mergePages(entry.pages, inHand === 1 ? first.ids : []),
    total: last?.total ?? (inHand === 1 ? first.total : null),
    isTotalExact: last?.isTotalExact !== false,
    hasMore,
    loaded,
    status:
      entry.status === 'failed'
        ? 'failed'
        : entry.status === 'loading' || loaded === 0 || awaited
          ? 'loading'
          : 'ready',
    retry: () => setAttempt(attempt + 1),
  };
}

/**
 * The gifts of pages read one after another, without those of `shown` and without repeats: a gift published meanwhile
 * moves the others along, so the end of one page can come back at the start of the next.
 */
export function mergePages(pages: readonly Listing[], shown: readonly number[]): GiftSummary[] {
  const seen = new Set(shown);
  return pages.flatMap((page) => page.docs).filter(({ id }) => !seen.has(id) && seen.add(id));
}
