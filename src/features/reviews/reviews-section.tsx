'use client';

import './reviews.css';

import type { ReactNode } from 'react';

import type { ReviewPage } from '@/data/reviews';
import { reviews as words } from '@/messages/reviews';
import { Section } from '@/ui/section';
import { SectionHeader } from '@/ui/section-header';
import { LiveReviews, LiveSummary, NoReviews, OwnOnTop, ReviewSlot } from './live-reviews';
import { MoreReviews } from './more-reviews';
import type { ReviewFigures } from './review-change';
import { ReviewItem } from './review-item';

type ReviewsSectionProps = {
  giftId: number;
  figures: ReviewFigures;
  reviews: ReviewPage;
  /** The review form, or the prompt to sign in. */
  children: ReactNode;
};

/** The reviews of a gift: average, distribution, the newest reviews and, on a click, the older ones. */
export function ReviewsSection({ giftId, figures, reviews, children }: ReviewsSectionProps) {
  return (
    <Section variant="ruled" id="avaliacoes" aria-labelledby="avaliacoes-titulo">
      <LiveReviews giftId={giftId} figures={figures}>
        <div className="reviews">
          <div className="reviews-aside">
            <SectionHeader id="avaliacoes-titulo" title={words.title} className="mb-0" />
            <LiveSummary />
            {children}
          </div>
          <div className="reviews-body">
            <NoReviews />
            <ul className="reviews-list">
              <OwnOnTop />
              {reviews.docs.map((review) => (
                <ReviewSlot key={review.id} id={review.id}>
                  <ReviewItem review={review} />
                </ReviewSlot>
              ))}
            </ul>
            <MoreReviews
              giftId={giftId}
              shown={reviews.docs.map(({ id }) => id)}
              total={reviews.total}
            />
          </div>
        </div>
      </LiveReviews>
    </Section>
  );
}
