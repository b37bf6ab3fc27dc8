import { QUERY_RETRIES } from '@/domain/limits';
import { RETRY_PAUSE, RETRY_PAUSE_MAX } from '@/domain/patience';

/** An answer of the site that is no success. */
export class FailedAnswer extends Error {
  /** Milliseconds that the site asks to be left alone for; null when it does not say. */
  readonly retryAfter: number | null;

  constructor(what: string, response: Response) {
    super(`${what} answered ${response.status}`);
    this.retryAfter = millisecondsIn(response.headers.get('retry-after'));
  }
}

/**
 * Milliseconds until a read that has failed may be tried again, after so many that failed before it; null when it may not:
 * it has been tried often enough, or the site asks for more time than a visitor waits.
 */
export function pauseBeforeRetry(failuresBefore: number, error: unknown): number | null {
  if (failuresBefore >= QUERY_RETRIES) return null;
  const asked = error instanceof FailedAnswer ? error.retryAfter : null;
  if (asked === null) return RETRY_PAUSE;
  return asked > RETRY_PAUSE_MAX ? null : Math.max(asked, RETRY_PAUSE);
}

/** Reads, and tries again as `pauseBeforeRetry` says; throws what failed last, and when aborted. */
export async function tryAgain<Answer>(
  read: () => Promise<Answer>,
  signal?: AbortSignal,
): Promise<Answer> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await read();
    } catch (error) {
      const pause = pauseBeforeRetry(failures, error);
      if (signal?.aborted || pause === null) throw error;
      await wait(pause, signal);
      if (signal?.aborted) throw error;
    }
  }
}

function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal?.addEventListener('abort', end);
  });
}

/** Our own answers name seconds; a proxy in front of the site may name a moment. */
function millisecondsIn(header: string | null): number | null {
  if (header === null) return null;
  const time = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now();
  return Number.isNaN(time) ? null : Math.max(time, 0);
}
