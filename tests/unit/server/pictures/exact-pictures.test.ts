import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { PICTURE_QUEUE } from '@/domain/pictures';
import { openPictureLookup } from '@/lib/picture-lookup';
import type { Handler } from '@/server/http/handler';
import { createSecurityHeaders } from '@/server/http/security-headers';
import { exactPictures } from '@/server/pictures/exact-pictures';

const headers = createSecurityHeaders({ siteUrl: 'http://localhost', dev: false });
const seconds = (version: string) => new Date(parseInt(version, 36) * 1000);
const address = (source: string, rest = '&w=640&q=70') =>
  `/_next/image?url=${encodeURIComponent(source)}${rest}`;
const FILE = '/api/media/file/um%20b%C3%A9.webp';

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));
let made = 0;
beforeEach(() => {
  made = 0;
  openPictureLookup((filename) =>
    Promise.resolve(
      filename === 'um bé.webp'
        ? { createdAt: seconds('tov000'), updatedAt: seconds('tov53j') }
        : null,
    ),
  );
});

const makes: Handler = async (_, response) => {
  made += 1;
  response.end('imagem');
};

async function serve(next: Handler, size?: number) {
  const handle = exactPictures(next, headers, size);
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  // A listening TCP server's address is never a string.
  const { port } = server.address() as AddressInfo;
  return (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
}

describe('a picture', () => {
  it('is made under the address that pages show', async () => {
    const ask = await serve(makes);
    expect(await (await ask(address(`${FILE}?v=tov53j`))).text()).toBe('imagem');
  });

  it.each([
    ['another parameter', address(`${FILE}?v=tov53j`, '&w=640&q=70&x=1')],
    ['another order', `/_next/image?w=640&q=70&url=${encodeURIComponent(`${FILE}?v=tov53j`)}`],
    ['a parameter twice', address(`${FILE}?v=tov53j`, '&w=640&w=360&q=70')],
    ['another parameter of the file', address(`${FILE}?v=tov53j&x=1`)],
    ['no version', address(FILE)],
    ['a version to come', address(`${FILE}?v=tov53k`)],
    ['a version before it was there', address(`${FILE}?v=tounzz`)],
    ['a version in other letters', address(`${FILE}?v=TOV53J`)],
    ['a version with a zero before it', address(`${FILE}?v=0tov53j`)],
    ['another width', address(`${FILE}?v=tov53j`, '&w=641&q=70')],
    ['a width written otherwise', address(`${FILE}?v=tov53j`, '&w=640.0&q=70')],
    ['another quality', address(`${FILE}?v=tov53j`, '&w=640&q=75')],
    ['another encoding', `/_next/image?url=${FILE.replaceAll('%', '%25')}%3Fv%3Dtov53j&w=640&q=70`],
    ['a NUL', address('/api/media/file/a%00.webp?v=tov53j')],
    ['another place', address('/icon.svg')],
    ['another site', address('https://example.com/a.webp?v=tov53j')],
    ['nothing', '/_next/image'],
  ])('is refused in Portuguese, and nothing is made, for an address with %s', async (_, path) => {
    const ask = await serve(makes);
    const answer = await ask(path);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toBe(
      'Endereço de imagem inválido: use exatamente o que as páginas do site mostram.',
    );
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(made).toBe(0);
  });

  it('that has changed since the page was made is found under its present address', async () => {
    const ask = await serve(makes);
    const answer = await ask(address(`${FILE}?v=tov53i`));
    expect(answer.status).toBe(307);
    expect(answer.headers.get('location')).toBe(address(`${FILE}?v=tov53j`));
    expect(made).toBe(0);
  });

  it('that is not there is a 404', async () => {
    const ask = await serve(makes);
    expect((await ask(address('/api/media/file/outra.webp?v=tov53j'))).status).toBe(404);
    expect(made).toBe(0);
  });

  it('waits for its turn, and is refused when too many wait already', async () => {
    let open = () => {};
    const opened = new Promise<void>((resolve) => (open = resolve));
    let atOnce = 0;
    let most = 0;
    const ask = await serve(async (request, response) => {
      most = Math.max(most, (atOnce += 1));
      await opened;
      atOnce -= 1;
      await makes(request, response);
    }, 2);
    const beyond = 3;
    let refused = 0;
    const answers = Array.from({ length: 2 + PICTURE_QUEUE + beyond }, async () => {
      const answer = await ask(address(`${FILE}?v=tov53j`));
      if (answer.status === 503) {
        expect(answer.headers.get('retry-after')).toBe('5');
        expect(await answer.text()).toMatch(/indisponível/);
        if ((refused += 1) === beyond) open();
      }
      return answer.status;
    });
    const statuses = await Promise.all(answers);
    expect(statuses.filter((status) => status === 503)).toHaveLength(beyond);
    expect(made).toBe(2 + PICTURE_QUEUE);
    expect(most).toBe(2);
  });
});

describe('what is no picture', () => {
  it('goes on', async () => {
    const ask = await serve(makes);
    expect(await (await ask('/_next/static/chunks/a.js')).text()).toBe('imagem');
    expect(await (await ask('/?url=x')).text()).toBe('imagem');
  });
});
