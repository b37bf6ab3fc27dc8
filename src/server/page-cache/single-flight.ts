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
      const flight = inTime(work()).finally(() => underWay.delete(name));
      underWay.set(name, flight);
      return flight;
    },
  };
}

function inTime<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const tooLong = () => reject(new Error(`no answer within ${LONGEST_MS} ms`));
    const timer = setTimeout(tooLong, LONGEST_MS).unref();
    work.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}
