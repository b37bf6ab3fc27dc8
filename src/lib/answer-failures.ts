import { unstable_rethrow as rethrowControlFlow } from 'next/navigation';

import { RETRY_AFTER_SECONDS } from '@/domain/patience';
import { messages } from '@/messages';

import { isUnavailable } from './is-unavailable';
import { problem } from './problem';

type Handler<Rest extends unknown[]> = (request: Request, ...rest: Rest) => Promise<Response>;

/**
 * A route's handler that answers 503 while the site or its database is overloaded or unreachable. A bug still throws.
 */
export function answerFailures<Rest extends unknown[]>(handler: Handler<Rest>): Handler<Rest> {
  return async (request, ...rest) => {
    try {
      return await handler(request, ...rest);
    } catch (error) {
      rethrowControlFlow(error);
      if (!isUnavailable(error)) throw error;
      const response = problem(503, [{ message: messages.errors.api.unavailable }]);
      response.headers.set('Retry-After', String(RETRY_AFTER_SECONDS));
      return response;
    }
  };
}
