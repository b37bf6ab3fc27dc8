const SECOND = 1_000;

/**
 * How long the database may keep a request of the site waiting, in milliseconds. Start-up work (migrations, the demo
 * catalogue, first admin, build) has none of these bounds. Decision 0021.
 */
export const DATABASE_PATIENCE = {
  /** One statement. */
  statement: 5 * SECOND,
  /** One statement of a write by an admin, such as an edit of many documents. */
  adminStatement: 2 * 60 * SECOND,
  /** For a lock that another transaction holds. */
  lock: 10 * SECOND,
  /** For the next statement of an open transaction. Hashing and pictures happen inside of some. */
  idleInTransaction: 60 * SECOND,
  /** For a free connection. */
  connection: 3 * SECOND,
} as const;

/** Connections of one process. */
export const DATABASE_CONNECTIONS = 20;
/** Requests of one process that may wait for a connection at the same time. */
export const DATABASE_QUEUE = 100;

/** Passwords that one process hashes at the same time: half of libuv's threads, so that the others read files and compress. */
export const HASHING_SLOTS = 2;
/** Requests of one process that may wait for their turn to hash. */
export const HASHING_QUEUE = 40;
export const HASHING_PATIENCE = 45 * SECOND;

/** Seconds after which a refused client may try again (Retry-After). */
export const RETRY_AFTER_SECONDS = 5;
/** Milliseconds after which the browser tries again what failed, when nobody says how long to wait. */
export const RETRY_PAUSE = SECOND;
/** The longest that it waits because it was asked to. */
export const RETRY_PAUSE_MAX = 10 * SECOND;
