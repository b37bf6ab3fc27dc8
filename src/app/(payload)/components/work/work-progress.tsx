import './work.css';

type Props = {
  /** What is being done, for screen readers. */
  label: string;
  /** Whole percent. */
  share: number;
  /** The same in words, beside the percentage. */
  text: string;
  /** Said beside the percentage in place of `text` where the label belongs to it. */
  shownText?: string;
};

/** How much of a long piece of work is done. */
export function WorkProgress({ label, share, text, shownText = text }: Props) {
  return (
    <div className="work-progress">
      <p className="work-progress__text">
        <strong>{share}%</strong> <span>{shownText}</span>
      </p>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share}
        aria-valuetext={`${share}%, ${text}`}
        className="work-progress__track"
      >
        <div className="work-progress__bar" style={{ width: `${share}%` }} />
      </div>
    </div>
  );
}
