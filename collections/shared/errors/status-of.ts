import { codesWithin } from '@/lib/errors-within';
import { isUnavailable } from '@/lib/is-unavailable';

import { isApiError } from './payload-errors';

/** SQLSTATEs that a wrong value in a request can cause: answered as the client's error. */
const BAD_VALUE_STATES = new Set([
  ...['22P02', '22003', '22007', '22008', '22021', '2201W', '2201X'],
  ...['23502', '23503'],
]);

/** What Payload says, in English whatever the language, of a body that does not parse. */
const UNPARSABLE = 'Invalid JSON';

/** What the parser of forms says of one that is cut off, has no boundary, or is none. Payload gives it no status. */
const BROKEN_FORM =
  /^(?:Multipart: |Unexpected end of |Malformed |Missing Content-Type|Unsupported content type|Request is not eligible)/;

/** The HTTP status of an error. */
export function statusOf(error: unknown): number {
  if (hasBadValueState(error) || isUnparsable(error) || isBrokenForm(error)) return 400;
  if (isUnavailable(error)) return 503;
  return isApiError(error) ? error.status : 500;
}

export function hasBadValueState(error: unknown): boolean {
  return codesWithin(error).some((code) => BAD_VALUE_STATES.has(code));
}

export function isUnparsable(error: unknown): boolean {
  return error instanceof SyntaxError || (error instanceof Error && error.message === UNPARSABLE);
}

export function isBrokenForm(error: unknown): boolean {
  return error instanceof Error && BROKEN_FORM.test(error.message);
}
