import sharp from 'sharp';

import { anyCategory, createGift, deleteGifts } from './support/catalogue';
import { expect, test } from './support/test';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const STORED = /^\/img\/\w{12}-\d+\.(?:webp|avif)$/;

for (const path of ['/', '/categorias', '/presentes-novos', '/presente/1'] as const) {
  test(`${path} shows stored files, which may be kept for good`, async ({ page }) => {
    const shown: { path: string; status: number; rule: string | undefined }[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'image') return;
      const rule = response.headers()['cache-control'];
      shown.push({ path: new URL(response.url()).pathname, status: response.status(), rule });
    });
    await page.goto(path);
    await page.mouse.wheel(0, 2_000);
    await page.waitForLoadState('networkidle');
    const pictures = shown.filter(({ path: address }) => !/^\/(?:icon|favicon)/.test(address));
    expect(pictures.length).toBeGreaterThan(0);
    for (const { path: address, status, rule } of pictures) {
      expect(address).toMatch(STORED);
      expect([status, rule]).toEqual([200, IMMUTABLE]);
    }
  });
}

test('a new picture, and one that replaces it, is on its page at once, in its sizes', async ({
  page,
  editor,
}) => {
  const photograph = (background: string) =>
    sharp({ create: { width: 900, height: 900, channels: 3, background } })
      .jpeg()
      .toBuffer();
  const file = async (name: string, background: string) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: await photograph(background),
  });
  const category = await anyCategory(editor);
  const uploaded = await editor.post('/api/media', {
    multipart: {
      _payload: JSON.stringify({ alt: 'Uma caixa vermelha' }),
      file: await file('caixa.jpg', '#b5473c'),
    },
  });
  // The border to the API: what it answers is what is tested.
  const { doc: media } = (await uploaded.json()) as { doc: { id: number; sizesKey: string } };
  const title = `Presente com imagem ${Date.now()}`;
  const gift = await createGift(editor, { title, category: category.id, image: media.id });
  const image = page.getByRole('img', { name: 'Uma caixa vermelha' }).first();

  await page.goto(`/presente/${gift}`);
  await expect(image).toHaveAttribute('src', `/img/${media.sizesKey}-900.webp`);
  expect(
    await image.evaluate((element: HTMLImageElement) =>
      element.decode().then(() => element.naturalWidth),
    ),
  ).toBeGreaterThan(0);

  const replaced = await editor.patch(`/api/media/${media.id}`, {
    multipart: { _payload: '{}', file: await file('outra.jpg', '#3c47b5') },
  });
  const { doc: now } = (await replaced.json()) as { doc: { sizesKey: string } };
  expect(now.sizesKey).not.toBe(media.sizesKey);
  await expect(async () => {
    await page.reload();
    await expect(image).toHaveAttribute('src', `/img/${now.sizesKey}-900.webp`, { timeout: 1_000 });
  }).toPass();
  const former = await page.request.get(`/img/${media.sizesKey}-480.webp`, { maxRedirects: 0 });
  expect([former.status(), former.headers().location]).toEqual([
    307,
    `/img/${now.sizesKey}-480.webp`,
  ]);
  await deleteGifts(editor, gift);
  await editor.delete(`/api/media/${media.id}`);
});
