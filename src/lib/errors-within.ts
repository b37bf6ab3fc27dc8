import { property } from './property';

const DEEPEST = 4;

/** An error and those that caused it, the outermost first. */
export function* errorsWithin(error: unknown): Generator<Error> {
  for (let cause = error, depth = 0; cause instanceof Error && depth < DEEPEST; depth += 1) {
    yield cause;
    // GraphQL wraps what a resolver threw under a name of its own.
    cause = cause.cause ?? property(cause, 'originalError');
  }
}

/** Their codes: SQLSTATEs of the database, names of the system's own errors ("22P02", "ECONNRESET"). */
export function codesWithin(error: unknown): string[] {
  return [...errorsWithin(error)]
    .map((cause) => property(cause, 'code'))
    .filter((code) => typeof code === 'string');
}
