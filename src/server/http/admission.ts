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

/** So many at a time, so many more in a queue, first come first served. */
export function createAdmission(rule: AdmissionRule): Admission {
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
      const [first] = queue;
      first?.admit();
    };
    // Work that never ends must not take a place away for good.
    const longest = setTimeout(leave, LONGEST_PLACE).unref();
    return leave;
  }

  return {
    get size() {
      return inFlight + queue.size;
    },
    async enter(client) {
      if (inFlight < rule.inFlight) return take();
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
