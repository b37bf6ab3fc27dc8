import type { CampaignProgress } from '@/domain/campaign';
import { campaigns } from '@/messages/campaigns';

import { WorkFigures } from '../work/work-figures';
import { WorkProgress } from '../work/work-progress';

const words = campaigns.desk;

/** How much of a campaign is done, and what became of it. */
export function CampaignFigures({ progress }: { progress: CampaignProgress }) {
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
    <div>
      <WorkProgress label={words.progress} share={share} text={text} />
      <WorkFigures figures={figures} />
    </div>
  );
}
