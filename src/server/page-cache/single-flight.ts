import { setTimeout as sleep } from 'node:timers/promises';

/** The longest that a request waits for the answer to another one; a later request starts anew. */
const LONGEST_MS = 30_000;

/** Work that several requests need at the same time is done once. */
export function createSingleFlight<Result>() {
  const underWay = new Map<string, Promise<Result>>();

  return {
    size: () => underWay.size,
    get: (name: string) => underWay.get(name),
    /** Starts the work; who asks for it by its name until it ends gets the same result, or the same failure. */
    start(name: string, work: () => Promise<Result>): Promise<Result> {
      const ended = new AbortController();
      const tooLong = sleep(LONGEST_MS, undefined, { ref: false, signal: ended.signal }).then(
        () => {
          throw new Error(`no answer within ${LONGEST_MS} ms`);
        },
      );
      const flight = Promise.race([work(), tooLong]).finally(() => {
        underWay.delete(name);
        ended.abort();
      });
      tooLong.catch(() => undefined);
      underWay.set(name, flight);
      return flight;
    },
  };
}
