import { BUSY_STATES, type ImportProgress } from '@/domain/gift-exchange/import-states';
import { exchange } from '@/messages/exchange';

import { WorkFigures } from '../work/work-figures';
import { WorkProgress } from '../work/work-progress';

const words = exchange.desk;

/** How much of the present work is done, and the figures of all of it. */
export function ImportFigures({ progress }: { progress: ImportProgress }) {
  const { status, rows, created, changed, same, errors, imported, failed, undone, kept } = progress;
  const wanted = created + changed;
  const work =
    status === 'checking'
      ? { label: words.checking, done: progress.checked, all: rows }
      : status === 'undoing'
        ? { label: words.undoing, done: undone + kept, all: imported }
        : { label: words.importing, done: imported + failed, all: wanted };
  const figures = [
    [words.figures.created, created],
    [words.figures.changed, changed],
    [words.figures.same, same],
    [words.figures.errors, errors],
    [words.figures.imported, imported],
    [words.figures.failed, failed],
    [words.figures.undone, undone],
    [words.figures.kept, kept],
  ] as const;
  // Of what has not begun there is nothing to say.
  const isShown = ([, value]: readonly [string, number], index: number) => index < 4 || value > 0;

  return (
    <>
      {BUSY_STATES.includes(status) ? <Progress {...work} /> : null}
      <WorkFigures figures={figures.filter(isShown)} />
    </>
  );
}

function Progress({ label, done, all }: { label: string; done: number; all: number }) {
  const share = all === 0 ? 0 : Math.floor((done / all) * 100);
  const text = words.progress(done, all);
  return <WorkProgress label={label} share={share} text={text} shownText={`${label} ${text}`} />;
}
