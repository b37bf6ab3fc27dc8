import { ADMISSION_RULES, PACE } from '@/domain/http-limits';

export type Pace = {
  /** How many of visitors' requests of one kind may be worked at now. */
  width(): number;
  /** How long a place stays empty before the next one has it, in milliseconds. */
  rest(): number;
  /** Notes how late the event loop was in one period, in milliseconds, and which share of it it had work. */
  note(lateness: number, busy: number): void;
};

const WIDEST = Math.max(ADMISSION_RULES.reads.inFlight, ADMISSION_RULES.writes.inFlight);

/**
 * Fewer at a time while the event loop is late, and once they are the fewest, with a growing rest between two; back again
 * while it is not late. It never closes altogether. A loop that is late without much to do has not its requests to blame.
 */
export function createPace(): Pace {
  let width: number = WIDEST;
  let rest = 0;

  function slowDown(): void {
    if (width > PACE.least) width = Math.max(PACE.least, Math.floor(width / 2));
    else rest = Math.min(PACE.longestRest, Math.max(PACE.shortestRest, rest * 2));
  }

  function speedUp(): void {
    if (rest > PACE.shortestRest) rest = Math.max(PACE.shortestRest, rest * PACE.recovery);
    else if (width < WIDEST) [width, rest] = [width + 1, 0];
  }

  return {
    width: () => width,
    rest: () => rest,
    note(lateness, busy) {
      if (lateness > PACE.lateAbove && busy > PACE.busyAbove) slowDown();
      else speedUp();
    },
  };
}
