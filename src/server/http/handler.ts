import type { IncomingMessage, ServerResponse } from 'node:http';

const NOT_THE_SITE = /^\/(?:api|admin|_next)(?:[/?]|$)/;

/** One step of answering a request; most steps end by asking the next one. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Whether a whole document of the public site is asked for: not a payload, an asset, the API or the panel. */
export function isPageRequest({ method, url = '', headers }: IncomingMessage): boolean {
  return method === 'GET' && headers.rsc !== '1' && !NOT_THE_SITE.test(url);
}

/** Makes a response as new, when what was set on it belongs to an answer that is not sent. */
export function forgetHeaders(response: ServerResponse): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
}
