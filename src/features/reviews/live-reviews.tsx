'use client';

import { createContext, useContext, type ReactNode } from 'react';

import { reviews as words } from '@/messages/reviews';
import { EmptyState } from '@/ui/empty-state';
import { changedFigures } from './changed-figures';
import { RatingSummary } from './rating-summary';
import type { ReviewChange, ReviewFigures } from './review-change';
import { ReviewItem } from './review-item';
import { useReviewChange } from './use-review-change';

type Live = { figures: ReviewFigures; change: ReviewChange | null };

const LiveContext = createContext<Live | null>(null);

function useLive(): Live {
  const live = useContext(LiveContext);
  if (live === null) throw new Error('Stands inside LiveReviews');
  return live;
}

type LiveReviewsProps = { giftId: number; figures: ReviewFigures; children: ReactNode };

/** Shows a user's change to their own review at once on the page, whose HTML is the same for everybody. */
export function LiveReviews({ giftId, figures, children }: LiveReviewsProps) {
  const change = useReviewChange(giftId);
  const live = {
    change,
    figures: change === null ? figures : changedFigures(figures, change),
  };
  return <LiveContext value={live}>{children}</LiveContext>;
}

/** The average and the spread, the visitor's own change included. */
export function LiveSummary() {
  const { figures } = useLive();
  const { average, total, counts } = figures;
  return average === null ? null : (
    <RatingSummary average={average} total={total} counts={counts} />
  );
}

/** The visitor's own review, just written or edited: on top of the list. */
export function OwnOnTop() {
  const own = useLive().change?.after;
  return own == null || own.hidden ? null : <ReviewItem review={own} />;
}

/** A review of the page; it leaves its place to its writer's newer version. */
export function ReviewSlot({ id, children }: { id: number; children: ReactNode }) {
  const { change } = useLive();
  return change?.ids.includes(id) ? null : children;
}

/** Said where there is no review, not even the visitor's own. */
export function NoReviews() {
  const { figures } = useLive();
  return figures.total > 0 ? null : <EmptyState title={words.empty} className="reviews-empty" />;
}
