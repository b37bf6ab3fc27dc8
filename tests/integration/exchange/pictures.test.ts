import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import {
  imageDimensionsMessage,
  imageSizeMessage,
  imageUnreadableMessage,
} from '@/domain/image-rules';
import { messages } from '@/messages';
import { exchange } from '@/messages/exchange';

import { heavyPicture, picture } from '../../support/images';
import { openSite, type OpenSite } from '../../support/open-site';
import { csv, importsOf, told } from './support';

let site: OpenSite;
let imports: ReturnType<typeof importsOf>;
let shop: Server;
let address: string;
let served: string[] = [];

/** What the shop of another site answers, by path. */
const files = new Map<string, { status?: number; location?: string; body?: Buffer }>();

beforeAll(async () => {
  site = await openSite();
  imports = importsOf(site, await site.api.login(await site.make.user({ isAdmin: true })));
  await site.make.category({ name: 'Casa' });
  shop = createServer((request, response) => {
    const path = request.url ?? '';
    served.push(path);
    const { status = 200, location, body } = files.get(path) ?? { status: 404 };
    response.writeHead(status, location === undefined ? {} : { location }).end(body);
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
  files.set('/foto.png', { body: await picture('png') });
  files.set('/foto.svg', {
    body: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"/>'),
  });
  files.set('/pequena.png', { body: await picture('png', { width: 399, height: 399 }) });
  files.set('/pesada.png', { body: await heavyPicture() });
  files.set('/texto.png', { body: Buffer.from('isto é um texto') });
  files.set('/para-dentro.png', { status: 302, location: 'http://192.168.0.1/foto.png' });
  files.set('/para-si.png', { status: 302, location: '/para-si.png' });
});
afterAll(() => shop.close());
afterEach(async () => {
  served = [];
  await site.app.query('delete from gift_import_rows');
  await site.app.query('delete from gift_imports');
});

const row = (image: string, more: Record<string, string> = {}) => ({
  Título: `Presente ${image}`,
  'Descrição curta': 'Curta.',
  Descrição: 'Longa.',
  Preço: '10',
  'Link de afiliado': 'https://loja.example.com/p',
  Imagens: image,
  'Textos das imagens': 'Uma foto',
  Categorias: 'casa',
  Situação: 'Publicado',
  ...more,
});
const storedImages = () =>
  site.app.query<{ alt: string; filename: string; source_url: string }>(
    'select alt, filename, source_url from media where source_url is not null order by id',
  );

it.each([
  ['/pequena.png', imageDimensionsMessage('pequena.png')],
  ['/pesada.png', imageSizeMessage('pesada.png')],
  ['/texto.png', imageUnreadableMessage('texto.png')],
  ['/foto.svg', messages.admin.imageType],
])('an image at an address keeps the rules of one that is uploaded: %s', async (path, message) => {
  const { rows } = await imports.check(csv(row(`${address}${path}`)));
  expect(told(rows[0])).toEqual([`Imagens: ${message}`]);
});

it('an address that is not on the public internet is never asked, nor one that leads there', async () => {
  const addresses = [
    'http://10.0.0.1/a.png',
    'http://169.254.169.254/latest',
    'http://[::1]/a.png',
    'http://exemplo.com:22/a.png',
  ];
  for (const one of addresses) {
    const { rows } = await imports.check(csv(row(one)));
    expect(told(rows[0])[0], one).toMatch(/não está na internet pública|não é de uma imagem/);
  }
  const { rows } = await imports.check(csv(row(`${address}/para-dentro.png`)));
  expect(told(rows[0])).toEqual([
    `Imagens: ${exchange.pictures['private-address'](`${address}/para-dentro.png`)}`,
  ]);
});

it('a file that is not there, and redirects without an end, are told', async () => {
  const { rows } = await imports.check(
    csv(row(`${address}/nada.png`), row(`${address}/para-si.png`), row('ftp://exemplo.com/a.png')),
  );
  expect(rows.flatMap(told)).toEqual([
    `Imagens: ${exchange.pictures.status(`${address}/nada.png`, 404)}`,
    `Imagens: ${exchange.pictures['too-many-redirects'](`${address}/para-si.png`)}`,
    `Imagens: ${exchange.rows.noSuchImage('ftp://exemplo.com/a.png')}`,
  ]);
});

it('a new image needs its alternative text', async () => {
  const url = `${address}/foto.png`;
  const { rows } = await imports.check(csv(row(url, { 'Textos das imagens': '' })));
  expect(told(rows[0])).toEqual([`Imagens: ${exchange.rows.textMissing(url)}`]);
});

it('the dry run stores no image, the import stores it once, and a later one finds it', async () => {
  const url = `${address}/foto.png`;
  const { id } = await imports.check(csv(row(url)));
  expect(await storedImages()).toEqual([]);
  await imports.move(id, 'cancel');
  const { progress } = await imports.import(
    csv(row(url, { Título: 'A' }), row(url, { Título: 'B' })),
  );
  expect(progress).toMatchObject({ imported: 2 });
  expect(await storedImages()).toEqual([
    { alt: 'Uma foto', filename: 'foto.png', source_url: url },
  ]);
  served = [];
  const { rows } = await imports.check(csv({ Endereço: 'a', Imagens: url }));
  expect(rows[0]?.kind).toBe('same');
  expect(served).toEqual([]);
});

it('a row that fails leaves no image behind', async () => {
  files.set('/outra.png', { body: await picture('png', { background: '#123456' }) });
  const url = `${address}/outra.png`;
  const { id } = await imports.check(csv(row(url, { Título: 'Falha' })));
  // Somebody takes the address of the gift after the dry run.
  await site.app.query(`
    create function refuse() returns trigger language plpgsql as $$
    begin raise exception 'no' using errcode = '23514'; end $$`);
  await site.app.query('create trigger refuse before insert on gifts execute function refuse()');
  await imports.move(id, 'start');
  await (await import('./support')).work();
  await site.app.query('drop function refuse cascade');
  expect(await imports.progress(id)).toMatchObject({ status: 'done', imported: 0, failed: 1 });
  expect((await storedImages()).map(({ source_url }) => source_url)).not.toContain(url);
});
