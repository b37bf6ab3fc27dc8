import { monitorEventLoopDelay, performance } from 'node:perf_hooks';

/** Milliseconds. The histogram holds the time between two looks, which is this long when nothing is late. */
const RESOLUTION = 10;

type Watch = {
  /** How often it is noted, in milliseconds. */
  period: number;
  /** Which of the delays within a period is noted, from 0 to 100. */
  percentile: number;
  /**
   * Takes how late the event loop was in one period, in milliseconds, and which share of it the loop had work, from 0 to
   * 1: one that is late with little to do waits for a processor that others have.
   */
  note: (lateness: number, busy: number) => void;
};

/** Measures the event loop of this process from now on. Keeps no process alive. */
export function watchEventLoop({ period, percentile, note }: Watch): void {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION });
  histogram.enable();
  let seen = performance.eventLoopUtilization();
  setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, seen);
    seen = now;
    // Nanoseconds.
    note(Math.max(0, histogram.percentile(percentile) / 1e6 - RESOLUTION), utilization);
    histogram.reset();
  }, period).unref();
}
