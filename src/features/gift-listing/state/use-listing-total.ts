import { useEffect } from 'react';
import { hasActiveFilters, type ListingFilters, type ListingScope } from '@/domain/listing';
import type { SortKey } from '@/domain/sort';
import { listingKey } from './listing-store';
import { listingPages, useListingEntry } from './use-listing-pages';

/** Milliseconds without another choice after which the number of gifts is asked for. */
const DEBOUNCE = 250;

export type ListingTotal = { total: number; isExact: boolean };
type Choice = { scope: ListingScope; sort: SortKey; filters: ListingFilters };

/**
 * How many gifts the listing has with filters that are being chosen; null while it is not known. The gifts come along and
 * are there at once when the choice is applied.
 */
export function useListingTotal(
  { scope, sort, filters }: Choice,
  isAsked: boolean,
): ListingTotal | null {
  const key = listingKey({ scope, sort, filters });
  // Without filters the pages of the store begin after the static one.
  const isWanted = isAsked && hasActiveFilters(filters);
  const { pages } = useListingEntry(key);

  useEffect(() => {
    if (!isWanted) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      void listingPages.load(
        { scope, sort, filters, page: 1 },
        { firstPage: 1, lastPage: 1, signal: controller.signal },
      );
    }, DEBOUNCE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the key stands for scope, sort and filters
  }, [key, isWanted]);

  const first = isWanted ? pages.at(0) : undefined;
  return first ? { total: first.total, isExact: first.isTotalExact } : null;
}
