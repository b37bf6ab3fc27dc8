import type { EventEmitter } from 'node:events';

import { type AdmissionRule, LONGEST_PLACE } from '@/domain/http-limits';

import type { Pace } from './pace';

/** Gives a place back; called more than once it does nothing more. */
export type Leave = () => void;

export type Admission = {
  /** A place, at once or after a wait; null when there is none to be had, or when `client` closes before its turn. */
  enter(client: EventEmitter): Promise<Leave | null>;
  /** Requests that have a place or wait for one. */
  readonly size: number;
};

type Waiting = { admit: () => void };

const UNPACED = { width: () => Infinity, rest: () => 0 };

/**
 * So many at a time, so many more in a queue, first come first served. Fewer at a time, and with a rest between two, while
 * `pace` says so. Who waits begins in a later turn of the event loop than the one before has ended in: cached pages leave
 * in between.
 */
export function createAdmission(
  rule: AdmissionRule,
  pace: Pick<Pace, 'width' | 'rest'> = UNPACED,
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
      const rest = pace.rest();
      if (rest > 0) setTimeout(admitWaiting, rest);
      else setImmediate(admitWaiting);
    };
    // Work that never ends must not take a place away for good.
    const longest = setTimeout(leave, LONGEST_PLACE).unref();
    return leave;
  }

  const hasRoom = () => inFlight < Math.min(rule.inFlight, pace.width());

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
