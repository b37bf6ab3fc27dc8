import { monitorEventLoopDelay } from 'node:perf_hooks';

import { ADMISSION_RULES, PACE } from '@/domain/http-limits';

export type Pace = {
  /** How many of visitors' requests of one kind may be worked at now. */
  width(): number;
  /** How long a place stays empty before the next one has it, in milliseconds. */
  rest(): number;
  /** Notes how late the event loop was in one period, in milliseconds. */
  note(lateness: number): void;
};

const WIDEST = Math.max(ADMISSION_RULES.reads.inFlight, ADMISSION_RULES.writes.inFlight);

/** Fewer at a time while the event loop is late, more again while it is not: it never closes altogether. */
export function createPace(): Pace {
  let width: number = WIDEST;
  return {
    width: () => width,
    rest: () => (width < WIDEST ? PACE.rest : 0),
    note(lateness) {
      width =
        lateness > PACE.lateAbove
          ? Math.max(PACE.least, Math.floor(width / 2))
          : Math.min(WIDEST, width + 1);
    },
  };
}

/** Milliseconds. The histogram holds the time between two looks, which is this long when nothing is late. */
const RESOLUTION = 10;

/** Measures the event loop of this process from now on. Keeps no process alive. */
export function watchPace(pace: Pace): void {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION });
  histogram.enable();
  setInterval(() => {
    // Nanoseconds.
    pace.note(histogram.percentile(90) / 1e6 - RESOLUTION);
    histogram.reset();
  }, PACE.period).unref();
}
