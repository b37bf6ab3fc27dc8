'use client';

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { DEFAULT_FILTERS, hasActiveFilters, type ListingFilters } from '@/domain/listing';
import { listing } from '@/messages/listing';
import { Button } from '@/ui/button';
import { LazySheet } from '@/ui/lazy-sheet';
import { FilterForm } from './filter-form';

type FilterSheetProps = {
  open: boolean;
  filters: ListingFilters;
  onOpenChange: (open: boolean) => void;
  onApply: (filters: ListingFilters) => void;
};

/** The filters on a small screen: what is chosen counts once it is applied, and applying closes the panel. */
export function FilterSheet({ open, filters, onOpenChange, onApply }: FilterSheetProps) {
  const [draft, setDraft] = useState(filters);
  const latest = useRef(draft);
  const form = useRef<HTMLDivElement>(null);

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
            {listing.applyFilters}
          </Button>
        </>
      }
    >
      <div ref={form}>
        <FilterForm filters={draft} onChange={change} />
      </div>
    </LazySheet>
  );
}
