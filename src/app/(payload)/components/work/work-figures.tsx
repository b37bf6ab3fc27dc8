import { formatNumber } from '@/domain/format-number';

import './work.css';

/** What became of each part of a long piece of work. */
export function WorkFigures({ figures }: { figures: readonly (readonly [string, number])[] }) {
  return (
    <dl className="work-figures">
      {figures.map(([label, value]) => (
        <div key={label} data-is-zero={value === 0}>
          <dt>{label}</dt>
          <dd>{formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
