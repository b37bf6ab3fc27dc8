import { clickThrough, type DayFigures } from '@/domain/dashboard';
import { formatDay } from '@/domain/dates';
import { formatNumber } from '@/domain/format-number';
import { dashboard } from '@/messages/dashboard';

import { writeShare } from './figures';

const words = dashboard.traffic;

/** The numbers behind the chart, newest first. */
export function TrafficTable({ days }: { days: DayFigures[] }) {
  return (
    <details className="dash-table">
      <summary>{words.table}</summary>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be within reach of the keyboard */}
      <div className="dash-table__scroll" tabIndex={0} role="group" aria-label={words.table}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.day}</th>
              <th scope="col">{words.views}</th>
              <th scope="col">{words.clicks}</th>
              <th scope="col">{words.rate}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((one) => (
              <tr key={one.day}>
                <th scope="row">{formatDay(one.day)}</th>
                <td>{formatNumber(one.views)}</td>
                <td>{formatNumber(one.clicks)}</td>
                <td>{writeShare(clickThrough(one))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
