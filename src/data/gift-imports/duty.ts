import 'server-only';

import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds of rest for each one in which the process was busy: visitors are answered in between. */
const REST = 0.5;
const SHORTEST_REST = 1;
const LONGEST_REST = 50;

/**
 * Does a piece of work, and then leaves the process to others for a while. What it waited for, the database or an image, has not kept
 * anybody from anything.
 */
export async function rest<T>(work: () => Promise<T>): Promise<T> {
  const start = performance.eventLoopUtilization();
  try {
    return await work();
  } finally {
    const { active } = performance.eventLoopUtilization(start);
    await sleep(Math.min(Math.max(active * REST, SHORTEST_REST), LONGEST_REST));
  }
}
