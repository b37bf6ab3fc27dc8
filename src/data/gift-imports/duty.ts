import 'server-only';

import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds of rest for each millisecond of work: visitors are answered in between. */
const REST = 0.5;
const SHORTEST_REST = 1;
/** A row that waited for an image has not kept anybody from anything. */
const LONGEST_REST = 50;

/** Does a piece of work, and then leaves the process to others for a while. */
export async function rest<T>(work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    const took = performance.now() - start;
    await sleep(Math.min(Math.max(took * REST, SHORTEST_REST), LONGEST_REST));
  }
}
