import { clickThrough, type DayFigures } from '@/domain/dashboard';
import { formatNumber } from '@/domain/format-number';
import { dashboard } from '@/messages/dashboard';

const words = dashboard.traffic;

type Sums = Pick<DayFigures, 'views' | 'clicks'>;

export type Figure = {
  key: 'views' | 'clicks' | 'rate';
  label: string;
  /** Null where there is nothing to divide by. */
  of: (sums: Sums) => number | null;
  write: (value: number | null) => string;
};

const write = (value: number | null) => (value === null ? words.nothing : formatNumber(value));

/** What the chart can show. */
export const TRAFFIC_FIGURES: readonly [Figure, ...Figure[]] = [
  { key: 'views', label: words.views, of: ({ views }) => views, write },
  { key: 'clicks', label: words.clicks, of: ({ clicks }) => clicks, write },
  { key: 'rate', label: words.rate, of: clickThrough, write: writeShare },
];

/** '8,3%' */
export function writeShare(share: number | null): string {
  return share === null ? words.nothing : `${formatNumber(share * 100, 1)}%`;
}

/** '+12%', '−8%', or the word for no change worth a percent. */
export function writeChange(change: number): string {
  const percent = Math.round(change * 100);
  if (percent === 0) return words.steady;
  return `${percent > 0 ? '+' : '−'}${formatNumber(Math.abs(percent))}%`;
}
