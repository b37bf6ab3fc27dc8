import './reviews.css';

import type { ReactNode } from 'react';

import type { ReviewPage } from '@/data/reviews';
import { reviews as words } from '@/messages/reviews';
import { EmptyState } from '@/ui/empty-state';
import { Section } from '@/ui/section';
import { SectionHeader } from '@/ui/section-header';
import { MoreReviews } from './more-reviews';
import { RatingSummary } from './rating-summary';
import { ReviewItem } from './review-item';

type ReviewsSectionProps = {
  giftId: number;
  average: number | null;
  /** Five counts, that of 5 stars first. */
  counts: number[];
  reviews: ReviewPage;
  /** Where one writes a review, or is told what it takes. */
  children: ReactNode;
};

/** What others thought of a gift: average, spread, the newest reviews and, at a press, the older ones. */
export function ReviewsSection({
  giftId,
  average,
  counts,
  reviews,
  children,
}: ReviewsSectionProps) {
  return (
    <Section variant="ruled" id="avaliacoes" aria-labelledby="avaliacoes-titulo">
      <div className="reviews">
        <div className="reviews-aside">
          <SectionHeader id="avaliacoes-titulo" title={words.title} className="mb-0" />
          {average === null ? null : (
            <RatingSummary average={average} total={reviews.total} counts={counts} />
          )}
          {children}
        </div>
        {reviews.docs.length === 0 ? (
          <EmptyState title={words.empty} className="reviews-empty" />
        ) : (
          <div className="reviews-body">
            <ul className="reviews-list">
              {reviews.docs.map((review) => (
                <ReviewItem key={review.id} review={review} />
              ))}
            </ul>
            <MoreReviews
              giftId={giftId}
              shown={reviews.docs.map(({ id }) => id)}
              total={reviews.total}
            />
          </div>
        )}
      </div>
    </Section>
  );
}
