import type { EventEmitter } from 'node:events';

import { type AdmissionRule, LONGEST_PLACE } from '@/domain/http-limits';

/** Gives a place back; called more than once it does nothing more. */
export type Leave = () => void;

export type Admission = {
  /** A place, at once or after a wait; null when there is none to be had, or when `client` closes before its turn. */
  enter(client: EventEmitter): Promise<Leave | null>;
  /** Requests that have a place or wait for one. */
  readonly size: number;
};

type Waiting = { admit: () => void };

/**
 * So many at a time, so many more in a queue, first come first served. While `width` says so, fewer at a time. Who waits
 * begins in a later turn of the event loop than the one before has ended in: cached pages leave in between.
 */
export function createAdmission(
  rule: AdmissionRule,
  width: () => number = () => Infinity,
): Admission {
  const queue = new Set<Waiting>();
  let inFlight = 0;

  function take(): Leave {
    inFlight += 1;
    let hasLeft = false;
    const leave = () => {
      if (hasLeft) return;
      hasLeft = true;
      clearTimeout(longest);
      inFlight -= 1;
      setImmediate(admitWaiting);
    };
    // Work that never ends must not take a place away for good.
    const longest = setTimeout(leave, LONGEST_PLACE).unref();
    return leave;
  }

  const hasRoom = () => inFlight < Math.min(rule.inFlight, width());

  function admitWaiting(): void {
    for (const waiting of queue) {
      if (!hasRoom()) return;
      waiting.admit();
    }
  }

  return {
    get size() {
      return inFlight + queue.size;
    },
    async enter(client) {
      if (queue.size === 0 && hasRoom()) return take();
      if (queue.size >= rule.waiting) return null;
      return new Promise((resolve) => {
        const settle = (place: Leave | null) => {
          clearTimeout(limit);
          client.off('close', giveUp);
          queue.delete(waiting);
          resolve(place);
        };
        const giveUp = () => settle(null);
        const waiting = { admit: () => settle(take()) };
        const limit = setTimeout(giveUp, rule.wait);
        client.once('close', giveUp);
        queue.add(waiting);
      });
    },
  };
}
