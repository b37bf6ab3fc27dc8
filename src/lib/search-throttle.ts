/** The refusal of one search too many. */
export type SearchRefusal = { message: string; headers: Record<string, string> };

/** Counts a search of a client, by its address, and answers the refusal of one too many. */
export type SearchThrottle = (client: string) => Promise<SearchRefusal | null>;

// Of the process, not of a module: the server and the built application in it have modules of their own.
const THROTTLE = Symbol.for('mimoteca.search-throttle');

/** The application's count of searches; undefined until it has started. */
export function searchThrottle(): SearchThrottle | undefined {
  // The border between two programs in one process: only `openSearchThrottle` writes there.
  return Reflect.get(globalThis, THROTTLE) as SearchThrottle | undefined;
}

export function openSearchThrottle(throttle: SearchThrottle): void {
  Reflect.set(globalThis, THROTTLE, throttle);
}
