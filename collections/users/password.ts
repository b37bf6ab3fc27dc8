import { pbkdf2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

import type { PayloadRequest } from 'payload';

import { HASHING_PATIENCE, HASHING_QUEUE, HASHING_SLOTS } from '@/domain/patience';
import { shared } from '@/lib/shared';

import { createSlots } from '../shared/slots';

const derive = promisify(pbkdf2);

// How Payload stores passwords; tests hold this to what it writes.
const PREFIX = 'pbkdf2-sha256-v1:';
const ITERATIONS = 600_000;
const KEY_LENGTH = 32;

const withSlot = shared('password-slots', () =>
  createSlots({
    name: 'hashing a password',
    size: HASHING_SLOTS,
    longestQueue: HASHING_QUEUE,
    patience: HASHING_PATIENCE,
  }),
);

/**
 * Hashing takes a processor for a good part of a second, most of it with a database connection in hand: no more than
 * these at once, so that many sign-ins leave processors and connections to other requests. A request that would wait
 * too long is answered 503 (decision 0021).
 */
export function withPasswordSlot<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  return withSlot(work, req.signal);
}

/** Whether `password` is the one that Payload stored as `hash` and `salt`. */
export async function isPassword(
  stored: { hash: string | null; salt: string | null } | undefined,
  password: string,
): Promise<boolean> {
  if (stored?.hash?.startsWith(PREFIX) !== true || stored.salt === null) {
    await spendHashingTime(password);
    return false;
  }
  const expected = Buffer.from(stored.hash.slice(PREFIX.length), 'hex');
  const actual = await derive(password, stored.salt, ITERATIONS, KEY_LENGTH, 'sha256');
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** Takes as long as hashing a password, where there is none to hash, so that the time reveals nothing. */
export async function spendHashingTime(password: string): Promise<void> {
  await derive(password, 'nobody', ITERATIONS, KEY_LENGTH, 'sha256');
}
