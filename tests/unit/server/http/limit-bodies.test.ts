import { once } from 'node:events';

import { afterEach, describe, expect, it, vi } from 'vitest';

import { BODY_RULES } from '@/domain/http-limits';
import type { Handler } from '@/server/http/handler';
import { limitBodies } from '@/server/http/limit-bodies';

import { dial, say, serve } from './support';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** Says how long the body was that reached the application. */
const measure: Handler = async (request, response) => {
  let length = 0;
  for await (const chunk of request) length += (chunk as Buffer).length;
  response.end(`${request.method} ${request.url} ${length}`);
};

const bytes = (length: number) => Buffer.alloc(length, 'a');
const stream = (length: number) =>
  new ReadableStream({
    start(controller) {
      for (let left = length; left > 0; left -= 65_536) {
        controller.enqueue(bytes(Math.min(left, 65_536)));
      }
      controller.close();
    },
  });

async function post(path: string, body: BodyInit, headers: Record<string, string> = {}) {
  const { url } = await serve(limitBodies(measure));
  // A streamed body needs `duplex`, which the DOM's types do not know.
  const init = { method: 'POST', body, headers, duplex: 'half' };
  const answer = await fetch(`${url}${path}`, init);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

const session = { cookie: 'a=b; payload-token=x' };
const form = { 'content-type': 'multipart/form-data; boundary=x' };
const { page, api, signedIn, upload, giftFile, internal } = BODY_RULES;

describe('a body', () => {
  it.each([
    ['of a page', '/contato', page, {}],
    ['of the API', '/api/users', api, {}],
    ['of the API in parts', '/api/users', api, form],
    ['of somebody signed in', '/api/gifts/1', signedIn, session],
    ['of a program with a key', '/api/gifts', signedIn, { authorization: 'users API-Key x' }],
    ['of the panel', '/admin/painel', signedIn, session],
    ['that a stranger sends to the panel', '/admin/painel', api, {}],
    ['with a picture', '/api/media', upload, { ...session, ...form }],
    ['with a file of gifts', '/api/gift-imports/file', giftFile, session],
    ['with a file of gifts of a stranger', '/api/gift-imports/file', api, {}],
    ['with a picture of a stranger', '/api/media', api, form],
  ])('%s reaches the application whole up to its limit, and not beyond', async (...row) => {
    const [, path, rule, headers] = row;
    const whole = await post(path, bytes(rule.bytes), headers);
    expect(whole.text).toBe(`POST ${path} ${rule.bytes}`);
    const counted = await post(path, stream(rule.bytes), headers);
    expect(counted.text).toBe(`POST ${path} ${rule.bytes}`);
    expect((await post(path, bytes(rule.bytes + 1), headers)).status).toBe(413);
    expect((await post(path, stream(rule.bytes + 1), headers)).status).toBe(413);
  });

  it('of this very server may be larger, of anybody who says so not', async () => {
    vi.stubEnv('INTERNAL_SECRET', 'a-secret-of-this-start');
    const own = { 'x-internal-secret': 'a-secret-of-this-start' };
    expect((await post('/api/internal/jobs', bytes(internal.bytes), own)).status).toBe(200);
    const guessed = { 'x-internal-secret': 'a-secret-of-that-start' };
    const refused = await post('/api/internal/jobs', bytes(api.bytes + 1), guessed);
    expect(refused.status).toBe(413);
  });

  it('that is too large is refused in words that fit', async () => {
    const data = await post('/api/users', bytes(api.bytes + 1));
    expect(JSON.parse(data.text)).toEqual({
      errors: [{ code: 'TOO_LARGE', message: 'O conteúdo enviado é grande demais.' }],
    });
    expect(data.headers.get('connection')).toBe('close');
    const picture = await post('/api/media', bytes(upload.bytes + 1), { ...session, ...form });
    expect(picture.text).toContain('imagens podem ter até 2MB');
    const document = await post('/contato', bytes(page.bytes + 1));
    expect(document.headers.get('content-type')).toContain('text/html');
  });

  it('is not asked for when its announced length is too much', async () => {
    const { port } = await serve(limitBodies(measure));
    const wire = await dial(port);
    const head = 'POST /api/users HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\n';
    wire.send(`${head}content-length: 99999999\r\n\r\n`);
    const refused = await wire.until((received) => received.includes('grande demais'));
    expect(refused).toMatch(/^HTTP\/1.1 413 /);

    const other = await dial(port);
    other.send(`${head}content-length: 2\r\n\r\n`);
    await other.until((received) => received.startsWith('HTTP/1.1 100 Continue\r\n\r\n'));
    other.send('{}');
    await other.until((received) => received.includes('POST /api/users 2'));
  });

  it('that stops arriving is not waited for', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let isAsked = () => {};
    const asked = new Promise<void>((resolve) => (isAsked = resolve));
    const handle = limitBodies(measure);
    const { port } = await serve((request, response) => {
      isAsked();
      return handle(request, response);
    });
    const wire = await dial(port);
    wire.send('POST /api/users HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\n\r\nab');
    await asked;
    vi.advanceTimersByTime(api.idle);
    const refused = await wire.until((received) => received.includes('O envio demorou demais'));
    expect(refused).toMatch(/^HTTP\/1.1 408 /);
    vi.advanceTimersByTime(60_000);
    await wire.closed;
  });

  it('leaves nothing behind: after a refusal the connection ends, after an answer it goes on', async () => {
    const { port } = await serve(
      limitBodies(async (request, response) => {
        // As whoever gives up in the middle of a body does.
        await once(request, 'readable');
        request.read(1);
        response.end('answered early');
      }),
    );
    const refused = await say(
      port,
      `POST /api/users HTTP/1.1\r\nhost: x\r\ncontent-length: ${api.bytes + 1}\r\n\r\n${'a'.repeat(api.bytes + 1)}`,
    );
    expect(refused).toMatch(/^HTTP\/1.1 413 /);

    const wire = await dial(port);
    const body = 'a'.repeat(api.bytes);
    const request = `POST /api/users HTTP/1.1\r\nhost: x\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
    wire.send(request);
    await wire.until((received) => received.split('answered early').length === 2);
    wire.send(request);
    await wire.until((received) => received.split('answered early').length === 3);
  });

  it('of a document that is made in two steps is received once', async () => {
    const again = limitBodies(measure);
    const { port } = await serve(
      limitBodies(async (request, response) => {
        await request.resume().toArray();
        await again(request, response);
      }),
    );
    const answer = await say(
      port,
      'GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: 2\r\n\r\nab',
    );
    expect(answer).toContain('GET / 0');
  });
});
