import { useEffect, useState, useSyncExternalStore } from 'react';
import type { GiftSummary } from '@/domain/gift';
import { DEFAULT_FILTERS, type ListingScope } from '@/domain/listing';
import { DEFAULT_SORT } from '@/domain/sort';
import { fetchListing } from './fetch-listing';
import { createListingStore, listingKey } from './listing-store';
import { mergePages } from './use-listing-pages';

/** What the static page already shows: its gifts, as so many pages of the listing. */
export type ShownGifts = { ids: number[]; pages: number; total: number };

type FurtherGifts = {
  gifts: GiftSummary[];
  /** Pages shown, the static ones included. */
  loaded: number;
  status: 'ready' | 'loading' | 'failed' | 'complete';
  /** Reads on, or tries again. */
  readOn: () => void;
};

/** Pages that are read when the end of the list comes near. */
const STEP = 4;

const store = createListingStore(fetchListing);

/** The gifts after those of the static page, in its order, as far as they have been asked for in this visit. */
export function useFurtherGifts(scope: ListingScope, shown: ShownGifts): FurtherGifts {
  const key = listingKey({ scope, sort: DEFAULT_SORT, filters: DEFAULT_FILTERS });
  const entry = useSyncExternalStore(
    store.subscribe,
    () => store.read(key),
    () => store.read(key),
  );
  const [asked, setAsked] = useState({ lastPage: 0 });

  useEffect(() => store.expire(key), [key]);

  useEffect(() => {
    const controller = new AbortController();
    void store.load(
      { scope, sort: DEFAULT_SORT, filters: DEFAULT_FILTERS, page: 1 },
      {
        firstPage: shown.pages + 1,
        lastPage: asked.lastPage,
        signal: controller.signal,
        after: shown.ids.at(-1),
      },
    );
    return () => controller.abort();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the key stands for the scope
  }, [key, asked, shown.pages]);

  const loaded = shown.pages + entry.pages.length;
  const hasMore = entry.pages.at(-1)?.hasMore ?? shown.ids.length < shown.total;
  const isLoading = entry.status === 'loading' || loaded < asked.lastPage;
  return {
    gifts: mergePages(entry.pages, shown.ids),
    loaded,
    status: !hasMore
      ? 'complete'
      : entry.status === 'failed'
        ? 'failed'
        : isLoading
          ? 'loading'
          : 'ready',
    readOn: () => setAsked({ lastPage: loaded + STEP }),
  };
}
