import { formatDay, weekdayText } from '@/domain/dates';
import { dashboard } from '@/messages/dashboard';

import type { Figure } from './figures';

const words = dashboard.traffic;

type Props = {
  figure: Figure;
  point: { day: string; now: number | null; then: number | null } | undefined;
  isToday: boolean;
};

/** The day under the pointer, or under the arrow keys. */
export function ChartTooltip({ figure, point, isToday }: Props) {
  if (point === undefined) return null;
  return (
    <div className="dash-tooltip">
      <p>
        {formatDay(point.day)}, {isToday ? words.today : weekdayText(point.day)}
      </p>
      <p>
        <strong>{figure.write(point.now)}</strong> {figure.label.toLowerCase()}
      </p>
      <p className="dash-tooltip__then">{words.before(figure.write(point.then))}</p>
    </div>
  );
}
