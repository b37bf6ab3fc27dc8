import { useId } from 'react';

import { changeOf, type Period, totalsOf, type Traffic } from '@/domain/dashboard';
import { dashboard } from '@/messages/dashboard';

import { Change } from './change';
import { type Figure, TRAFFIC_FIGURES } from './figures';

const words = dashboard.traffic;

type Props = {
  traffic: Traffic;
  period: Period;
  chosen: Figure;
  onChoose: (figure: Figure) => void;
};

/** The totals of the period beside those of the one before; the chart shows the chosen one by day. */
export function FigureTiles({ traffic, period, chosen, onChoose }: Props) {
  const name = useId();
  const { now, before } = totalsOf(traffic, period);
  return (
    <fieldset className="dash-tiles">
      <legend className="sr-only">{words.figures}</legend>
      {TRAFFIC_FIGURES.map((figure) => {
        const [current, former] = [figure.of(now), figure.of(before)];
        return (
          <label key={figure.key} className="dash-tile">
            <input
              type="radio"
              name={name}
              checked={figure.key === chosen.key}
              onChange={() => onChoose(figure)}
            />
            <span className="dash-tile__label">{figure.label}</span>
            <strong className="dash-tile__figure">{figure.write(current)}</strong>
            <span className="dash-tile__before">
              <Change change={changeOf(current, former)} />
              {words.before(figure.write(former))}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
