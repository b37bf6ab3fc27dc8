import { parseCookies } from 'payload/shared';

type Handler<Context> = (request: Request, context: Context) => Promise<Response>;

const SESSION_COOKIE = 'payload-token';

/**
 * Lets nobody keep an answer but that of a read that anybody may make and that succeeded: what a signed-in person is
 * told is theirs, and a refusal is soon wrong. Without `no-store` an answer is the same for everybody who is nobody.
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
