import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';

import { anyCategory, createGift, deleteGifts, DEMO, readListing } from './support/catalogue';
import { expect, test } from './support/test';

async function addressesIn(request: APIRequestContext, path: string): Promise<string[]> {
  const answer = await request.get(path);
  expect([path, answer.status()]).toEqual([path, 200]);
  return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '');
}

const contentOf = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];

test('every page that the sitemap names is there, under the address that it calls its own', async ({
  request,
  baseURL,
}) => {
  const files = await addressesIn(request, '/sitemap.xml');
  expect(files[0]).toBe(`${baseURL ?? ''}/sitemap/paginas.xml`);
  const pages = await addressesIn(request, files[0] ?? '');
  expect(pages.length).toBeGreaterThan(30);
  const found = new Map<string, unknown>();
  for (const page of pages) {
    const answer = await request.get(page, { maxRedirects: 0 });
    const html = await answer.text();
    const own = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '';
    found.set(page, {
      status: answer.status(),
      own: new URL(own, baseURL).href,
      robots: contentOf(html, 'robots'),
    });
  }
  // Other tests rename and delete categories meanwhile: what is named before and after was there all the time.
  const named = await addressesIn(request, files[0] ?? '');
  for (const page of named.filter((address) => found.has(address))) {
    const own = new URL(page).href;
    expect([page, found.get(page)]).toEqual([page, { status: 200, own, robots: undefined }]);
  }
});

test('every file of the sitemap has addresses of this site', async ({ request, baseURL }) => {
  const [, ...files] = await addressesIn(request, '/sitemap.xml');
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const gifts = await addressesIn(request, file);
    expect(gifts.length).toBeGreaterThan(0);
    for (const gift of gifts) expect(gift).toMatch(new RegExp(`^${baseURL ?? ''}/presente/\\d+$`));
  }
});

test('what is personal is left out by the robots file and says so itself', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const left = [...robots.matchAll(/^Disallow: (\/\S+)$/gm)].map(([, path]) => path ?? '');
  expect(left).toEqual(expect.arrayContaining(['/admin', '/api/', '/favoritos', '/settings']));
  const named = (await addressesIn(request, '/sitemap/paginas.xml')).map(
    (page) => new URL(page).pathname,
  );
  for (const path of left) expect(named.filter((page) => page.startsWith(path))).toEqual([]);
  for (const path of ['/favoritos', '/settings', '/unsubscribe', '/newsletter/confirmar']) {
    const html = await (await request.get(path)).text();
    expect([path, contentOf(html, 'robots')]).toEqual([path, 'noindex']);
  }
});

test('every icon of the manifest is there, in the size that it says', async ({ request }) => {
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    name: string;
    start_url: string;
    icons: { src: string; type: string; sizes: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Mimoteca', start_url: '/', lang: 'pt-BR' });
  expect(manifest.icons.length).toBeGreaterThan(2);
  for (const { src, type, sizes } of manifest.icons) {
    const icon = await request.get(src);
    expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, type]);
    const { width, height } = await sharp(await icon.body()).metadata();
    if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes);
  }
});

test('a shared gift, category and occasion show a picture of their own', async ({
  request,
  baseURL,
}) => {
  const { slug } = await anyCategory(request);
  const { docs } = await readListing(request, DEMO);
  const pictures = new Set<string>();
  for (const path of [`/presente/${docs[0]?.id ?? 0}`, `/categoria/${slug}`, '/ocasiao/natal']) {
    const html = await (await request.get(path)).text();
    const address = contentOf(html, 'og:image') ?? '';
    expect(address).toMatch(new RegExp(`^${baseURL ?? ''}/og/`));
    expect(contentOf(html, 'og:image:width')).toBe('1200');
    const answer = await request.get(address);
    expect([address, answer.status()]).toEqual([address, 200]);
    const body = await answer.body();
    expect(body.length).toBeLessThan(300_000);
    const { format, width, height } = await sharp(body).metadata();
    expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
    pictures.add(body.toString('base64'));
  }
  expect(pictures.size).toBe(3);
});

for (const path of [
  '/og/presente/999999999.jpg',
  '/og/presente/2147483648.jpg',
  '/og/presente/1.png',
  '/og/presente/1e3.jpg',
  '/og/categoria/nao-existe.jpg',
  '/og/loja/nerd.jpg',
]) {
  test(`${path} is no picture, and says so in Portuguese`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    expect(((await answer.json()) as { errors: { message: string }[] }).errors).toEqual([
      { code: 'NOT_FOUND', message: expect.stringMatching(/\.$/) as unknown },
    ]);
  });
}

test('an old address of a category leads for good to its new one, its numbered pages too', async ({
  request,
  editor,
}) => {
  const { image, group } = (await anyCategory(editor)) as { image: number; group?: number };
  const [before, after] = [`antes-${Date.now()}`, `depois-${Date.now()}`];
  const made = await editor.post('/api/categories', {
    data: { name: 'Com outro nome', slug: before, image, group },
  });
  expect(made.status(), await made.text()).toBe(201);
  const { doc } = (await made.json()) as { doc: { id: number } };
  for (let index = 0; index < 6; index += 1) {
    const title = `Mudou de casa ${before} ${index}`;
    await createGift(editor, { title, category: doc.id, image });
  }
  await expect
    .poll(async () => (await request.get(`/categoria/${before}/pagina/2`)).status())
    .toBe(200);

  await editor.patch(`/api/categories/${doc.id}`, { data: { slug: after } });
  for (const suffix of ['', '/pagina/2']) {
    const visit = () => request.get(`/categoria/${before}${suffix}`, { maxRedirects: 0 });
    await expect.poll(async () => (await visit()).status()).toBe(308);
    expect((await visit()).headers().location).toBe(`/categoria/${after}${suffix}`);
    expect((await request.get(`/categoria/${before}${suffix}`)).status()).toBe(200);
  }
  await expect
    .poll(async () => (await addressesIn(request, '/sitemap/paginas.xml')).join())
    .not.toContain(before);

  await deleteGifts(editor, `where[categories][equals]=${doc.id}`);
  await editor.delete(`/api/categories/${doc.id}`);
  await expect.poll(async () => (await request.get(`/categoria/${before}`)).status()).toBe(404);
});
