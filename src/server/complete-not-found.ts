import type { IncomingMessage, ServerResponse } from 'node:http';

import { capture } from './edge/capture';
import { edgeKey } from './edge/edge-key';
import { ABSENT_PATH } from './malformed-url';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Of the document that Next sends when a route finds nothing: empty until scripts have run. */
const EMPTY_DOCUMENT = 'id="__next_error__"';

/**
 * A page that a route did not find is answered with the site's whole 404 document, the one that unknown addresses get, so
 * that it can be read without JavaScript too. The status was right already.
 */
export function completeNotFound(next: Handler): Handler {
  return async (request, response) => {
    const isPage = request.method === 'GET' && edgeKey(request)?.startsWith('page ') === true;
    if (!isPage) return next(request, response);

    const first = await capture(response, () => next(request, response));
    const isEmpty = first.status === 404 && first.body.includes(EMPTY_DOCUMENT);
    if (!isEmpty) {
      response.end(first.body);
      return;
    }
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    request.url = ABSENT_PATH;
    await next(request, response);
  };
}
