import type { CampaignProgress } from '@/domain/campaign';
import { formatNumber } from '@/domain/format-number';
import { campaigns } from '@/messages/campaigns';

const words = campaigns.desk;

/** How much of a campaign is done, and what became of it. */
export function ProgressBar({ progress }: { progress: CampaignProgress }) {
  const { recipients, sent, failed, unknown, skipped, unsubscribed } = progress;
  const done = sent + failed + unknown + skipped;
  const text = words.progressText(done, recipients);
  const share = recipients === 0 ? 100 : Math.floor((done / recipients) * 100);
  const figures = [
    [campaigns.figures.sent, sent],
    [words.waiting, Math.max(0, recipients - done)],
    [campaigns.figures.failed, failed],
    [campaigns.figures.unknown, unknown],
    [campaigns.figures.skipped, skipped],
    [campaigns.figures.unsubscribed, unsubscribed],
  ] as const;
  return (
    <div className="campaign-progress">
      <p className="campaign-progress__text">
        <strong>{share}%</strong> <span>{text}</span>
      </p>
      <div
        role="progressbar"
        aria-label={words.progress}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share}
        aria-valuetext={`${share}%, ${text}`}
        className="campaign-progress__track"
      >
        <div className="campaign-progress__bar" style={{ width: `${share}%` }} />
      </div>
      <dl className="campaign-figures">
        {figures.map(([label, value]) => (
          <div key={label} data-is-zero={value === 0}>
            <dt>{label}</dt>
            <dd>{formatNumber(value, 0)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
