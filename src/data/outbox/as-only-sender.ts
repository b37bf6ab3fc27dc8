import 'server-only';

import type { Payload } from 'payload';

import { asOnlyRunner } from '../as-only-runner';

// Any number does, as long as every copy of the program uses the same.
const SENDER_LOCK = 4_907_326_151;

/** Does `work` while no other process does: what is being sent by nobody is then known to be interrupted. */
export function asOnlySender<T>(payload: Payload, work: () => Promise<T>): Promise<T | null> {
  return asOnlyRunner(payload, SENDER_LOCK, work);
}
