const SECOND = 1_000;
const KB = 1_024;
const MB = 1_024 * KB;

/** How large a request's body may be, and how long it may take to arrive. Times are in milliseconds. */
export type BodyRule = Readonly<{
  bytes: number;
  /** Bodies of this kind that are held at the same time, all clients together. */
  bytesTogether: number;
  /** Longest pause between two pieces. */
  idle: number;
  /** From the first to the last piece. */
  total: number;
}>;

const SMALL = { idle: 10 * SECOND, total: 30 * SECOND } as const;

/** By what the request addresses; "signed in" is whoever shows a session or a key, true or not. */
export const BODY_RULES = {
  /** Pages take no bodies; an unread one still has to be received. */
  page: { bytes: 64 * KB, bytesTogether: 8 * MB, ...SMALL },
  api: { bytes: 256 * KB, bytesTogether: 32 * MB, ...SMALL },
  /** The panel's forms carry whole documents, rich text included. */
  signedIn: { bytes: 1 * MB, bytesTogether: 32 * MB, ...SMALL },
  /** One picture (the application allows 8 MB) and the form around it. */
  upload: { bytes: 9 * MB, bytesTogether: 64 * MB, idle: 10 * SECOND, total: 120 * SECOND },
  /** A file of gifts: `IMPORT_LIMITS.bytes`, and a little more so that the endpoint can say so itself. */
  giftFile: { bytes: 21 * MB, bytesTogether: 42 * MB, idle: 10 * SECOND, total: 120 * SECOND },
  /** From this server itself. */
  internal: { bytes: 8 * MB, bytesTogether: 64 * MB, ...SMALL },
} as const satisfies Record<string, BodyRule>;

/** What is read of a body that has been refused, so that its sender gets to read the answer. */
export const REFUSED_BODY = {
  /** Of a form, which is how people send pictures that are too large. */
  formBytes: 32 * MB,
  bytes: 2 * MB,
  time: 5 * SECOND,
} as const;

export const CONNECTION_LIMITS = {
  headerBytes: 64 * KB,
  /** Header lines of a request. */
  headers: 200,
  headersTime: 15 * SECOND,
  /** A whole request; bodies have shorter limits of their own. */
  requestTime: 150 * SECOND,
  /** Longer than the idle time of the usual proxies, so that it is never us who hang up on a reused connection. */
  keepAlive: 65 * SECOND,
  connections: 8_192,
  /** From one address. Not counted behind a proxy, through which everybody comes. */
  connectionsPerClient: 1_024,
} as const;

/** How many requests the application works at, how many wait for their turn, and for how long. */
export type AdmissionRule = Readonly<{ inFlight: number; waiting: number; wait: number }>;

/**
 * What no cache answers. One thread does all of it, and answers from the cache in between: more at a time make nothing
 * faster and every cached page slower (see `PACE`). Each kind has slots of its own: visitors cannot take the panel's,
 * nor requests that hash passwords those of reads.
 */
export const ADMISSION_RULES = {
  /** One thread makes them all: the second is for while the first waits for the database. */
  pages: { inFlight: 2, waiting: 96, wait: 10 * SECOND },
  reads: { inFlight: 16, waiting: 96, wait: 10 * SECOND },
  writes: { inFlight: 16, waiting: 64, wait: 10 * SECOND },
  signedIn: { inFlight: 16, waiting: 64, wait: 10 * SECOND },
} as const satisfies Record<string, AdmissionRule>;

/**
 * While the event loop is late, visitors' requests are worked at fewer at a time, down to `least` of each kind: halved
 * after each period above `lateAbove`, one more after each below. At `least`, who waits begins only after a rest, in which
 * the loop has time for cached pages: twice as long after each late period, shorter by `recovery` after each other.
 * Milliseconds.
 */
export const PACE = {
  least: 2,
  lateAbove: 10,
  /** Share of a period: what is late below it is so because of others on the machine, whom no rest helps. */
  busyAbove: 0.5,
  shortestRest: 10,
  longestRest: 200,
  recovery: 0.8,
  period: 100,
  /** Of the delays in a period. */
  percentile: 90,
} as const;

/** A request keeps its place no longer than this, should its work never end. */
export const LONGEST_PLACE = 60 * SECOND;

/** From when on the server counts as overloaded: all three at the same time. */
export const OVERLOAD = {
  /** Of the delays in a period. */
  percentile: 99,
  /** How late the event loop was in one period above which visitors' reads are refused, then all of theirs. */
  readsAbove: 500,
  allAbove: 2 * SECOND,
  period: 1 * SECOND,
  /** Periods in a row. */
  periods: 3,
  /** Requests of visitors that are being worked at or wait. */
  inFlight: 24,
} as const;

/** Seconds. */
export const RETRY_AFTER = 5;
