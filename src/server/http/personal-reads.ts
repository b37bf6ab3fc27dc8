import type { IncomingMessage, ServerResponse } from 'node:http';

import { apiHandler, type ApiHandler } from '@/lib/api-handler';

import type { Handler } from './handler';

/** What every page of somebody signed in asks first. They read with SQL of their own and need nothing of the router. */
const PATHS = new Set(['/api/users/me', '/api/favourites/mine', '/api/users/newsletter']);

/**
 * Takes the most frequent personal reads to the API by the short way: the same endpoints and access rules, without
 * the router, which costs several times what they do. Everything else, and every request before the application has
 * registered its handler, goes on to the router.
 */
export function personalReads(next: Handler, siteUrl: string): Handler {
  return async (request, response) => {
    const { method, url = '' } = request;
    const handler =
      method === 'GET' && PATHS.has(url.split('?', 1)[0] ?? '') ? apiHandler() : undefined;
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
    'cache-control': 'no-store',
    'content-length': body.length,
    ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
  });
  response.end(body);
}
