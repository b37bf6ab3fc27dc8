import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, describe, expect, it } from 'vitest';

import { ABSENT_OCCASION_PATH, completeNotFound } from '@/server/http/complete-not-found';
import { ABSENT_PATH } from '@/server/http/malformed-url';

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

const PAGES: Record<string, [number, string]> = {
  '/presente/1': [200, 'um presente'],
  [ABSENT_PATH]: [404, 'página inteira'],
  [ABSENT_OCCASION_PATH]: [200, 'Ocasião não encontrada'],
};

function application(request: IncomingMessage, response: ServerResponse): void {
  const [status, body] = PAGES[request.url ?? ''] ?? [404, '<html id="__next_error__">'];
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

  it('is answered as an occasion where the address names one, with the same status', async () => {
    const answer = { status: 404, body: 'Ocasião não encontrada' };
    expect(await ask('/ocasiao/nao-existe')).toEqual(answer);
    expect(await ask('/ocasiao/nao-existe/categorias?x=1')).toEqual(answer);
  });

  it('is a 404 under the address of the occasions’ document itself', async () => {
    expect(await ask(ABSENT_OCCASION_PATH)).toEqual({ status: 404, body: 'página inteira' });
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
