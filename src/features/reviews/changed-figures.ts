import { averageRating } from '@/domain/rating';
import type { OwnReview, ReviewChange, ReviewFigures } from './review-change';

const STARS = [5, 4, 3, 2, 1];

/**
 * The figures of a page with one's own change. The page may be the one that the change was made on, or any newer one: it
 * says itself which version of the review it holds. A hidden review counts nowhere.
 */
export function changedFigures(page: ReviewFigures, change: ReviewChange): ReviewFigures {
  const held = heldRating(page, change);
  const now = ratingOf(change.after);
  if (held === now) return page;
  const counts = STARS.map((stars, index) => {
    const lost = held === stars ? 1 : 0;
    const gained = now === stars ? 1 : 0;
    return Math.max((page.counts[index] ?? 0) - lost + gained, 0);
  });
  const ratings = counts.flatMap((count, index) =>
    Array.from({ length: count }, () => STARS[index] ?? 0),
  );
  return { ...page, counts, total: ratings.length, average: averageRating(ratings) };
}

/** The rating that one's own review has in the figures of the page; null when it is not among them. */
function heldRating(page: ReviewFigures, change: ReviewChange): number | null {
  const { basis, before, after, ids } = change;
  const listed = ratingIn(page, ids);
  if (listed !== null) return listed;
  const wasOlder = ratingOf(before) !== null && ratingIn(basis, ids) === null;
  if (!wasOlder) return null;
  // Too old to be listed: only changed figures show that the page is newer.
  return page.counts.join() === basis.counts.join() ? ratingOf(before) : ratingOf(after);
}

const ratingIn = ({ listed }: ReviewFigures, ids: number[]): number | null =>
  listed.find(([id]) => ids.includes(id))?.[1] ?? null;

function ratingOf(review: OwnReview | null): number | null {
  return review === null || review.hidden ? null : review.rating;
}
