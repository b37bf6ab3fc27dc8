import { expect, it, vi } from 'vitest';

import type { Handler } from '@/server/http/handler';

import { dial, say, serve } from './support';

const echo: Handler = async (request, response) => void response.end(`<${request.url}>`);
const END = 'connection: close\r\n\r\n';

it.each(['websocket', 'h2c', 'qualquer'])(
  'answers a request to upgrade to %s as a plain one, and ends the connection',
  async (protocol) => {
    const { port } = await serve(echo);
    const upgrade = `GET /a HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: ${protocol}\r\n\r\n`;
    const answer = await say(port, `${upgrade}GET /b HTTP/1.1\r\nhost: x\r\n\r\n`);
    expect(answer).toContain('</a>');
    expect(answer.toLowerCase()).toContain('connection: close');
  },
);

it.each([
  ['what is no HTTP', 'olá\r\n\r\n', '400', 'Pedido inválido.'],
  ['an unknown method', `BREW / HTTP/1.1\r\nhost: x\r\n${END}`, '400', 'Pedido inválido.'],
  ['a NUL in the target', `GET /\0 HTTP/1.1\r\nhost: x\r\n${END}`, '400', 'Pedido inválido.'],
  [
    'headers that are too large',
    `GET / HTTP/1.1\r\nhost: x\r\na: ${'a'.repeat(70_000)}\r\n${END}`,
    '431',
    'Os cabeçalhos do pedido são grandes demais.',
  ],
  [
    'a request for a tunnel',
    `CONNECT example.com:443 HTTP/1.1\r\nhost: example.com:443\r\n\r\n`,
    '405',
    'Método não permitido.',
  ],
])('answers %s in Portuguese and closes the connection', async (_, text, status, message) => {
  const { port } = await serve(echo);
  const answer = await say(port, text);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toContain(message);
  expect(answer).toContain('cache-control: no-store');
});

it('answers what a handler has failed at with an error that says so, below /api as JSON', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { url } = await serve(async () => {
    throw new Error('secret detail');
  });
  const page = await fetch(`${url}/presente`);
  expect(page.status).toBe(500);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  const text = await page.text();
  expect(text).toContain('Erro interno. Tente novamente em instantes.');
  expect(text).not.toContain('secret detail');
  const data = await fetch(`${url}/api/gifts`);
  expect(await data.json()).toEqual({
    errors: [
      { code: 'INTERNAL_SERVER_ERROR', message: 'Erro interno. Tente novamente em instantes.' },
    ],
  });
  expect(log).toHaveBeenCalledTimes(2);
  log.mockRestore();
});

it('refuses connections from one address beyond its share, and takes new ones when others have ended', async () => {
  const { port } = await serve(echo, { perClient: 2 });
  const first = await dial(port);
  await dial(port);
  const third = await dial(port);
  expect(await third.closed).toBe('');
  first.send(`GET /a HTTP/1.1\r\nhost: x\r\n${END}`);
  expect(await first.closed).toContain('</a>');
  await vi.waitFor(async () => {
    expect(await say(port, `GET /c HTTP/1.1\r\nhost: x\r\n${END}`)).toContain('</c>');
  });
});

it('stops although requests hang and connections have been opened for nothing', async () => {
  let isAsked = () => {};
  const asked = new Promise<void>((resolve) => (isAsked = resolve));
  const { port, stop } = await serve(() => {
    isAsked();
    return new Promise(() => undefined);
  });
  const idle = await dial(port);
  const half = await dial(port);
  half.send('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\nabc');
  await asked;
  await stop(0);
  expect(await idle.closed).toBe('');
  expect(await half.closed).toBe('');
});

it('lets an answer in progress end before it stops, and keeps its connection no longer', async () => {
  let finish = () => {};
  let isAsked = () => {};
  const asked = new Promise<void>((resolve) => (isAsked = resolve));
  const { port, stop } = await serve(async (_, response) => {
    isAsked();
    await new Promise<void>((resolve) => (finish = resolve));
    response.end('whole');
  });
  const wire = await dial(port);
  wire.send('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await asked;
  const stopped = stop(60_000);
  finish();
  expect(await wire.closed).toContain('whole');
  await stopped;
});
