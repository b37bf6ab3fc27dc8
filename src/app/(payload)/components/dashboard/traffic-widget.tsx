'use client';

import { Suspense, useId, useState } from 'react';

import { PERIODS, type Period } from '@/domain/dashboard';
import { dashboard } from '@/messages/dashboard';
import { lazyPart } from '@/ui/lazy-part';

import { type Figure, TRAFFIC_FIGURES } from './figures';
import { FigureTiles } from './figure-tiles';
import { TrafficTable } from './traffic-table';
import { useReading } from './use-reading';
import { Nothing, Widget } from './widget';

const words = dashboard.traffic;

// The library of charts comes with the chart: no other page of the panel loads it.
const TrafficChart = lazyPart(() =>
  import('./traffic-chart').then((module) => module.TrafficChart),
);

/** Views, clicks and clicks for each view by day. */
export function TrafficWidget() {
  const { reading, reload } = useReading('traffic');
  const [period, setPeriod] = useState<Period>(30);
  const [figure, setFigure] = useState<Figure>(TRAFFIC_FIGURES[0]);
  return (
    <Widget
      title={words.title}
      aside={<PeriodChoice period={period} onChange={setPeriod} />}
      reading={reading}
      onRetry={() => void reload()}
    >
      {(traffic) =>
        traffic.days.every(({ views, clicks }) => views + clicks === 0) ? (
          <Nothing>{words.empty}</Nothing>
        ) : (
          <>
            <FigureTiles traffic={traffic} period={period} chosen={figure} onChoose={setFigure} />
            <Suspense fallback={<div className="dash-chart" />}>
              <TrafficChart traffic={traffic} period={period} figure={figure} />
            </Suspense>
            <TrafficTable days={traffic.days.slice(-period)} />
          </>
        )
      }
    </Widget>
  );
}

function PeriodChoice({ period, onChange }: { period: Period; onChange: (to: Period) => void }) {
  const name = useId();
  return (
    <fieldset className="campaign-views">
      <legend className="sr-only">{words.periods}</legend>
      {PERIODS.map((days) => (
        <label key={days}>
          <input
            type="radio"
            name={name}
            checked={days === period}
            onChange={() => onChange(days)}
          />
          <span>{words.period(days)}</span>
        </label>
      ))}
    </fieldset>
  );
}
