import { setTimeout as sleep } from 'node:timers/promises';

// Well above what the work takes for an address with an account, so that its absence cannot be timed.
const SHORTEST_MS = 250;

/** Does the work, and takes the same time whether or not there was something to do. */
export async function inNeutralTime<T>(work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([work(), sleep(SHORTEST_MS)]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
