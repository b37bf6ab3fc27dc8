import { useState } from 'react';

import { REVIEW_MAX_CHARACTERS } from '@/domain/limits';
import { REVIEW_PROBLEMS, reviewLength, reviewTextProblem } from '@/domain/review-rules';
import { reviews as words } from '@/messages/reviews';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Heading } from '@/ui/heading';
import { FormRefusal } from '@/ui/form-refusal';
import { Textarea } from '@/ui/textarea';
import { useForm } from '@/ui/use-form';
import type { ReviewDraft } from './draft';
import type { ReviewProblem, ReviewValues } from './own-review-api';
import { StarPicker } from './star-picker';

const FIELDS = ['comment'] as const;
/** The button is disabled until there is a rating: only a browser without it gets here. */
const INCOMPLETE: ReviewProblem = { message: REVIEW_PROBLEMS.ratingRequired };

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
  const { rating, comment } = draft;

  const { formProps, problems, refusal, sending, clear } = useForm({
    fields: FIELDS,
    check: () => ({ comment: reviewTextProblem(comment, []) }),
    send: async () => {
      const refused = rating === null ? INCOMPLETE : await onSend({ rating, comment });
      return refused === null
        ? { ok: true, answer: null }
        : { ok: false, status: 0, problems: [refused] };
    },
    done: () => undefined,
  });

  const change = (next: ReviewDraft) => {
    setDraft(next);
    clear();
    onDraft?.(next);
  };

  return (
    <form {...formProps} className="review-form">
      <Heading level={3} size="item">
        {title}
      </Heading>
      <StarPicker
        value={rating}
        disabled={sending}
        onChange={(stars) => change({ rating: stars, comment })}
      />
      <Field
        id="avaliacao-texto"
        label={words.comment}
        hint={words.characters(reviewLength(comment), REVIEW_MAX_CHARACTERS)}
        error={problems.comment}
      >
        {(control) => (
          <Textarea
            {...control}
            name="comment"
            rows={5}
            placeholder={words.commentPlaceholder}
            value={comment}
            readOnly={sending}
            onChange={({ target }) => change({ rating, comment: target.value })}
          />
        )}
      </Field>
      {refusal ? <FormRefusal id="avaliacao-recusa">{refusal.message}</FormRefusal> : null}
      <div className="review-form-actions">
        <Button type="submit" disabled={comment.trim() === '' || rating === null || sending}>
          {sending ? words.sending : submitLabel}
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
