'use client';

import { useId } from 'react';
import { INTENTIONS, type Intention } from '@/domain/intentions';
import type { ListingFilters } from '@/domain/listing';
import { formatRating } from '@/domain/rating';
import { listing } from '@/messages/listing';
import { Choice } from '@/ui/choice';
import { PriceFilter } from './price-filter';

type FilterFormProps = {
  filters: ListingFilters;
  onChange: (filters: ListingFilters) => void;
};

/** Price, one minimum rating and any number of intentions. */
export function FilterForm({ filters, onChange }: FilterFormProps) {
  const name = useId();
  const toggle = (intention: Intention) =>
    onChange({
      ...filters,
      intentions: filters.intentions.includes(intention)
        ? filters.intentions.filter((value) => value !== intention)
        : [...filters.intentions, intention],
    });

  return (
    <div className="filter-form">
      <PriceFilter
        min={filters.min}
        max={filters.max}
        onChange={(min, max) => onChange({ ...filters, min, max })}
      />
      <fieldset className="filter-group">
        <legend>{listing.minimumRating}</legend>
        {listing.ratings.map(({ value, label }) => (
          <Choice
            key={value}
            type="radio"
            name={name}
            checked={filters.rating === value}
            onChange={() => onChange({ ...filters, rating: value })}
            label={
              <>
                <span className="filter-figure">{formatRating(value)}</span> {label}
              </>
            }
          />
        ))}
        <Choice
          type="radio"
          name={name}
          checked={filters.rating === null}
          onChange={() => onChange({ ...filters, rating: null })}
          label={listing.clearRating}
        />
      </fieldset>
      <fieldset className="filter-group">
        <legend>{listing.intentions}</legend>
        {INTENTIONS.map(({ value, label }) => (
          <Choice
            key={value}
            checked={filters.intentions.includes(value)}
            onChange={() => toggle(value)}
            label={label}
          />
        ))}
      </fieldset>
    </div>
  );
}
