import { writeChange } from './figures';

/** How a figure has changed; the sign says it too, so that nobody depends on the colour. */
export function Change({ change }: { change: number | null }) {
  if (change === null) return null;
  const percent = Math.round(change * 100);
  const direction = percent === 0 ? 'steady' : percent > 0 ? 'up' : 'down';
  return <span className={`dash-change dash-change--${direction}`}>{writeChange(change)}</span>;
}
