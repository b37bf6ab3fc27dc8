import { errorCodeOf } from '@/domain/error-code';
import { NO_STORE } from './no-store';

/**
 * A JSON error in the shape that the REST API uses: a list of errors, each with a code for programs, a message for people,
 * and its field where it has one.
 */
export function problem(status: number, errors: { message: string; field?: string }[]): Response {
  const code = errorCodeOf(status);
  const body = { errors: errors.map((error) => ({ code, ...error })) };
  return Response.json(body, { status, headers: NO_STORE });
}
