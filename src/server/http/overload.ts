import { OVERLOAD } from '@/domain/http-limits';

/** What has to be refused so that the rest is still answered. */
export type OverloadLevel = 'none' | 'reads' | 'all';

export type Overload = {
  level(inFlight: number): OverloadLevel;
  /** Notes one period's delay, in milliseconds. */
  note(delay: number): void;
};

/**
 * Judges by the event loop's delay whether the process does more than it can. One slow answer, or a machine that is busy
 * with something else for a moment, is no overload: it takes several periods in a row, and requests that cause it.
 */
export function createOverload(): Overload {
  let periods: number[] = [];
  return {
    note(delay) {
      periods = [...periods, delay].slice(-OVERLOAD.periods);
    },
    level(inFlight) {
      if (inFlight < OVERLOAD.inFlight || periods.length < OVERLOAD.periods) return 'none';
      const least = Math.min(...periods);
      if (least > OVERLOAD.allAbove) return 'all';
      return least > OVERLOAD.readsAbove ? 'reads' : 'none';
    },
  };
}
