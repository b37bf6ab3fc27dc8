import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';

import { BODY_RULES, CONNECTION_LIMITS } from '@/domain/http-limits';

import { expect } from '../support/test';
import type { Probe, Probes } from './probes';

/** What the server answers to these bytes, once `isEnough` or once it has closed the connection. */
function say(
  baseURL: string,
  text: string,
  isEnough: (received: string) => boolean = () => false,
): Promise<string> {
  const { hostname, port } = new URL(baseURL);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let received = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      received += String(chunk);
      if (isEnough(received)) socket.destroy();
    });
    socket.once('error', reject);
    socket.once('close', () => resolve(received));
    socket.write(text);
  });
}

const lines = (...headers: string[]) => `${headers.join('\r\n')}\r\n\r\n`;

/** Only the page cache compares what a client has already: the application is not asked. */
async function oneAnswerForAll(visitor: Parameters<Probe>[0]['visitor'], path: string) {
  const first = await visitor.get(path);
  expect(first.status()).toBe(200);
  const { etag = '', 'cache-control': rule } = first.headers();
  expect(rule).toBe('no-store');
  const headers = { 'if-none-match': etag, authorization: 'JWT x', origin: 'https://example.com' };
  expect((await visitor.get(`${path}?x=1`, { headers })).status()).toBe(304);
}

export const httpProbes: Probes = {
  async '* /**, the request line and headers'({ baseURL }) {
    const large = `a: ${'a'.repeat(CONNECTION_LIMITS.headerBytes)}`;
    const answer = await say(baseURL, lines('GET / HTTP/1.1', 'host: localhost', large));
    expect(answer).toMatch(/^HTTP\/1.1 431 /);
    expect(answer).toContain('Os cabeçalhos do pedido são grandes demais.');
  },

  async '* /**, number of headers'({ baseURL }) {
    const many = Array.from(
      { length: CONNECTION_LIMITS.headers + 1 },
      (_, index) => `x-${index}: 1`,
    );
    const head = ['GET /api/gifts HTTP/1.1', 'host: localhost', 'connection: close'];
    expect(await say(baseURL, lines(...head, ...many))).toMatch(/^HTTP\/1.1 431 /);
  },

  // The bound of these servers is far away: tests/unit/server/http/anonymous-quota.test.ts goes beyond it.
  async '* /api/**, without a key or a session'({ visitor }) {
    const answer = await visitor.get(`/api/gifts?limit=1&where[title][equals]=${randomUUID()}`);
    const { ratelimit, 'ratelimit-policy': policy } = answer.headers();
    expect(policy).toMatch(/^"api-client";q=\d+;w=60$/);
    expect(ratelimit).toMatch(/^"api-client";r=\d+;t=\d+$/);
  },

  // So many connections would take those of the other tests: tests/unit/server/http/listening-server.test.ts goes beyond.
  async '* /**, connections'({ baseURL }) {
    const head = ['GET /api/health HTTP/1.1', 'host: localhost', 'connection: close'];
    expect(await say(baseURL, lines(...head))).toMatch(/^HTTP\/1.1 200 /);
  },

  async '* /**, method'({ baseURL, visitor }) {
    const page = await visitor.post('/categorias');
    expect(page.status()).toBe(405);
    expect(page.headers().allow).toBe('GET, HEAD, OPTIONS');
    expect(await page.text()).toContain('Método não permitido.');
    const trace = ['TRACE /api/gifts HTTP/1.1', 'host: localhost', 'connection: close'];
    expect(await say(baseURL, lines(...trace))).toMatch(/^HTTP\/1.1 405 [^]*Método não permitido/);
  },

  async '* /**, Upgrade'({ baseURL }) {
    const head = ['GET /nao-existe HTTP/1.1', 'host: localhost'];
    const upgrade = lines(...head, 'connection: upgrade', 'upgrade: websocket');
    expect(await say(baseURL, upgrade)).toMatch(/^HTTP\/1.1 404 /);
  },

  async '* /**, Range'({ visitor }) {
    for (const path of ['/', '/icon.svg', '/robots.txt', '/nao-existe']) {
      const whole = await visitor.get(path);
      const answer = await visitor.get(path, { headers: { range: 'bytes=99999999-' } });
      expect(answer.status()).toBe(whole.status());
    }
  },

  async '* /**, body of a page'({ visitor }) {
    const data = 'a'.repeat(BODY_RULES.page.bytes + 1);
    const answer = await visitor.fetch('/nao-existe', { method: 'GET', data });
    expect(answer.status()).toBe(413);
    expect(await answer.text()).toContain('O conteúdo enviado é grande demais.');
  },

  async '* /api/**, body'({ visitor }) {
    const data = { text: 'a'.repeat(BODY_RULES.api.bytes) };
    const headers = { connection: 'close' };
    const answer = await visitor.post('/api/users', { data, headers });
    expect(answer.status()).toBe(413);
    expect(await answer.json()).toEqual({
      errors: [{ code: 'TOO_LARGE', message: 'O conteúdo enviado é grande demais.' }],
    });
  },

  // It takes its time: tests/unit/server/http/limit-bodies.test.ts waits for it by a clock of its own.
  async '* /**, time of a body'({ baseURL }) {
    const head = ['POST /api/users/login HTTP/1.1', 'host: localhost', 'content-length: 2'];
    const whole = `${lines(...head, 'connection: close', 'content-type: application/json')}{}`;
    expect(await say(baseURL, whole)).toMatch(/^HTTP\/1.1 4\d\d /);
  },

  async '* /**, rest of a refused body'({ baseURL }) {
    const head = ['POST /api/users HTTP/1.1', 'host: localhost', 'content-length: 99999999'];
    const answer = await say(baseURL, lines(...head), (text) => text.includes('grande demais'));
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(answer.toLowerCase()).toContain('connection: close');
  },

  // Filling the slots would block other tests: tests/unit/server/http/shed-load.test.ts goes beyond.
  async '* /**, what no cache answers'({ visitor }) {
    const answers = await Promise.all(Array.from({ length: 8 }, () => visitor.get('/api/health')));
    expect(answers.map((answer) => answer.status())).toEqual(answers.map(() => 200));
  },

  async '* /**, while the event loop is late'({ visitor }) {
    expect((await visitor.get('/api/ready')).status()).toBe(200);
  },

  'GET /api/health': ({ visitor }) => oneAnswerForAll(visitor, '/api/health'),
  'GET /api/ready': ({ visitor }) => oneAnswerForAll(visitor, '/api/ready'),

  async '* /api/internal/**'({ visitor }) {
    const headers = { 'x-internal-secret': 'a'.repeat(32) };
    for (const path of ['/api/internal/jobs', '/api/internal']) {
      const answer = await visitor.post(path, { headers, data: { tags: ['*'] } });
      expect(answer.status()).toBe(404);
      expect(await answer.json()).toEqual({
        errors: [{ code: 'NOT_FOUND', message: 'Não encontrado.' }],
      });
    }
  },
};
