'use client';

import { useId, useState } from 'react';
import type { ListingFilters, ListingScope } from '@/domain/listing';
import { isSortKey, SORT_KEYS } from '@/domain/sort';
import { listing } from '@/messages/listing';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Select } from '@/ui/select';
import { FilterSheet } from './filter-sheet';
import { activeFilters } from '../state/active-filters';
import type { ListingState } from '../state/listing-state';

type ListingToolbarProps = {
  scope: ListingScope;
  state: ListingState;
  /** How many gifts there are without filters. */
  whole: number;
  /** Null while it is not known. */
  total: number | null;
  isTotalExact: boolean;
  status: 'ready' | 'loading' | 'failed';
  onChange: (state: ListingState) => void;
};

/** The bar above the gifts: their number, their order, and on small screens the button that opens the filters. */
export function ListingToolbar({
  scope,
  state,
  whole,
  total,
  isTotalExact,
  status,
  onChange,
}: ListingToolbarProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  const active = activeFilters(state.filters).length;
  const filter = (filters: ListingFilters) => onChange({ ...state, filters, page: 1 });
  return (
    <div className="listing-bar">
      <p className="listing-count" aria-live="polite">
        {total === null ? unknownText(status) : listing.giftsFound(total, isTotalExact)}
      </p>
      <div className="listing-tools">
        <Button
          variant="outline"
          className="listing-filter-button"
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => {
            setOpenings(openings + 1);
            setOpen(true);
          }}
        >
          <Icon name="filter" size={18} />
          {listing.filters}
          {active > 0 ? (
            <>
              <span className="listing-badge" aria-hidden="true">
                {active}
              </span>
              <span className="sr-only">({listing.activeFilters(active)})</span>
            </>
          ) : null}
        </Button>
        <label htmlFor={id} className="listing-sort-label">
          {listing.sortLabel}
        </label>
        <Select
          id={id}
          className="listing-sort"
          value={state.sort}
          onChange={({ target }) => {
            if (isSortKey(target.value)) onChange({ ...state, sort: target.value, page: 1 });
          }}
        >
          {SORT_KEYS.map((key) => (
            <option key={key} value={key}>
              {listing.sort[key]}
            </option>
          ))}
        </Select>
      </div>
      <FilterSheet
        // Filters that were chosen but not applied are reset when the panel opens again.
        key={openings}
        open={open}
        scope={scope}
        state={state}
        whole={whole}
        shown={total === null ? null : { total, isExact: isTotalExact }}
        onOpenChange={setOpen}
        onApply={filter}
      />
    </div>
  );
}

/** A number that could not be read is not waited for any longer. */
function unknownText(status: ListingToolbarProps['status']): string {
  return status === 'failed' ? listing.loadFailedCount : listing.loadingGifts;
}
