import { Button } from './button';
import { Notice } from './notice';

/** Where the answer to the question of a mail's link stands. */
export type MailLinkAnswer = { step: 'idle' | 'loading' } | { step: 'error'; message: string };

type MailLinkQuestionProps = {
  words: { question: string; confirm: string; busy: string };
  /** Who the link is for. */
  email: string;
  answer: MailLinkAnswer;
  onConfirm: () => void;
};

/** Asks before it does what the link of a mail is for: a mail scanner that opens the link must change nothing. */
export function MailLinkQuestion({ words, email, answer, onConfirm }: MailLinkQuestionProps) {
  const isBusy = answer.step === 'loading';
  return (
    <>
      <p className="text-ink-soft">{words.question}</p>
      <p className="mt-2 font-display text-xl wrap-anywhere">{email}</p>
      {/* Not disabled: it keeps the focus. */}
      <Button
        size="lg"
        className="mt-8"
        aria-disabled={isBusy || undefined}
        onClick={isBusy ? undefined : onConfirm}
      >
        {isBusy ? words.busy : words.confirm}
      </Button>
      {answer.step === 'error' ? (
        <Notice variant="danger" className="mt-5">
          {answer.message}
        </Notice>
      ) : null}
    </>
  );
}
