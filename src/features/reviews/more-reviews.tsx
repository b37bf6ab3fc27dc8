'use client';

import { useState } from 'react';

import type { Review } from '@/data/reviews';
import { giftPage } from '@/messages/gift-page';
import { reviews as words } from '@/messages/reviews';
import { LoadMoreButton } from '@/ui/load-more-button';
import { Notice } from '@/ui/notice';
import { ReviewSlot } from './live-reviews';
import { readReviews } from './read-reviews';
import { ReviewItem } from './review-item';

type MoreReviewsProps = {
  giftId: number;
  /** Ids of the reviews that stand above. */
  shown: number[];
  total: number;
};

/** The reviews after the first page, a page at a time. */
export function MoreReviews({ giftId, shown, total }: MoreReviewsProps) {
  const [reviews, setReviews] = useState<Review[]>([]);
  const [page, setPage] = useState(1);
  const [state, setState] = useState<'idle' | 'loading' | 'failed' | 'done'>('idle');
  const [added, setAdded] = useState(0);

  const load = async () => {
    setState('loading');
    try {
      const next = await readReviews(giftId, page + 1);
      // A review written meanwhile pushes the others down a page: what is already here comes a second time.
      const known = new Set([...shown, ...reviews.map(({ id }) => id)]);
      const fresh = next.docs.filter(({ id }) => !known.has(id));
      setReviews([...reviews, ...fresh]);
      setAdded(fresh.length);
      setPage(page + 1);
      setState(next.docs.length === 0 || known.size + fresh.length >= next.total ? 'done' : 'idle');
    } catch {
      setState('failed');
    }
  };

  return (
    <>
      {reviews.length > 0 ? (
        <ul className="reviews-list">
          {reviews.map((review) => (
            <ReviewSlot key={review.id} id={review.id}>
              <ReviewItem review={review} />
            </ReviewSlot>
          ))}
        </ul>
      ) : null}
      <p className="sr-only" aria-live="polite">
        {added > 0 ? giftPage.reviewsAdded(added) : null}
      </p>
      {state === 'failed' ? <Notice variant="danger">{giftPage.moreReviewsFailed}</Notice> : null}
      {state === 'done' || shown.length >= total ? null : (
        <LoadMoreButton label={words.more} loading={state === 'loading'} onClick={load} />
      )}
    </>
  );
}
