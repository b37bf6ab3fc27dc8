import { useState } from 'react';

import { reviews as words } from '@/messages/reviews';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import type { ReviewProblem } from './own-review-api';
import type { OwnReview } from './review-change';
import { ReviewItem } from './review-item';

/** The cancel button has the focus, so that a review is not deleted by accident. */
const focusOn = (button: HTMLButtonElement | null) => button?.focus();

type OwnReviewNoticeProps = {
  review: OwnReview;
  onEdit: () => void;
  /** Answers what is wrong, or null when it is gone. */
  onRemove: () => Promise<ReviewProblem | null>;
};

/** Thanks somebody who has reviewed the gift, and lets them change their mind. */
export function OwnReviewNotice({ review, onEdit, onRemove }: OwnReviewNoticeProps) {
  const [state, setState] = useState<'idle' | 'asking' | 'removing'>('idle');
  const [problem, setProblem] = useState<ReviewProblem | null>(null);

  const remove = async () => {
    setState('removing');
    const refused = await onRemove();
    setProblem(refused);
    setState('idle');
  };

  return (
    <>
      <p className="review-thanks">{review.hidden ? words.hidden : words.thanks}</p>
      {review.hidden ? (
        <ul>
          <ReviewItem review={review} />
        </ul>
      ) : null}
      {state === 'idle' ? (
        <div className="review-form-actions">
          <Button variant="outline" onClick={onEdit}>
            {words.edit}
          </Button>
          <Button variant="ghost" onClick={() => setState('asking')}>
            {words.remove}
          </Button>
        </div>
      ) : (
        <div role="group" aria-label={words.remove}>
          <p className="mb-3 text-sm">{words.removeQuestion}</p>
          <div className="review-form-actions">
            <Button variant="destructive" disabled={state === 'removing'} onClick={remove}>
              {state === 'removing' ? words.removing : words.remove}
            </Button>
            <Button
              ref={focusOn}
              variant="ghost"
              disabled={state === 'removing'}
              onClick={() => setState('idle')}
            >
              {words.cancel}
            </Button>
          </div>
        </div>
      )}
      {problem ? <Notice variant="danger">{problem.message}</Notice> : null}
    </>
  );
}
