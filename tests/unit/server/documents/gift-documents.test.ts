import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';

import { giftSource } from '@/lib/gift-source';
import { giftDocuments } from '@/server/documents/gift-documents';

/** The data of a gift, as long as those of a real one. */
const jsonOf = (id: number) => JSON.stringify({ title: `Presente ${id}`, text: 'x'.repeat(1_200) });
const htmlOf = (json: string) =>
  `<link rel="preload" href="${json.slice(10, 22)}"/><title>${json.slice(10, 22)}</title>` +
  `<script type="application/ld+json">{}</script><p>${json.slice(10, 22)}</p>`;

let frame = 'rodapé';
/** Addresses that reached Next. */
let made: string[] = [];
let status = 200;
/** What Next puts into a document that nobody has foreseen. */
let extra: (id: number) => string = () => '';

function next(request: IncomingMessage, response: ServerResponse): void {
  const { url = '' } = request;
  made.push(url);
  const id = Number(/\d+$/.exec(url)?.[0]);
  const json = jsonOf(id);
  const flight = JSON.stringify(
    `{"k":"${id}"}{"c":["","presente","${id}"]}\n7:T${Buffer.byteLength(json).toString(16)},${json}`,
  );
  response.writeHead(status, { 'content-type': 'text/html', link: '</fonts>' });
  response.end(
    `<head>${htmlOf(json).replace('<script', '</head><script')}${frame}${extra(id)}` +
      `<script>self.__next_f.push([1,${flight}])</script>`,
  );
}

async function serve(render: () => Promise<(json: string) => string> = async () => htmlOf) {
  const handle = giftDocuments(async (request, response) => next(request, response), render);
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  // A listening TCP server's address is never a string.
  const { port } = server.address() as AddressInfo;
  return async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
    return { status: answer.status, link: answer.headers.get('link'), text: await answer.text() };
  };
}

beforeEach(() => {
  giftSource.read = async (id) => (id === 404 ? null : { json: jsonOf(id), frame });
});
afterEach(() => {
  giftSource.read = null;
  frame = 'rodapé';
  made = [];
  status = 200;
  extra = () => '';
});

describe('the documents of gifts', () => {
  it('are made without Next once two of its own have been understood', async () => {
    const get = await serve();
    await get('/presente/1');
    await get('/presente/2');
    const third = await get('/presente/3');
    expect(made).toEqual(['/presente/1', '/presente/2']);
    expect(third).toMatchObject({ status: 200, link: '</fonts>' });
    expect(third.text).toContain('<title>Presente 3",');
    expect(third.text).toContain('["","presente","3"]');
  });

  it('are made by Next again when what surrounds every page has changed', async () => {
    const get = await serve();
    for (const id of [1, 2, 3]) await get(`/presente/${id}`);
    frame = 'outro rodapé';
    for (const id of [4, 5, 6]) expect((await get(`/presente/${id}`)).text).toContain(frame);
    expect(made).toEqual([1, 2, 4, 5].map((id) => `/presente/${id}`));
  });

  it('are all made by Next while they hold anything of a gift that is not known to be in them', async () => {
    extra = (id) => `<i>${id}</i>`;
    const get = await serve();
    for (const id of [1, 2, 3, 4])
      expect((await get(`/presente/${id}`)).text).toContain(`<i>${id}<`);
    expect(made).toHaveLength(4);
  });

  it('are made by Next when they are previews, payloads, missing or fail to be made otherwise', async () => {
    const get = await serve(async () => (json) => {
      if (json.includes('Presente 9')) throw new Error('cannot');
      return htmlOf(json);
    });
    for (const id of [1, 2, 3]) await get(`/presente/${id}`);
    made = [];
    await get('/presente/3', { cookie: '__prerender_bypass=x' });
    await get('/presente/3', { rsc: '1' });
    await get('/presente/404');
    await get('/presente/9');
    await get('/presente/x1');
    await get('/presentes-novos/1');
    expect(made).toHaveLength(6);
  });

  it('are made by Next when the program that makes them cannot be loaded', async () => {
    const get = await serve(() => Promise.reject(new Error('gone')));
    for (const id of [1, 2, 3]) await get(`/presente/${id}`);
    expect(made).toHaveLength(3);
  });

  it('teach nothing while Next fails', async () => {
    const get = await serve();
    status = 500;
    await get('/presente/1');
    await get('/presente/2');
    status = 200;
    await get('/presente/3');
    expect(made).toHaveLength(3);
  });
});
