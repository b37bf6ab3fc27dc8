'use client';

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  DEFAULT_FILTERS,
  hasActiveFilters,
  type ListingFilters,
  type ListingScope,
} from '@/domain/listing';
import { listing } from '@/messages/listing';
import { Button } from '@/ui/button';
import { LazySheet } from '@/ui/lazy-sheet';
import { listingKey } from '../state/listing-store';
import type { ListingState } from '../state/listing-state';
import { useListingTotal, type ListingTotal } from '../state/use-listing-total';
import { FilterForm } from './filter-form';

type FilterSheetProps = {
  open: boolean;
  scope: ListingScope;
  state: ListingState;
  /** Of the listing without filters. */
  whole: number;
  /** Of the listing as it is shown; null while it is not known. */
  shown: ListingTotal | null;
  onOpenChange: (open: boolean) => void;
  onApply: (filters: ListingFilters) => void;
};

/** The filters on a small screen: what is chosen counts once it is applied, and applying closes the panel. */
export function FilterSheet({
  open,
  scope,
  state: { sort, filters },
  whole,
  shown,
  onOpenChange,
  onApply,
}: FilterSheetProps) {
  const [draft, setDraft] = useState(filters);
  const latest = useRef(draft);
  const form = useRef<HTMLDivElement>(null);

  const isChanged =
    listingKey({ scope, sort, filters: draft }) !== listingKey({ scope, sort, filters });
  const chosen = useListingTotal({ scope, sort, filters: draft }, open && isChanged);
  const unfiltered = hasActiveFilters(draft) ? null : { total: whole, isExact: true };
  const found = unfiltered ?? (isChanged ? chosen : shown);

  const change = (next: ListingFilters) => {
    latest.current = next;
    setDraft(next);
  };

  const apply = () => {
    // A price counts when its field is left, which a tap on a button does not do in every browser.
    const field = document.activeElement;
    if (field instanceof HTMLInputElement) flushSync(() => field.blur());
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) {
      wrong.focus();
      return;
    }
    onApply(latest.current);
    onOpenChange(false);
  };

  return (
    <LazySheet
      open={open}
      onOpenChange={onOpenChange}
      side="bottom"
      title={listing.filters}
      footer={
        <>
          <Button
            variant="ghost"
            disabled={!hasActiveFilters(draft)}
            onClick={() => change(DEFAULT_FILTERS)}
          >
            {listing.clearFilters}
          </Button>
          <Button className="flex-1" onClick={apply}>
            {found === null || found.total === 0
              ? listing.applyFilters
              : listing.showGifts(found.total, found.isExact)}
          </Button>
        </>
      }
    >
      <div ref={form}>
        <p role="status" className="filter-found">
          {found ? listing.giftsFound(found.total, found.isExact) : listing.counting}
        </p>
        <FilterForm filters={draft} onChange={change} />
      </div>
    </LazySheet>
  );
}
