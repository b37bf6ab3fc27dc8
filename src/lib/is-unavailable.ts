import { codesWithin, errorsWithin } from './errors-within';
import { property } from './property';

/**
 * SQLSTATEs of an unavailable database: cancelled by a time-out, waited too long for a lock, a transaction idle for too
 * long, too many connections, shutting down, starting up, connection lost.
 */
const CODES = new Set([
  ...['57014', '55P03', '25P03', '25P04', '53300', '57P01', '57P02', '57P03'],
  ...['08000', '08003', '08006', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE'],
]);

/** What the driver says without a code. */
const WORDS = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
];

/**
 * Whether a request failed only because the site or its database was overloaded or unreachable: it may succeed later.
 */
export function isUnavailable(error: unknown): boolean {
  if (codesWithin(error).some((code) => CODES.has(code))) return true;
  return [...errorsWithin(error)].some(
    (cause) =>
      property(cause, 'status') === 503 || WORDS.some((words) => cause.message.startsWith(words)),
  );
}
