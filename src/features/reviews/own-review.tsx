'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';

import { REVIEW_SUCCESS_VISIBLE } from '@/domain/limits';
import { useAuth } from '@/features/auth/use-auth';
import { queryClient } from '@/lib/query-client';
import { common } from '@/messages/common';
import { reviews as words } from '@/messages/reviews';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { dropDraft, readDraft, saveDraft } from './draft';
import {
  createReview,
  deleteReview,
  readOwnReview,
  type ReviewProblem,
  type ReviewValues,
  updateReview,
} from './own-review-api';
import { OwnReviewNotice } from './own-review-notice';
import { type OwnReview as Own, reviewChanges, type ReviewFigures } from './review-change';
import { ReviewForm } from './review-form';

/** Milliseconds after which the servers have expired what a write made stale. */
const PAGES_RENEWED = 1_000;

type OwnReviewProps = { userId: number; giftId: number; figures: ReviewFigures };

/** The form, or the thanks of who has reviewed already, with the way to edit and delete. */
export function OwnReview({ userId, giftId, figures }: OwnReviewProps) {
  const key = ['reviews', userId, giftId];
  const query = useQuery(
    { queryKey: key, queryFn: ({ signal }) => readOwnReview(giftId, signal) },
    queryClient(),
  );
  const { refresh } = useAuth();
  const router = useRouter();
  const [isEditing, setEditing] = useState(false);
  const [success, setSuccess] = useState<{ text: string } | null>(null);
  const place = useRef<HTMLDivElement>(null);

  const turnTo = (editing: boolean) => {
    setEditing(editing);
    // The button that had the focus disappears.
    place.current?.focus({ preventScroll: true });
  };

  useEffect(() => {
    if (success === null) return;
    // So does the form that was sent.
    place.current?.focus({ preventScroll: true });
    const timer = setTimeout(() => setSuccess(null), REVIEW_SUCCESS_VISIBLE);
    return () => clearTimeout(timer);
  }, [success]);

  const own = query.data ?? null;

  function done(after: Own | null, text: string): null {
    reviewChanges.record({ gift: giftId, basis: figures, before: own, after });
    queryClient().setQueryData(key, after);
    dropDraft(giftId);
    setEditing(false);
    setSuccess({ text });
    // The other pages that this tab has fetched ahead show the gift's rating too.
    setTimeout(() => router.refresh(), PAGES_RENEWED);
    return null;
  }

  function refuse(problem: ReviewProblem): ReviewProblem {
    if (problem.isSignedOut) void refresh();
    // Written in another tab meanwhile: shown here too.
    if (problem.message === words.alreadyReviewed) void query.refetch();
    return problem;
  }

  async function send(values: ReviewValues): Promise<ReviewProblem | null> {
    const isNew = own === null;
    const result = isNew ? await createReview(giftId, values) : await updateReview(own.id, values);
    if (!result.ok) return refuse(result.problem);
    return done(result.review, isNew ? words.sent : words.saved);
  }

  async function remove(review: Own): Promise<ReviewProblem | null> {
    const problem = await deleteReview(review.id);
    return problem === null ? done(null, words.removed) : refuse(problem);
  }

  return (
    <div ref={place} tabIndex={-1} className="review-place">
      {success ? <Notice variant="success">{success.text}</Notice> : null}
      {content()}
    </div>
  );

  function content() {
    if (query.isPending) {
      return (
        <p role="status" className="review-place-waiting">
          {words.loadingOwn}
        </p>
      );
    }
    if (query.data === undefined) {
      return (
        <Notice variant="danger">
          <p className="mb-2">{words.ownFailed}</p>
          <Button size="sm" variant="outline" onClick={() => void query.refetch()}>
            {common.retry}
          </Button>
        </Notice>
      );
    }
    if (own === null) {
      return (
        <ReviewForm
          title={words.formTitle}
          submitLabel={words.submit}
          initial={readDraft(giftId)}
          onDraft={(draft) => saveDraft(giftId, draft)}
          onSend={send}
        />
      );
    }
    return isEditing ? (
      <ReviewForm
        title={words.editTitle}
        submitLabel={words.save}
        initial={own}
        onSend={send}
        onCancel={() => turnTo(false)}
      />
    ) : (
      <OwnReviewNotice review={own} onEdit={() => turnTo(true)} onRemove={() => remove(own)} />
    );
  }
}
