'use client';

import { useEffect, useRef } from 'react';
import { DEFAULT_FILTERS, type ListingFilters } from '@/domain/listing';
import { listing } from '@/messages/listing';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { activeFilters } from '../state/active-filters';

type ActiveFilterListProps = {
  filters: ListingFilters;
  onChange: (filters: ListingFilters) => void;
};

/** What the list is filtered by: each can be taken away, or all at once. */
export function ActiveFilterList({ filters, onChange }: ActiveFilterListProps) {
  const place = useRef<HTMLDivElement>(null);
  const removed = useRef<number | null>(null);
  const active = activeFilters(filters);

  // The button that had the focus is gone: the one in its place gets it, or the place itself after the last one.
  useEffect(() => {
    if (removed.current === null) return;
    const buttons = place.current?.querySelectorAll<HTMLElement>('.filter-chip') ?? [];
    const next = buttons[Math.min(removed.current, buttons.length - 1)] ?? place.current;
    removed.current = null;
    next?.focus({ preventScroll: true });
  }, [filters]);

  const change = (next: ListingFilters, position: number) => {
    removed.current = position;
    onChange(next);
  };

  return (
    <div ref={place} tabIndex={-1} className="filter-chips">
      {active.length > 0 ? (
        <>
          <ul aria-label={listing.activeFiltersLabel}>
            {active.map(({ key, label, without }, index) => (
              <li key={key}>
                <button
                  type="button"
                  className="filter-chip"
                  aria-label={listing.removeFilter(label)}
                  onClick={() => change(without, index)}
                >
                  {label}
                  <Icon name="close" size={14} />
                </button>
              </li>
            ))}
          </ul>
          <Button variant="link" size="sm" onClick={() => change(DEFAULT_FILTERS, 0)}>
            {listing.clearFilters}
          </Button>
        </>
      ) : null}
    </div>
  );
}
