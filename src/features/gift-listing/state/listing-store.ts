import type { Listing } from '@/domain/gift';
import { LISTING_FRESH } from '@/domain/limits';
import { listingSearchParams, type ListingQuery } from '@/domain/listing';

export type ListingEntry = {
  /** One after another, without gaps. */
  pages: readonly Listing[];
  status: 'idle' | 'loading' | 'failed';
  /** Milliseconds since the epoch. */
  readAt: number;
};

type FetchPage = (query: ListingQuery, signal: AbortSignal, after?: number) => Promise<Listing>;
type LoadOptions = {
  firstPage: number;
  lastPage: number;
  signal: AbortSignal;
  /** The last gift that is shown before the first page. */
  after?: number;
};

const NOTHING: ListingEntry = { pages: [], status: 'idle', readAt: 0 };

/** The cache key of a listing: everything but the page. */
export function listingKey(query: Omit<ListingQuery, 'page'>): string {
  return listingSearchParams({ ...query, page: 1 }).toString();
}

/**
 * A cache of the pages read in this visit, for 5 minutes. It outlives the component, so that coming back from a gift
 * shows the list as it was, at once and without a request.
 */
export function createListingStore(fetchPage: FetchPage, now: () => number = Date.now) {
  const entries = new Map<string, ListingEntry>();
  const listeners = new Set<() => void>();

  const read = (key: string): ListingEntry => entries.get(key) ?? NOTHING;

  const write = (key: string, change: Partial<ListingEntry>) => {
    entries.set(key, { ...read(key), ...change });
    listeners.forEach((listener) => listener());
  };

  /** Reads what is missing up to `lastPage`. An aborted load writes nothing: the one that replaced it does. */
  const load = async (query: ListingQuery, { firstPage, lastPage, signal, after }: LoadOptions) => {
    const key = listingKey(query);
    for (;;) {
      const { pages, status } = read(key);
      const page = firstPage + pages.length;
      if (page > lastPage || pages.at(-1)?.hasMore === false) {
        if (status !== 'idle') write(key, { status: 'idle' });
        return;
      }
      if (status !== 'loading') write(key, { status: 'loading' });
      try {
        const listing = await fetchPage(
          { ...query, page },
          signal,
          pages.at(-1)?.docs.at(-1)?.id ?? after,
        );
        if (signal.aborted) return;
        write(key, {
          pages: [...pages, listing],
          readAt: pages.length === 0 ? now() : read(key).readAt,
        });
      } catch {
        if (!signal.aborted) write(key, { status: 'failed' });
        return;
      }
    }
  };

  /** Drops a listing that is too old to be shown again. */
  const expire = (key: string) => {
    const entry = entries.get(key);
    if (entry && entry.readAt + LISTING_FRESH < now()) entries.delete(key);
  };

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  return { read, load, expire, subscribe };
}
