import { CONNECTION_LIMITS } from '@/domain/http-limits';
import { http } from '@/messages/http';

import { answerError } from './answer-error';
import type { Handler } from './handler';
import { ABSENT_PATH, isMalformedUrl } from './malformed-url';

const HOST_CHARACTERS = /^[\w.:[\]-]{1,261}$/;

function isHost(text: string): boolean {
  return HOST_CHARACTERS.test(text) && URL.canParse(`http://${text}`);
}

/**
 * Makes of every request one that the layers behind can read: a target that names nothing becomes the address of the
 * 404 page (below the API it is refused), a `Host` that is no host becomes ours. Parts of an answer (`Range`) are not sent, which a server may
 * decide: the whole is small, and cached. More headers than any client needs are refused.
 */
export function tidyRequest(next: Handler, { host }: { host: string }): Handler {
  return (request, response) => {
    const { headers, rawHeaders } = request;
    // Names and values.
    if (rawHeaders.length > 2 * CONNECTION_LIMITS.headers) {
      answerError(request, response, { status: 431, message: http.headersTooLarge });
      return Promise.resolve();
    }
    if (isMalformedUrl(request.url ?? '')) {
      if (request.url?.startsWith('/api/') === true) {
        answerError(request, response, { status: 400, message: http.badRequest });
        return Promise.resolve();
      }
      request.url = ABSENT_PATH;
    }
    if (headers.host !== host && !isHost(headers.host ?? '')) headers.host = host;
    if (headers.range !== undefined) delete headers.range;
    return next(request, response);
  };
}
