import type { APIRequestContext } from '@playwright/test';

import { createCategory, createGift } from './support/catalogue';
import { ownSite } from './support/own-site';
import { expect } from './support/test';

const test = ownSite();
test.describe.configure({ mode: 'serial' });

/** An admin at the first server, and a visitor at the second. */
let editor: APIRequestContext;
let visitor: APIRequestContext;
let category: number;
let image: number;
let gift: number;

test.beforeAll(async ({ playwright, site, startSite, editor: admin }) => {
  const second = await startSite(await site.share());
  visitor = await playwright.request.newContext({ baseURL: second.url });
  editor = admin;

  ({ category, image } = await createCategory(editor, 'Livros'));
  gift = await createGift(editor, { title: 'Ampulheta', category, image });
});

async function change(address: string, data: object, method = 'PATCH') {
  const answer = await editor.fetch(`/api/${address}`, { method, data });
  expect(answer.status(), await answer.text()).toBe(200);
}

const textOf = async (address: string) => (await visitor.get(address)).text();
const madeAt = async (address: string) => (await visitor.get(address)).headers()['x-made-at'];

/** What has nothing to do with the gift or its category. */
const UNTOUCHED = ['/contato', '/dicas', '/termos-uso'];

type Write = {
  what: string;
  write: () => Promise<unknown>;
  /** A page of the second server, and what it says from then on. */
  page: () => string;
  shows: string;
};

const WRITES: Write[] = [
  {
    what: 'another price',
    write: () => change(`gifts/${gift}`, { price: 77.5 }),
    page: () => `/presente/${gift}`,
    shows: '77,50',
  },
  {
    what: 'another title',
    write: () => change(`gifts/${gift}`, { title: 'Clepsidra' }),
    page: () => `/presente/${gift}`,
    shows: 'Clepsidra',
  },
  {
    what: 'a new gift',
    write: () => createGift(editor, { title: 'Astrolábio', category, image }),
    page: () => '/categoria/livros',
    shows: 'Astrolábio',
  },
  {
    what: 'another name of a category',
    write: () => change(`categories/${category}`, { name: 'Leituras', slug: 'livros' }),
    page: () => '/categoria/livros',
    shows: 'Leituras',
  },
];

for (const { what, write, page, shows } of WRITES) {
  test(`${what}, at one server, is on the pages of the other, of which no more are made again`, async () => {
    expect(await textOf(page())).not.toContain(shows);
    const before = await Promise.all(UNTOUCHED.map(madeAt));
    await write();
    await expect.poll(() => textOf(page())).toContain(shows);
    expect(await Promise.all(UNTOUCHED.map(madeAt))).toEqual(before);
  });
}

test('an unpublished gift, and one in the trash, is gone from the other server', async () => {
  const page = `/presente/${gift}`;
  const status = async () => (await visitor.get(page)).status();
  const before = await Promise.all(UNTOUCHED.map(madeAt));
  expect(await status()).toBe(200);
  await change(`gifts/${gift}`, { _status: 'draft' });
  await expect.poll(status).toBe(404);
  await change(`gifts/${gift}`, { _status: 'published' });
  await expect.poll(status).toBe(200);
  await change(`gifts/${gift}`, { deletedAt: new Date().toISOString() });
  await expect.poll(status).toBe(404);
  expect(await Promise.all(UNTOUCHED.map(madeAt))).toEqual(before);
});

test('what the site says about itself changes on every page of the other server', async () => {
  const pages = [...UNTOUCHED, '/', '/categoria/livros', '/favoritos', '/politica-privacidade'];
  for (const page of pages) expect(await textOf(page)).not.toContain('Olinda');
  await change('globals/site-settings', { city: 'Olinda', instagram: '' }, 'POST');
  for (const page of pages) {
    await expect.poll(() => textOf(page), page).toContain('Olinda');
    expect(await textOf(page), page).not.toContain('instagram.com');
  }
});

test('an origin that is listed at one server may read from the other, until it is taken from the list', async () => {
  const origin = 'https://loja.com.br';
  const allowed = async () =>
    (await visitor.get('/api/gifts?limit=1', { headers: { origin } })).headers()[
      'access-control-allow-origin'
    ] ?? 'nobody';
  expect(await allowed()).toBe('nobody');
  await change('globals/site-settings', { apiOrigins: origin }, 'POST');
  await expect.poll(allowed).toBe(origin);
  await change('globals/site-settings', { apiOrigins: null }, 'POST');
  await expect.poll(allowed).toBe('nobody');
});
