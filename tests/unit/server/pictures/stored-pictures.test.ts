import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { createSecurityHeaders } from '@/server/http/security-headers';
import { storedPictures } from '@/server/pictures/stored-pictures';

const headers = createSecurityHeaders({ siteUrl: 'http://localhost', dev: false });
const NAME = '1abcdefghijk-480.webp';

let folder: string;
const closers: (() => void)[] = [];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mimoteca-pictures-'));
  await writeFile(path.join(folder, NAME), 'imagem');
  await writeFile(path.join(folder, 'segredo.txt'), 'segredo');
});
afterEach(async () => {
  closers.splice(0).forEach((close) => close());
  await rm(folder, { recursive: true });
});

/** Answers with the address that the application is asked for. */
async function serve(place: string | null) {
  const handle = storedPictures(
    async (request, response) => void response.end(`asked ${request.url}`),
    { headers, folder: place },
  );
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  // A listening TCP server's address is never a string.
  const { port } = server.address() as AddressInfo;
  return (address: string, method = 'GET') =>
    fetch(`http://127.0.0.1:${port}${address}`, { method });
}

describe('a stored size', () => {
  it('is served from the disk, for ever, as a picture and nothing else', async () => {
    const answer = await (await serve(folder))(`/img/${NAME}?utm=x`);
    expect(await answer.text()).toBe('imagem');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  it('tells its headers without its bytes', async () => {
    const answer = await (await serve(folder))(`/img/${NAME}`, 'HEAD');
    expect([answer.status, answer.headers.get('content-length')]).toEqual([200, '6']);
  });

  it('that is not on the disk is looked for by the application', async () => {
    const ask = await serve(folder);
    expect(await (await ask('/img/1abcdefghijk-640.avif')).text()).toBe(
      'asked /api/media/file/1abcdefghijk-640.avif',
    );
  });

  it('in a bucket is fetched by the application', async () => {
    const ask = await serve(null);
    expect(await (await ask(`/img/${NAME}`)).text()).toBe(`asked /api/media/file/${NAME}`);
  });
});

describe('what is no stored size', () => {
  it.each([
    '/img/segredo.txt',
    '/img/%2e%2e%2fsegredo.txt',
    '/img/',
    '/img/1abcdefghijk-480.png',
    '/_next/image',
    '/_next/image?url=%2Fapi%2Fmedia%2Ffile%2Fa.webp&w=640&q=75',
  ])('is not found, in Portuguese, and nobody is asked: %s', async (address) => {
    const answer = await (await serve(folder))(address);
    expect([answer.status, await answer.text()]).toEqual([404, 'Não encontrado.']);
  });

  it('goes on', async () => {
    const ask = await serve(folder);
    expect(await (await ask('/_next/static/a.js')).text()).toBe('asked /_next/static/a.js');
    expect(await (await ask('/imagens')).text()).toBe('asked /imagens');
  });
});
