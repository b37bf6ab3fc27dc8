import type { Handler } from './handler';
import { type SecurityHeaders, setHeaders } from './security-headers';

/**
 * Gives each answer of the application its security headers. Next would take a nonce from a policy in the request, write it
 * into the page it makes, and cache that page for every visitor: no policy of a request reaches it.
 */
export function secureAnswers(next: Handler, headers: SecurityHeaders): Handler {
  return async (request, response) => {
    delete request.headers['content-security-policy'];
    delete request.headers['content-security-policy-report-only'];
    setHeaders(response, headers.forPath(request.url?.split('?', 1)[0] ?? ''));
    await next(request, response);
  };
}
