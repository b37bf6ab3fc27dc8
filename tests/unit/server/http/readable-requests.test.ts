import { afterEach, describe, expect, it, vi } from 'vitest';

import type { Handler } from '@/server/http/handler';
import { hideInternalRoutes } from '@/server/http/internal-requests';
import { refuseMethods } from '@/server/http/refuse-methods';
import { tidyRequest } from '@/server/http/tidy-request';

import { say, serve } from './support';

afterEach(() => vi.unstubAllEnvs());

const tell: Handler = async ({ url, headers }, response) =>
  void response.end(JSON.stringify([url, headers.host, headers.range ?? null]));

const request = (method: string, target: string, lines = 'host: loja.example') =>
  `${method} ${target} HTTP/1.1\r\n${lines}\r\nconnection: close\r\n\r\n`;

describe('what the layers behind read', () => {
  const ask = async (text: string) => {
    const { port } = await serve(tidyRequest(tell, { host: 'mimoteca.example' }));
    // The last line of the answer is the JSON of it.
    return JSON.parse((await say(port, text)).split('\r\n').at(-1) ?? '') as unknown[];
  };

  it.each(['', 'a b', 'a/b', '999.999.999.999', '[::1', 'a:99999999', '<script>', 'x@y'])(
    'is our own host in place of "%s"',
    async (host) => {
      expect((await ask(request('GET', '/a', `host: ${host}`)))[1]).toBe('mimoteca.example');
    },
  );

  it.each(['localhost:3000', 'mimoteca.com.br', '127.0.0.1', '[::1]:3000'])(
    'is the host "%s" as it was sent',
    async (host) => {
      expect((await ask(request('GET', '/a', `host: ${host}`)))[1]).toBe(host);
    },
  );

  it.each(['/%', '/%00', '/%c3', 'http://other/', '//other', '*', `/${'a'.repeat(5_000)}`])(
    'is the address of the 404 page in place of %s',
    async (target) => {
      const method = target === '*' ? 'OPTIONS' : 'GET';
      expect((await ask(request(method, target)))[0]).toBe('/nao-encontrada');
    },
  );

  it.each(['bytes=999999999-', 'bytes=0-1', 'bytes=5-1', 'x'])(
    'is a request for the whole in place of the range "%s"',
    async (range) => {
      expect((await ask(request('GET', '/a', `host: x\r\nrange: ${range}`)))[2]).toBeNull();
    },
  );
});

it('a target of the API that names nothing is refused as JSON', async () => {
  const { port } = await serve(tidyRequest(tell, { host: 'mimoteca.example' }));
  const answer = await say(port, request('GET', '/api/gifts/%zz'));
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
  expect(answer).toContain('{"errors":[{"code":"BAD_REQUEST","message":"Pedido inválido."}]}');
});

it('more headers than any client needs are refused', async () => {
  const { port } = await serve(tidyRequest(tell, { host: 'mimoteca.example' }));
  const lines = Array.from({ length: 201 }, (_, index) => `x-${index}: 1`).join('\r\n');
  expect(await say(port, request('GET', '/', `host: x\r\n${lines}`))).toMatch(/^HTTP\/1.1 431 /);
});

describe('a method', () => {
  const ask = async (method: string, path: string) => {
    const { port } = await serve(refuseMethods(tell));
    return say(port, request(method, path));
  };

  it.each([
    ['TRACE', '/'],
    ['TRACE', '/api/gifts'],
    ['PROPFIND', '/api/gifts'],
    ['POST', '/categorias'],
    ['DELETE', '/categoria/x'],
  ])('%s that %s does not have is refused with those that it has', async (method, path) => {
    const answer = await ask(method, path);
    expect(answer).toMatch(/^HTTP\/1.1 405 /);
    expect(answer).toContain('Método não permitido.');
    expect(answer).toContain('allow: GET, HEAD, OPTIONS');
  });

  it.each([
    ['GET', '/'],
    ['POST', '/api/gifts'],
    ['PATCH', '/api/gifts/1'],
    ['OPTIONS', '/api/gifts'],
    ['POST', '/admin/painel'],
    ['POST', '/admin'],
  ])('%s that %s has goes on', async (method, path) => {
    expect(await ask(method, path)).toMatch(/^HTTP\/1.1 200 /);
  });

  it('OPTIONS of a page says which it has', async () => {
    expect(await ask('OPTIONS', '/')).toMatch(/^HTTP\/1.1 204 [^]*allow: GET, HEAD, OPTIONS/);
  });
});

describe('a route for this server alone', () => {
  it.each(['/api/internal', '/api//internal/jobs', '/api/Internal/jobs?x'])(
    'is not there for others: %s',
    async (path) => {
      vi.stubEnv('INTERNAL_SECRET', 'a-secret-of-this-start');
      const { url } = await serve(hideInternalRoutes(tell));
      const headers = { 'x-internal-secret': 'a-secret-of-that-start' };
      const answer = await fetch(url + path, { method: 'POST', headers });
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({
        errors: [{ code: 'NOT_FOUND', message: 'Não encontrado.' }],
      });
      const own = { 'x-internal-secret': 'a-secret-of-this-start' };
      expect((await fetch(url + path, { method: 'POST', headers: own })).status).toBe(200);
    },
  );
});
