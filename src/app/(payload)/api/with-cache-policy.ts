import { parseCookies } from 'payload/shared';

type Handler<Context> = (request: Request, context: Context) => Promise<Response>;

const SESSION_COOKIE = 'payload-token';

/**
 * Only successful anonymous reads may be cached: every other answer gets `no-store`, as a user's answer is personal and
 * a refusal is soon out of date. An answer without `no-store` is the same for every visitor.
 */
export function withCachePolicy<Context>(handler: Handler<Context>): Handler<Context> {
  return async (request, context) => {
    const response = await handler(request, context);
    const isPublicRead = request.method === 'GET' && response.status === 200 && isNobody(request);
    if (!isPublicRead && !response.headers.has('Cache-Control')) {
      response.headers.set('Cache-Control', 'no-store');
    }
    return response;
  };
}

function isNobody({ headers }: Request): boolean {
  return !headers.has('Authorization') && !parseCookies(headers).has(SESSION_COOKIE);
}
