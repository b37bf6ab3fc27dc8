import { Button } from '@payloadcms/ui';
import { useId, useState } from 'react';

import { formatMoment } from '@/domain/dates';
import { publishing } from '@/messages/publishing';
import { dashboard } from '@/messages/dashboard';

import type { Upcoming as Schedules, UpcomingSchedule } from './use-upcoming';

const words = publishing.schedule;

type Props = {
  upcoming: Schedules;
  onCancel: (schedule: UpcomingSchedule) => Promise<unknown>;
};

/** What is scheduled for the gift, each with a button that takes it back. */
export function Upcoming({ upcoming, onCancel }: Props) {
  const title = useId();
  return (
    <section aria-labelledby={title} className="schedule__upcoming">
      <h3 id={title}>{words.upcoming}</h3>
      {upcoming === null ? <p>{dashboard.loading}</p> : null}
      {upcoming === 'failed' ? <p role="alert">{words.unread}</p> : null}
      {upcoming !== null && upcoming.length === 0 ? <p>{words.none}</p> : null}
      {Array.isArray(upcoming) && upcoming.length > 0 ? (
        <ul>
          {upcoming.map((schedule) => (
            <Row key={schedule.id} schedule={schedule} onCancel={onCancel} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

type RowProps = { schedule: UpcomingSchedule; onCancel: Props['onCancel'] };

function Row({ schedule, onCancel }: RowProps) {
  const [isBusy, setIsBusy] = useState(false);
  const text = useId();
  async function cancel() {
    setIsBusy(true);
    await onCancel(schedule);
    setIsBusy(false);
  }
  return (
    <li>
      <span id={text}>
        {words.row(words.types[schedule.type], formatMoment(new Date(schedule.at)))}
      </span>
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        type="button"
        disabled={isBusy}
        extraButtonProps={{ 'aria-describedby': text }}
        onClick={() => void cancel()}
      >
        {words.cancel}
      </Button>
    </li>
  );
}
