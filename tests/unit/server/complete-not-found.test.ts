import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, describe, expect, it } from 'vitest';

import { completeNotFound } from '@/server/complete-not-found';
import { ABSENT_PATH } from '@/server/malformed-url';

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

function application(request: IncomingMessage, response: ServerResponse): void {
  const isAbsent = request.url === ABSENT_PATH;
  const status = request.url?.startsWith('/presente/1') ? 200 : 404;
  const body =
    status === 200 ? 'um presente' : isAbsent ? 'página inteira' : '<html id="__next_error__">';
  response.writeHead(status, { 'content-type': 'text/html' });
  response.end(body);
}

async function ask(path: string, headers: Record<string, string> = {}) {
  const handle = completeNotFound(async (request, response) => application(request, response));
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  // A listening TCP server's address is never a string.
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  return { status: answer.status, body: await answer.text() };
}

describe('a page that its route did not find', () => {
  it('is answered with the whole 404 document and its status', async () => {
    expect(await ask('/categoria/nao-existe')).toEqual({ status: 404, body: 'página inteira' });
  });

  it('leaves pages that exist as they are', async () => {
    expect(await ask('/presente/1')).toEqual({ status: 200, body: 'um presente' });
  });

  it('leaves payloads of the router and answers of the API as they are', async () => {
    const empty = { status: 404, body: '<html id="__next_error__">' };
    expect(await ask('/categoria/nao-existe', { rsc: '1' })).toEqual(empty);
    expect(await ask('/api/gifts/9')).toEqual(empty);
  });
});
