import { formatNumber } from './format-number';

/** Minimum averages that the filter offers, best first. */
export const RATING_OPTIONS = [
  { value: 4.5, label: 'Excepcional' },
  { value: 4, label: 'Excelente' },
  { value: 3.5, label: 'Muito Bom' },
  { value: 3, label: 'Bom' },
] as const;

/** Mean of the ratings to one decimal, halves up; null when there are none. */
export function averageRating(ratings: number[]): number | null {
  if (ratings.length === 0) return null;
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  // Times ten before dividing: whole ratings then give an exact half where there is one.
  return Math.round((sum * 10) / ratings.length) / 10;
}

/** One decimal with a comma, '4,5'. */
export function formatRating(rating: number): string {
  return formatNumber(rating, 1);
}

/** The best label that an average deserves, or null below the lowest. */
export function ratingLabel(average: number): string | null {
  return RATING_OPTIONS.find((option) => average >= option.value)?.label ?? null;
}
