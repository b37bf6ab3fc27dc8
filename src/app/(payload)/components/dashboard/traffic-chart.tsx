'use client';

import {
  Area,
  CartesianGrid,
  ComposedChart,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';

import { type Period, totalsOf, type Traffic } from '@/domain/dashboard';
import { formatDay } from '@/domain/dates';
import { dashboard } from '@/messages/dashboard';

import { ChartTooltip } from './chart-tooltip';
import type { Figure } from './figures';

const words = dashboard.traffic;
const HEIGHT = 260;
const ACCENT = 'var(--panel-accent)';
const QUIET = 'var(--theme-elevation-500)';

type Props = { traffic: Traffic; period: Period; figure: Figure };

/**
 * One figure by day, with the period before as a dashed line. It is drawn at once, without motion; the arrow keys go from
 * day to day.
 */
export function TrafficChart({ traffic, period, figure }: Props) {
  const days = traffic.days.slice(-period);
  const before = traffic.days.slice(-2 * period, -period);
  const points = days.map((one, index) => {
    const former = before[index];
    return { day: one.day, now: figure.of(one), then: former ? figure.of(former) : null };
  });
  const top = points.reduce((best, point) => ((point.now ?? 0) > (best.now ?? 0) ? point : best));
  const title = words.chartTitle(figure.label, period);
  const text = words.chartText(
    figure.write(figure.of(totalsOf(traffic, period).now)),
    figure.write(top.now),
    formatDay(top.day),
  );
  return (
    <figure className="dash-chart">
      <ResponsiveContainer width="100%" height={HEIGHT}>
        <ComposedChart
          data={points}
          title={title}
          desc={text}
          margin={{ top: 8, right: 24, bottom: 0, left: 0 }}
        >
          <CartesianGrid vertical={false} stroke="var(--theme-elevation-150)" />
          <XAxis
            dataKey="day"
            tickFormatter={shortDay}
            tickLine={false}
            axisLine={false}
            minTickGap={32}
            tick={{ fill: 'var(--theme-elevation-650)', fontSize: 12 }}
          />
          <YAxis
            width={52}
            tickFormatter={(value: number) => figure.write(value)}
            allowDecimals={figure.key === 'rate'}
            tickLine={false}
            axisLine={false}
            tick={{ fill: 'var(--theme-elevation-650)', fontSize: 12 }}
          />
          <Tooltip
            cursor={{ stroke: QUIET, strokeDasharray: '2 3' }}
            isAnimationActive={false}
            content={(props) => (
              <ChartTooltip
                figure={figure}
                point={points.find(({ day }) => day === props.label)}
                isToday={props.label === days.at(-1)?.day}
              />
            )}
          />
          <Line
            dataKey="then"
            stroke={QUIET}
            strokeWidth={1.5}
            strokeDasharray="4 4"
            dot={false}
            activeDot={false}
            isAnimationActive={false}
          />
          <Area
            dataKey="now"
            stroke={ACCENT}
            strokeWidth={2.5}
            fill={ACCENT}
            fillOpacity={0.12}
            activeDot={{ r: 5, fill: ACCENT, stroke: 'var(--theme-elevation-0)', strokeWidth: 2 }}
            isAnimationActive={false}
          />
        </ComposedChart>
      </ResponsiveContainer>
      <figcaption className="dash-legend">
        <span className="dash-legend__now">{words.now}</span>
        <span className="dash-legend__then">{words.then}</span>
      </figcaption>
    </figure>
  );
}

/** '20/11' */
function shortDay(day: string): string {
  return formatDay(day).slice(0, 5);
}
