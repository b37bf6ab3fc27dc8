'use client';

import type { Schedules } from '@/domain/dashboard';
import { formatMoment } from '@/domain/dates';
import { dashboard } from '@/messages/dashboard';

import { giftAddress } from './addresses';
import { useReading } from './use-reading';
import { Nothing, Widget } from './widget';

const words = dashboard.schedules;

/** What is published or taken off the site by itself, and what could not be. */
export function SchedulesWidget() {
  const { reading, reload } = useReading('schedules');
  return (
    <Widget title={words.title} hint={words.hint} reading={reading} onRetry={() => void reload()}>
      {({ schedules }) =>
        schedules.length === 0 ? (
          <Nothing>{words.empty}</Nothing>
        ) : (
          <ul className="dash-links">
            {schedules.map((schedule) => (
              <ScheduleRow key={schedule.id} {...schedule} />
            ))}
          </ul>
        )
      }
    </Widget>
  );
}

function ScheduleRow({ gift, title, type, at, failed, reasons }: Schedules['schedules'][number]) {
  return (
    <li>
      <div className="dash-links__what">
        {gift === null ? (
          <span>{words.giftGone}</span>
        ) : (
          <a className="dash-links__gift" href={giftAddress(gift)}>
            {title}
          </a>
        )}
        <p className="dash-hint">
          {failed ? <span className="link-state link-state--gone">{words.failed}</span> : null}{' '}
          {words.types[type]}
          {at === null ? null : ` · ${formatMoment(new Date(at))}`}
        </p>
        {reasons.map((reason) => (
          <p key={reason} className="dash-hint">
            {reason}
          </p>
        ))}
      </div>
    </li>
  );
}
