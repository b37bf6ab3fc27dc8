import { beforeAll, describe, expect, it } from 'vitest';

import { imageDimensionsMessage, imageSizeMessage } from '@/domain/image-rules';
import { messages } from '@/messages';

import { type Factories } from '../support/factories';
import { type Session, type TestApi } from '../support/http';
import { heavyPicture, picture } from '../support/images';
import { openSite } from '../support/open-site';
import { richText } from '../support/rich-text';
import { type TestPayload } from '../support/test-payload';

let app: TestPayload;
let api: TestApi;
let make: Factories;
let admin: Session;
let giftBody: Record<string, unknown>;

beforeAll(async () => {
  ({ app, api, make } = await openSite());
  admin = await api.login(await make.user({ isAdmin: true }));
  giftBody = await make.giftBody(await make.category());
});

const post = (path: string, body: unknown) =>
  api.request(path, { method: 'POST', body, as: admin });
const without = (name: string) =>
  Object.fromEntries(Object.entries(giftBody).filter(([key]) => key !== name));

/** The message of the first field that was refused. */
async function refusal(path: string, body: unknown): Promise<[number, string]> {
  const { status, body: answer } = await post(path, body);
  const [first] = answer.errors ?? [];
  return [status, first?.data?.errors?.[0]?.message ?? first?.message];
}

describe('slugs', () => {
  it.each([
    ["Copo d'Água", 'copo-dagua'],
    ['Maçã & Pêssego: a cesta!', 'maca-pessego-a-cesta'],
    ['  Kit — 10 peças  ', 'kit-10-pecas'],
  ])('the gift %s is %s', async (title, slug) => {
    const { body } = await post('/gifts', { ...giftBody, title });
    expect(body.doc.slug).toBe(slug);
  });

  it.each([
    ['Pais & Avós', 'pais-avos'],
    ["Sant'Ana", 'sant-ana'],
    ['--Ação!--', 'acao'],
  ])('the category %s is %s', async (name, slug) => {
    const category = await make.category({ name });
    expect(category.slug).toBe(slug);
  });

  it('one that is given is normalised, one that is taken refused, one without letters too', async () => {
    const { body } = await post('/gifts', { ...giftBody, slug: 'Ímã de GELADEIRA' });
    expect(body.doc.slug).toBe('ima-de-geladeira');
    expect((await post('/gifts', { ...giftBody, slug: 'ima-de-geladeira' })).status).toBe(400);
    expect(await refusal('/gifts', { ...giftBody, title: '!!!' })).toEqual([
      400,
      messages.editing.slugEmpty,
    ]);
  });

  it('of every copy is another one, also when a copy is in the trash', async () => {
    const { body } = await post('/gifts', { ...giftBody, title: 'Copiado' });
    const slugs: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const copy = await post(`/gifts/${body.doc.id}/duplicate`, { _status: 'draft' });
      expect(copy.status, JSON.stringify(copy.body)).toBe(200);
      slugs.push(copy.body.doc.slug);
      const data = { deletedAt: '2026-11-22T12:00:00.000Z' };
      await app.payload.update({ collection: 'gifts', id: copy.body.doc.id, data });
    }
    expect(slugs).toEqual(['copiado-copia', 'copiado-copia-2', 'copiado-copia-3']);
  });

  it('stays when the title changes', async () => {
    const { body } = await post('/gifts', { ...giftBody, title: 'Nome antigo' });
    const id = Number(body.doc.id);
    const changed = await app.payload.update({
      collection: 'gifts',
      id,
      data: { title: 'Nome novo' },
    });
    expect(changed.slug).toBe('nome-antigo');
  });
});

describe('the gift form', () => {
  let prices = 0;
  it('is content with an occasion instead of a category', async () => {
    const occasions = [(await make.occasion()).id];
    const title = 'Só ocasião';
    const { status } = await post('/gifts', { ...without('categories'), title, occasions });
    expect(status).toBe(201);
  });

  it.each([
    ['49,90', 49.9],
    ['1.299,90', 1299.9],
    ['R$ 20', 20],
    ['49.90', 49.9],
    [15, 15],
    [0, 0],
  ])('reads the price %s as %d', async (price, expected) => {
    const { status, body } = await post('/gifts', {
      ...giftBody,
      slug: `preco-${(prices += 1)}`,
      price,
    });
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.doc.price).toBe(expected);
  });

  it.each(['dez', '-1', '1,999', '10 reais'])('refuses the price %s', async (price) => {
    expect(await refusal('/gifts', { ...giftBody, price })).toEqual([
      400,
      messages.editing.priceInvalid,
    ]);
  });

  it('refuses an offer that is none', async () => {
    const body = { ...giftBody, price: 100, originalPrice: 90 };
    expect(await refusal('/gifts', body)).toEqual([400, messages.editing.originalPriceInvalid]);
  });

  it('keeps only what the rich-text policy allows', async () => {
    const hostile = richText('<img src=x onerror=alert(1)> & texto');
    const { body } = await post('/gifts', {
      ...giftBody,
      title: 'Hostil',
      description: hostile,
    });
    expect(body.doc.descriptionHtml).not.toContain('<img');
    expect(body.doc.descriptionHtml).toContain('&amp; texto');
  });
});

