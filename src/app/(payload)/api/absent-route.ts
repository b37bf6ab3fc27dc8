import { problem } from '@/lib/problem';
import { messages } from '@/messages';

type Handler<Context> = (request: Request, context: Context) => Promise<Response>;

const NOT_FOUND = 404;
const NOT_IMPLEMENTED = 501;

/** Payload answers an unknown path in English, without calling the hook that words every other error. */
export function withAbsentRoute<Context>(handler: Handler<Context>): Handler<Context> {
  return async (request, context) => {
    const response = await handler(request, context);
    if (response.status !== NOT_FOUND && response.status !== NOT_IMPLEMENTED) return response;
    const body: unknown = await response
      .clone()
      .json()
      .catch(() => null);
    const isWorded = typeof body === 'object' && body != null && 'errors' in body;
    return isWorded ? response : problem(NOT_FOUND, [{ message: messages.errors.api.notFound }]);
  };
}
