import type { IncomingMessage, ServerResponse } from 'node:http';

import { cacheKey } from '../page-cache/cache-key';

/** One step of answering a request; most steps end by asking the next one. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Whether a whole document of the public site is asked for: not a payload, an asset, the API or the panel. */
export function isPageRequest(request: IncomingMessage): boolean {
  return request.method === 'GET' && cacheKey(request)?.startsWith('page ') === true;
}

/** Makes a response as new, when what was set on it belongs to an answer that is not sent. */
export function forgetHeaders(response: ServerResponse): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
}
