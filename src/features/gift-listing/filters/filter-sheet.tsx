'use client';

import { useState } from 'react';
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
            onClick={() => setDraft(DEFAULT_FILTERS)}
          >
            {listing.clearFilters}
          </Button>
          <Button
            className="flex-1"
            onClick={() => {
              onApply(draft);
              onOpenChange(false);
            }}
          >
            {listing.applyFilters}
          </Button>
        </>
      }
    >
      <FilterForm filters={draft} onChange={setDraft} />
    </LazySheet>
  );
}
