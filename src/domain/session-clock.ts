import { SESSION_CHECK_INTERVAL, SESSION_WARNING_SECONDS } from './limits';

const SECOND = 1_000;
/** The moments, in seconds before the end, that are said aloud. */
const ANNOUNCED = [300, 240, 180, 120, 60, 30, 10];

export type SessionPhase = 'calm' | 'warning' | 'expired';

/** Seconds until the session ends, never negative. `expiresAt` in seconds since the epoch, `now` in milliseconds. */
export function secondsLeft(expiresAt: number, now: number): number {
  return Math.max(0, expiresAt - now / SECOND);
}

/** Whether to do nothing, to warn (300 seconds or fewer left), or to sign out. */
export function sessionPhase(expiresAt: number, now: number): SessionPhase {
  const left = secondsLeft(expiresAt, now);
  if (left <= 0) return 'expired';
  return left <= SESSION_WARNING_SECONDS ? 'warning' : 'calm';
}

/**
 * Milliseconds until there is something to do: the warning, the next second of the countdown, or the check of every
 * five minutes. Computed anew from the wall clock each time, so that sleep and throttling delay nothing.
 */
export function nextLook(expiresAt: number, now: number): number {
  const left = expiresAt * SECOND - now;
  if (left <= 0) return SESSION_CHECK_INTERVAL;
  const untilWarning = left - SESSION_WARNING_SECONDS * SECOND;
  if (untilWarning > 0) return Math.min(untilWarning, SESSION_CHECK_INTERVAL);
  return left % SECOND || SECOND;
}

/** The last of the announced moments that has been reached: it changes seldom, where the countdown changes each second. */
export function announcedSeconds(left: number): number {
  return ANNOUNCED.findLast((moment) => left <= moment) ?? SESSION_WARNING_SECONDS;
}
