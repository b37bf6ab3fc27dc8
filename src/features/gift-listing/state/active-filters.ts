import { intentionLabel } from '@/domain/intentions';
import { DEFAULT_FILTERS, type ListingFilters } from '@/domain/listing';
import { formatRating } from '@/domain/rating';
import { listing } from '@/messages/listing';

export type ActiveFilter = {
  key: string;
  label: string;
  /** The filters when this one is taken away. */
  without: ListingFilters;
};

/** The filters that are set, one by one, in the order of the form; the two ends of the price are one. */
export function activeFilters(filters: ListingFilters): ActiveFilter[] {
  const { min, max, rating, intentions } = filters;
  const active: ActiveFilter[] = [];
  if (min !== DEFAULT_FILTERS.min || max !== DEFAULT_FILTERS.max) {
    active.push({
      key: 'price',
      label: listing.priceRangeOf(min, max),
      without: { ...filters, min: DEFAULT_FILTERS.min, max: DEFAULT_FILTERS.max },
    });
  }
  if (rating !== null) {
    active.push({
      key: 'rating',
      label: listing.minimumRatingOf(formatRating(rating)),
      without: { ...filters, rating: null },
    });
  }
  for (const intention of intentions) {
    active.push({
      key: intention,
      label: intentionLabel(intention),
      without: { ...filters, intentions: intentions.filter((other) => other !== intention) },
    });
  }
  return active;
}
