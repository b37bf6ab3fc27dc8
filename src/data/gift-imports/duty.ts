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
async function rest<T>(work: () => Promise<T>): Promise<T> {
  const start = performance.eventLoopUtilization();
  try {
    return await work();
  } finally {
    const { active } = performance.eventLoopUtilization(start);
    await sleep(Math.min(Math.max(active * REST, SHORTEST_REST), LONGEST_REST));
  }
}

/** Rows of an import that are worked on at once: while one waits for the database, another goes on. */
const AT_ONCE = 4;

/** Does the same for each, a few at once and with a rest after these, and answers in their order. Begins none after one that fails. */
export async function restBetween<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const done: R[] = [];
  for (let next = 0; next < items.length; next += AT_ONCE) {
    const some = items.slice(next, next + AT_ONCE);
    // Nothing goes on behind the back of who is told of a failure.
    const settled = await rest(() => Promise.allSettled(some.map(work)));
    for (const outcome of settled) {
      if (outcome.status === 'rejected') throw outcome.reason;
      done.push(outcome.value);
    }
  }
  return done;
}
