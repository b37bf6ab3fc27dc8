import { averageRating } from '@/domain/rating';
import type { OwnReview, ReviewChange, ReviewFigures } from './review-change';

const STARS = [5, 4, 3, 2, 1];

/** The figures of a page after a change that it does not hold yet. A hidden review counts nowhere. */
export function changedFigures(
  basis: ReviewFigures,
  { before, after }: Pick<ReviewChange, 'before' | 'after'>,
): ReviewFigures {
  if (ratingOf(before) === ratingOf(after)) return basis;
  const counts = STARS.map((stars, index) => {
    const lost = ratingOf(before) === stars ? 1 : 0;
    const gained = ratingOf(after) === stars ? 1 : 0;
    return Math.max((basis.counts[index] ?? 0) - lost + gained, 0);
  });
  const ratings = counts.flatMap((count, index) =>
    Array.from({ length: count }, () => STARS[index] ?? 0),
  );
  return { counts, total: ratings.length, average: averageRating(ratings) };
}

function ratingOf(review: OwnReview | null): number | null {
  return review === null || review.hidden ? null : review.rating;
}
