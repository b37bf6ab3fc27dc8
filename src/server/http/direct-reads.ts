import type { IncomingMessage, ServerResponse } from 'node:http';

import { type ApiHandler, apiHandlerOf } from '@/lib/api-handler';

import { inOnePiece } from '../page-cache/capture';
import type { Handler } from './handler';
import { hasBody } from './receive-rest';

/**
 * Takes the most frequent requests to the application's own handlers: the same endpoints and access rules, without the
 * router, which costs several times what they do. Everything else, and every request before the application has
 * registered its handlers, goes on to the router.
 */
export function directReads(next: Handler, siteUrl: string): Handler {
  return async (request, response) => {
    const { method = '', url = '' } = request;
    const handler = apiHandlerOf(method, url.split('?', 1)[0] ?? '');
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
  const { method = '' } = request;
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  // Not by its `Host`, which is the client's to choose and need not be a host at all.
  const address = new URL(request.url ?? '', siteUrl);
  const answer = await handler(
    new Request(address, { method, headers, body: await bodyOf(request) }),
  );
  const bytes = await bytesIn(answer);
  const cookies = answer.headers.getSetCookie();
  response.writeHead(answer.status, {
    ...Object.fromEntries(answer.headers),
    'content-length': bytes.length,
    ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
  });
  response.end(bytes);
}

/** What a request brings, which has arrived already (limit-bodies.ts). A GET has no body to the application. */
async function bodyOf(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | null> {
  if (request.method === 'GET' || !hasBody(request)) return null;
  // The border to Node: a request of which no encoding was set is made of buffers.
  const chunks = (await request.toArray()) as Buffer[];
  return new Uint8Array(Buffer.concat(chunks));
}

/**
 * The body of an answer, as it came if it came in one piece. Copies of long answers are freed late, and make the garbage
 * collector go through everything again and again: that cost more than the answers themselves.
 */
async function bytesIn({ body }: Response): Promise<Buffer> {
  const reader = body?.getReader();
  const chunks: Buffer[] = [];
  for (let read = await reader?.read(); read?.done === false; read = await reader?.read()) {
    const { buffer, byteOffset, byteLength } = read.value;
    chunks.push(Buffer.from(buffer, byteOffset, byteLength));
  }
  return inOnePiece(chunks);
}
