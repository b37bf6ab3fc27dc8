import type { IncomingMessage, ServerResponse } from 'node:http';

import { type ApiHandler, apiHandlerOf } from '@/lib/api-handler';

import type { Handler } from './handler';

/**
 * Takes the most frequent reads to the application's own handlers: the same endpoints and access rules, without the
 * router, which costs several times what they do. Everything else, and every request before the application has
 * registered its handlers, goes on to the router.
 */
export function directReads(next: Handler, siteUrl: string): Handler {
  return async (request, response) => {
    const { method, url = '' } = request;
    const handler = method === 'GET' ? apiHandlerOf(url.split('?', 1)[0] ?? '') : undefined;
    if (handler === undefined) return next(request, response);
    await passOn(handler, siteUrl, request, response);
  };
}

async function passOn(
  handler: ApiHandler,
  siteUrl: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  // Not by its `Host`, which is the client's to choose and need not be a host at all.
  const address = new URL(request.url ?? '', siteUrl);
  const answer = await handler(new Request(address, { headers }));
  const body = Buffer.from(await answer.arrayBuffer());
  const cookies = answer.headers.getSetCookie();
  response.writeHead(answer.status, {
    ...Object.fromEntries(answer.headers),
    'content-length': body.length,
    ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
  });
  response.end(body);
}
