import { expect, it } from 'vitest';

import { registerApiHandlers } from '@/lib/api-handler';
import { compressReads } from '@/server/http/compress-reads';

import { dial, serve } from './support';

const BODY = JSON.stringify({ docs: Array.from({ length: 100 }, (_, id) => ({ id })) });

const direct = () => Promise.resolve(new Response());

async function serveReads() {
  registerApiHandlers('GET', { '/api/gifts': direct, '/api/gifts/*': direct });
  const encodings: unknown[] = [];
  const { url, port } = await serve(
    compressReads((request, response) => {
      encodings.push(request.headers['accept-encoding']);
      response.setHeader('content-type', 'application/json');
      response.statusCode = request.url?.includes('999') === true ? 404 : 200;
      response.setHeader('content-length', BODY.length);
      response.write(BODY.slice(0, 10));
      response.end(BODY.slice(10));
      return Promise.resolve();
    }),
  );
  return { url, port, encodings };
}

it.each(['/api/gifts?limit=2', '/api/gifts/3', '/api/gifts/999'])(
  'GET %s is compressed by us, and the same for whoever unpacks it',
  async (path) => {
    const { url, encodings } = await serveReads();
    const answer = await fetch(url + path, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    const length = Number(answer.headers.get('content-length'));
    expect(length).toBeGreaterThan(0);
    expect(length).toBeLessThan(BODY.length / 2);
    expect(await answer.text()).toBe(BODY);
    expect(answer.status).toBe(path.includes('999') ? 404 : 200);
    expect(encodings).toEqual(['identity']);
  },
);

it.each(['/api/gifts/export?format=csv', '/api/media/file/a.webp', '/api/mcp', '/presente/1'])(
  'GET %s is none of its business',
  async (path) => {
    const { url, encodings } = await serveReads();
    await (await fetch(url + path, { headers: { 'accept-encoding': 'gzip' } })).text();
    expect(encodings).toEqual(['gzip']);
  },
);

it('who does not take gzip gets it as it is', async () => {
  const { port } = await serveReads();
  const wire = await dial(port);
  wire.send('GET /api/gifts HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  const received = await wire.closed;
  expect(received).not.toContain('content-encoding');
  expect(received.replace(/\s/g, '')).toContain('{"id":99}]}');
});
