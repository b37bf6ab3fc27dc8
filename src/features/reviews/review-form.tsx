import { useState, type SubmitEvent } from 'react';

import { REVIEW_MAX_CHARACTERS } from '@/domain/limits';
import { reviewLength, reviewTextProblem } from '@/domain/review-rules';
import { reviews as words } from '@/messages/reviews';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Heading } from '@/ui/heading';
import { Notice } from '@/ui/notice';
import { Textarea } from '@/ui/textarea';
import type { ReviewDraft } from './draft';
import type { ReviewProblem, ReviewValues } from './own-review-api';
import { StarPicker } from './star-picker';

type ReviewFormProps = {
  title: string;
  submitLabel: string;
  initial: ReviewDraft;
  /** Called with whatever is typed, as it is typed. */
  onDraft?: (draft: ReviewDraft) => void;
  /** Answers what is wrong, or null when the review was taken. */
  onSend: (values: ReviewValues) => Promise<ReviewProblem | null>;
  onCancel?: () => void;
};

/** Stars and text of a review. A send that fails loses nothing of what was typed. */
export function ReviewForm(props: ReviewFormProps) {
  const { title, submitLabel, initial, onDraft, onSend, onCancel } = props;
  const [draft, setDraft] = useState(initial);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<ReviewProblem | null>(null);
  const { rating, comment } = draft;

  const change = (next: ReviewDraft) => {
    setDraft(next);
    setProblem(null);
    onDraft?.(next);
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (rating === null || isSending) return;
    const message = reviewTextProblem(comment, []);
    if (message !== null) {
      setProblem({ message, field: 'comment' });
      return;
    }
    setSending(true);
    setProblem(null);
    const refused = await onSend({ rating, comment });
    setSending(false);
    setProblem(refused);
  };

  const isAboutText = problem?.field === 'comment';
  return (
    <form onSubmit={submit} aria-busy={isSending} className="review-form">
      <Heading level={3} size="item">
        {title}
      </Heading>
      <StarPicker
        value={rating}
        disabled={isSending}
        onChange={(stars) => change({ rating: stars, comment })}
      />
      <Field
        id="avaliacao-texto"
        label={words.comment}
        hint={words.characters(reviewLength(comment), REVIEW_MAX_CHARACTERS)}
        error={isAboutText ? problem.message : null}
      >
        {(control) => (
          <Textarea
            {...control}
            name="comment"
            rows={5}
            placeholder={words.commentPlaceholder}
            value={comment}
            readOnly={isSending}
            onChange={({ target }) => change({ rating, comment: target.value })}
          />
        )}
      </Field>
      {problem !== null && !isAboutText ? (
        <Notice variant="danger">{problem.message}</Notice>
      ) : null}
      <div className="review-form-actions">
        <Button type="submit" disabled={comment.trim() === '' || rating === null || isSending}>
          {isSending ? words.sending : submitLabel}
        </Button>
        {onCancel ? (
          <Button variant="ghost" onClick={onCancel}>
            {words.cancel}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
