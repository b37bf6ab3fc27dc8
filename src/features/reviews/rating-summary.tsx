import type { CSSProperties } from 'react';

import { formatRating } from '@/domain/rating';
import { giftPage } from '@/messages/gift-page';
import { StarRating } from '@/ui/star-rating';

type RatingSummaryProps = {
  average: number;
  total: number;
  /** Five counts, that of 5 stars first. */
  counts: number[];
};

/** The average in large type and how the ratings are spread. */
export function RatingSummary({ average, total, counts }: RatingSummaryProps) {
  return (
    <div className="rating-summary">
      <p className="rating-summary-average">
        <span aria-hidden="true" className="rating-summary-figure">
          {formatRating(average)}
        </span>
        <span>
          <StarRating rating={average} />
          <span className="rating-summary-total">{giftPage.reviewsOf(total)}</span>
        </span>
      </p>
      <ul aria-label={giftPage.distribution} className="rating-bars">
        {counts.map((count, index) => {
          const stars = counts.length - index;
          // A custom property is no known CSSProperties key.
          const share = total === 0 ? 0 : (count / total) * 100;
          const style = { '--share': `${share}%` } as CSSProperties;
          return (
            <li key={stars}>
              <span className="sr-only">{giftPage.distributionRow(stars, count)}</span>
              <span aria-hidden="true">{stars}</span>
              <span aria-hidden="true" className="rating-bar" style={style} />
              <span aria-hidden="true">{count}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
