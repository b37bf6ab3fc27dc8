import { QUERY_BODY_MAX_BYTES } from '@/domain/query-limits';
import { isRecord } from '@/lib/is-record';
import { problem } from '@/lib/problem';
import { messages } from '@/messages';

type Handler<Context> = (request: Request, context: Context) => Promise<Response>;

const HEADERS = ['X-Payload-HTTP-Method-Override', 'X-HTTP-Method-Override'];
const FORM = 'application/x-www-form-urlencoded';

/**
 * A read whose query is too long for a URL may come as the body of a POST. Payload reads such a body whatever its size,
 * and outside of its error handling. Here its size is bounded, and it is turned into the request that it stands for.
 */
export function withMethodOverride<Context>(
  post: Handler<Context>,
  get: Handler<Context>,
): Handler<Context> {
  return async (request, context) => {
    if (!HEADERS.some((name) => request.headers.get(name) === 'GET')) return post(request, context);
    const declared = Number(request.headers.get('Content-Length') ?? 0);
    if (declared > QUERY_BODY_MAX_BYTES) return tooLarge();
    const body = await request.text();
    if (body.length > QUERY_BODY_MAX_BYTES) return tooLarge();

    const type = (request.headers.get('Content-Type') ?? '').split(';', 1)[0]?.trim();
    const { headers, signal } = request;
    if (type === FORM) {
      const url = new URL(request.url);
      url.search = url.search === '' ? body : `${url.search}&${body}`;
      return get(new Request(url, { headers, signal }), context);
    }
    if (type !== 'application/json' || isObject(body)) {
      return post(new Request(request.url, { method: 'POST', body, headers, signal }), context);
    }
    return problem(400, [{ message: messages.rest.bodyNotAnObject }]);
  };
}

function tooLarge(): Response {
  return problem(413, [{ message: messages.errors.api.tooLarge }]);
}

function isObject(text: string): boolean {
  try {
    return isRecord(JSON.parse(text));
  } catch {
    return false;
  }
}
