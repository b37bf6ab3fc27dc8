import { Overload } from './overload';

type Line = {
  /** Of what there are slots, for the log. */
  name: string;
  /** How many pieces of work run at once in this process. */
  size: number;
  /** How many more may wait for their turn. */
  longestQueue: number;
  /** How long each of them may wait, in milliseconds. */
  patience: number;
};

type Waiter = { begin: () => void };

/**
 * Lets `size` pieces of work run at once; others wait for their turn, in their order. Throws an Overload where the line
 * is full, or when no turn came in time or the one who asked has left (`signal`).
 */
export function createSlots({ name, size, longestQueue, patience }: Line) {
  let free = size;
  const waiting: Waiter[] = [];

  function turn(signal: AbortSignal | undefined): Promise<void> {
    if (waiting.length >= longestQueue) return Promise.reject(new Overload(name));
    return new Promise((resolve, reject) => {
      const waiter: Waiter = { begin };
      const timer = setTimeout(leave, patience);
      signal?.addEventListener('abort', leave, { once: true });
      waiting.push(waiter);
      if (signal?.aborted === true) leave();

      function settle() {
        clearTimeout(timer);
        signal?.removeEventListener('abort', leave);
      }
      function begin() {
        settle();
        resolve();
      }
      function leave() {
        settle();
        const place = waiting.indexOf(waiter);
        if (place !== -1) waiting.splice(place, 1);
        reject(new Overload(name));
      }
    });
  }

  return async function withSlot<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (free > 0) free -= 1;
    else await turn(signal);
    try {
      return await work();
    } finally {
      // Handed on rather than freed, so that a new caller does not overtake those that wait.
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next.begin();
    }
  };
}
