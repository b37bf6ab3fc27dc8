'use client';

import { Suspense } from 'react';

import { useAuth } from '@/features/auth/use-auth';
import { reviews as words } from '@/messages/reviews';
import { lazyPart } from '@/ui/lazy-part';
import { PartMissing } from '@/ui/part-missing';
import { ReviewLoginPrompt } from './review-login-prompt';
import type { ReviewFigures } from './review-change';

const OwnReview = lazyPart(
  () => import('./own-review').then((module) => module.OwnReview),
  PartMissing,
);

type ReviewPlaceProps = { giftId: number; figures: ReviewFigures };

/** Where one reviews a gift. For somebody who is not signed in it is a line of HTML and no more. */
export function ReviewPlace({ giftId, figures }: ReviewPlaceProps) {
  const { user } = useAuth();
  const waiting = (
    <p role="status" className="review-place-waiting">
      {words.loadingOwn}
    </p>
  );
  if (user === null) {
    return (
      <>
        <div className="when-signed-out">
          <ReviewLoginPrompt />
        </div>
        <div className="when-signed-in">{waiting}</div>
      </>
    );
  }
  return (
    <Suspense fallback={waiting}>
      <OwnReview key={`${user.id}:${giftId}`} userId={user.id} giftId={giftId} figures={figures} />
    </Suspense>
  );
}
