'use client';

import { formatRating } from '@/domain/rating';
import { gift as words } from '@/messages/gift';
import { StarRating } from '@/ui/star-rating';
import { changedFigures } from './changed-figures';
import type { ReviewFigures } from './review-change';
import { useReviewChange } from './use-review-change';

/** Average and number of reviews beside a gift's title, the visitor's own change included. */
export function LiveRating({ giftId, figures }: { giftId: number; figures: ReviewFigures }) {
  const change = useReviewChange(giftId);
  const { average, total } = change === null ? figures : changedFigures(figures, change);
  return (
    <>
      {average === null ? null : (
        <>
          <StarRating rating={average} />
          <span aria-hidden="true">{formatRating(average)}</span>
        </>
      )}
      <a href="#avaliacoes">{words.reviewCount(total)}</a>
    </>
  );
}