describe('categories, occasions and groups', () => {
  it('an occasion group whose slug exists is refused', async () => {
    const body = { name: 'Datas Festivas', description: 'x', image: await make.anyImage() };
    expect((await post('/occasion-groups', body)).status).toBe(201);
    expect(await refusal('/occasion-groups', { ...body, name: 'datas festivas!' })).toEqual([
      400,
      messages.editing.occasionGroupTaken,
    ]);
  });

  it('only knows the twelve months and "todo ano"', async () => {
    const body = { name: 'Carnaval', description: 'x', image: await make.anyImage() };
    expect((await refusal('/occasions', { ...body, month: 'fevereiro e março' }))[0]).toBe(400);
    expect((await post('/occasions', { ...body, month: 'todo-ano' })).status).toBe(201);
  });
});

describe('images', () => {
  async function upload(bytes: Buffer, name: string, type: string) {
    const form = new FormData();
    form.set('_payload', JSON.stringify({ alt: 'Uma imagem' }));
    form.set('file', new Blob([new Uint8Array(bytes)], { type }), name);
    const { status, body } = await post('/media', form);
    return { status, body, message: body.errors?.[0]?.message as string | undefined };
  }

  it.each(['png', 'jpeg', 'webp'] as const)(
    'takes a %s and measures its colour',
    async (format) => {
      const { status, body } = await upload(
        await picture(format, { background: '#336699' }),
        `foto.${format}`,
        `image/${format}`,
      );
      expect(status, JSON.stringify(body)).toBe(201);
      expect(body.doc).toMatchObject({ width: 400, height: 400 });
      expect(body.doc.color).toMatch(/^#[23][0-9a-f]6[0-9a-f]9[0-9a-f]$/);
    },
  );

  it('refuses one of more than 2 MB by name', async () => {
    const { status, message } = await upload(await heavyPicture(), 'pesada.png', 'image/png');
    expect([status, message]).toEqual([400, imageSizeMessage('pesada.png')]);
  });

  it.each([
    [399, 400],
    [400, 399],
  ])('refuses one of %d by %d pixels by name', async (width, height) => {
    const bytes = await picture('png', { width, height });
    const { status, message } = await upload(bytes, 'pequena.png', 'image/png');
    expect([status, message]).toEqual([400, imageDimensionsMessage('pequena.png')]);
  });

  it.each([
    ['a text', 'nota.txt', 'text/plain', 'Olá'],
    ['a text that says it is a PNG', 'falsa.png', 'image/png', 'Olá'],
    [
      'an SVG',
      'desenho.svg',
      'image/svg+xml',
      '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><script>alert(1)</script></svg>',
    ],
    [
      'an SVG that says it is a PNG',
      'desenho.png',
      'image/png',
      '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"></svg>',
    ],
    ['a page', 'pagina.html', 'text/html', '<h1>Olá</h1>'],
  ])('refuses %s', async (_, name, type, text) => {
    const { status, body } = await upload(Buffer.from(text), name, type);
    expect(status, JSON.stringify(body)).toBe(400);
  });

  it('serves what was uploaded, and nothing outside its folder', async () => {
    const { body } = await upload(await picture('png'), 'servida.png', 'image/png');
    const address = `/media/file/${body.doc.filename}`;
    const served = await api.request(`${address}?v=1`);
    expect(served.status).toBe(200);
    expect(served.headers.get('content-type')).toBe('image/png');
    expect(served.headers.get('cache-control')).toContain('immutable');
    // Without a version it may be another file tomorrow.
    expect((await api.request(address)).headers.get('cache-control')).toBe('no-cache');
    for (const path of ['..%2F..%2Fpackage.json', '%2e%2e%2fpostgres-password', 'nada.png']) {
      const { status } = await api.request(`/media/file/${path}`);
      expect([400, 403, 404], path).toContain(status);
    }
  });

  it('is not a fetcher of addresses', async () => {
    const { status } = await api.request('/media/paste-url?src=http://127.0.0.1/', { as: admin });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });
});
