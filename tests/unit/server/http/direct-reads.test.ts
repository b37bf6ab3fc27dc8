import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, describe, expect, it } from 'vitest';

import { type ApiHandler, registerApiHandlers } from '@/lib/api-handler';
import { directReads } from '@/server/http/direct-reads';
import { secureAnswers } from '@/server/http/secure-answers';
import { createSecurityHeaders } from '@/server/http/security-headers';

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

async function ask(path: string, init: RequestInit = {}) {
  const handle = secureAnswers(
    directReads(async (_, response) => void response.end('the long way'), 'http://localhost'),
    createSecurityHeaders({ siteUrl: 'http://localhost', dev: false }),
  );
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  // A listening TCP server's address is never a string.
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, init);
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
}

const echo: ApiHandler = async (request) => {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'private' });
  headers.append('set-cookie', 'a=1; Path=/');
  headers.append('set-cookie', 'b=2; Path=/');
  const received = [request.method, pathname, search, request.headers.get('authorization')];
  if (request.method === 'POST') received.push(await request.text());
  return Response.json(received, { status: 401, headers });
};

const READS = { '/api/users/me': echo, '/api/favourites/mine': echo, '/api/gifts/*': echo };

describe('a read that the application answers itself', () => {
  it('goes the long way until the application has registered its handler', async () => {
    expect((await ask('/api/users/me')).body).toBe('the long way');
  });

  it('reaches the API with its headers and query, and comes back whole', async () => {
    registerApiHandlers('GET', READS);
    const headers = { authorization: 'JWT x' };
    const answer = await ask('/api/favourites/mine?x=1', { headers });
    expect(answer.status).toBe(401);
    expect(JSON.parse(answer.body)).toEqual(['GET', '/api/favourites/mine', '?x=1', 'JWT x']);
    expect(answer.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2; Path=/']);
    expect(answer.headers.get('cache-control')).toBe('private');
  });

  it.each(['/api/gifts/1', '/api/gifts/2147483647'])('is that of a document: %s', async (path) => {
    registerApiHandlers('GET', READS);
    expect(JSON.parse((await ask(path)).body)).toContain(path);
  });

  it('brings its body where it is a POST', async () => {
    registerApiHandlers('POST', { '/api/graphql': echo });
    const body = 'x'.repeat(100_000);
    const answer = await ask('/api/graphql', { method: 'POST', body });
    expect(JSON.parse(answer.body)).toEqual(['POST', '/api/graphql', '', null, body]);
    expect((await ask('/api/graphql')).body).toBe('the long way');
  });

  it.each([
    ['/api/users/me', 'POST'],
    ['/api/gifts/1', 'PATCH'],
    ['/api/gifts/0', 'GET'],
    ['/api/gifts/x', 'GET'],
    ['/api/gifts/1/view', 'GET'],
    ['/api/users/me/x', 'GET'],
    ['/api/users', 'GET'],
    ['/presente/1', 'GET'],
  ])('nothing else takes the short way: %s %s', async (path, method) => {
    registerApiHandlers('GET', READS);
    expect((await ask(path, { method })).body).toBe('the long way');
  });
});
