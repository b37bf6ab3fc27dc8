import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

import { afterEach, describe, expect, it } from 'vitest';

import { createPageCache, type PageCache } from '@/server/page-cache/page-cache';

type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer };
type Next = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

async function serve(next: Next): Promise<{ cache: PageCache; get: typeof get }> {
  const cache = createPageCache(async (request, response) => next(request, response));
  const server = createServer((request, response) => {
    cache.handle(request, response).catch(() => response.writeHead(500).end('failed'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  // A listening TCP server's address is never a string.
  const { port } = server.address() as AddressInfo;
  return { cache, get };

  function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
    return new Promise<Answer>((resolve, reject) => {
      const sent = ask({ port, host: '127.0.0.1', path, headers, method }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      });
      sent.on('error', reject).end();
    });
  }
}

function page(response: ServerResponse, text: string, headers: Record<string, string> = {}): void {
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'x-nextjs-cache': 'HIT',
    ...headers,
  });
  response.write(text.slice(0, 10));
  response.end(text.slice(10));
}

const long = (text: string) => text.padEnd(2_000, '.');

describe('the page cache', () => {
  it('answers a static page again without asking the application, byte for byte', async () => {
    let asked = 0;
    const { get } = await serve((_, response) => page(response, long(`visit ${++asked}`)));
    const first = await get('/presente/1');
    const second = await get('/presente/1?utm_source=x');
    expect(asked).toBe(1);
    expect(second.body.equals(first.body)).toBe(true);
    expect(second.headers['x-nextjs-cache']).toBe('HIT');
  });

  it('forgets everything when told to', async () => {
    let asked = 0;
    const { cache, get } = await serve((_, response) => page(response, long(`visit ${++asked}`)));
    await get('/');
    cache.expire();
    expect((await get('/')).body.toString()).toContain('visit 2');
  });

  it('does not keep an answer that was being made while everything was forgotten', async () => {
    let asked = 0;
    let release: () => void = () => undefined;
    const { cache, get } = await serve(async (_, response) => {
      const visit = ++asked;
      if (visit === 1) await new Promise<void>((resolve) => (release = resolve));
      page(response, long(`visit ${visit}`));
    });
    const slow = get('/');
    await expect.poll(() => asked).toBe(1);
    cache.expire();
    release();
    await slow;
    expect((await get('/')).body.toString()).toContain('visit 2');
  });

  it('asks once for what many want at the same time', async () => {
    let asked = 0;
    const { get } = await serve(async (_, response) => {
      asked += 1;
      await new Promise((resolve) => setImmediate(resolve));
      page(response, long('one'));
    });
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/')));
    expect(asked).toBe(1);
    expect(new Set(answers.map(({ body }) => body.toString()))).toEqual(new Set([long('one')]));
  });

  it('serves what it kept last while the application fails', async () => {
    let fails = false;
    const { cache, get } = await serve((_, response) => {
      if (fails) response.writeHead(500).end('oops');
      else page(response, long('kept'));
    });
    await get('/');
    fails = true;
    cache.expire();
    const answer = await get('/');
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe(long('kept'));
  });

  it('keeps no failure, no absent page, no answer with a cookie and nothing dynamic', async () => {
    const asked = new Map<string, number>();
    const { get } = await serve((request, response) => {
      const path = request.url ?? '';
      asked.set(path, (asked.get(path) ?? 0) + 1);
      if (path === '/falha') response.writeHead(500).end('x');
      else if (path === '/ausente') response.writeHead(404, { 'x-nextjs-cache': 'HIT' }).end('x');
      else if (path === '/cookie') page(response, long('x'), { 'set-cookie': 'a=b' });
      else response.writeHead(200, { 'content-type': 'text/html' }).end('dynamic');
    });
    for (const path of ['/falha', '/ausente', '/cookie', '/dinamica']) {
      await get(path);
      await get(path);
      expect(asked.get(path), path).toBe(2);
    }
  });

  it('never stands between the visitor and the API or the panel', async () => {
    let asked = 0;
    const { get } = await serve((_, response) => {
      asked += 1;
      page(response, long('x'));
    });
    await get('/api/listings');
    await get('/api/listings');
    await get('/admin');
    await get('/admin');
    expect(asked).toBe(4);
  });

  it('tells payloads of one address apart by the headers that choose them', async () => {
    const { get } = await serve((request, response) =>
      page(response, long(`${request.headers.rsc ?? 'html'} ${request.headers['next-url'] ?? ''}`)),
    );
    expect((await get('/a')).body.toString()).toContain('html');
    expect((await get('/a', { rsc: '1' })).body.toString()).toContain('1 .');
    expect((await get('/a', { rsc: '1', 'next-url': '/b' })).body.toString()).toContain('1 /b');
    expect((await get('/a')).body.toString()).toContain('html');
  });

  it('compresses once, for those who understand it', async () => {
    const { get } = await serve((_, response) => page(response, long('texto')));
    const packed = await get('/', { 'accept-encoding': 'gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.body).toString()).toBe(long('texto'));
    expect(packed.headers.vary).toContain('Accept-Encoding');
    const plain = await get('/', { 'accept-encoding': 'gzip;q=0' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(long('texto'));
  });

  it('answers 304 to who already has the page, and the headers alone to HEAD', async () => {
    const { get } = await serve((_, response) => page(response, long('texto')));
    const { headers } = await get('/');
    const again = await get('/', { 'if-none-match': String(headers.etag) });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    const head = await get('/', {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.headers['content-length']).toBe('2000');
    expect(head.body).toHaveLength(0);
  });
});
