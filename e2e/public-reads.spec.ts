import { anyCategory, createGift, deleteGifts } from './support/catalogue';
import { expect, test } from './support/test';

test('an anonymous read is cached, shows a change once it is announced, and is gone with its gift', async ({
  request,
  editor,
}) => {
  const { id: category, image } = await anyCategory(editor);
  const id = await createGift(editor, { title: `Lido ${Date.now()}`, category, image });
  const path = `/api/gifts/${id}?depth=0`;
  const { etag = '' } = (await request.get(path)).headers();
  const again = await request.get(path, { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);

  const title = `Mudado ${Date.now()}`;
  await editor.patch(`/api/gifts/${id}`, { data: { title } });
  await expect.poll(async () => (await request.get(path)).text()).toContain(title);
  await deleteGifts(editor, id);
  await expect.poll(async () => (await request.get(path)).status()).toBe(404);
});

test('the robots file names the running site', async ({ request, baseURL }) => {
  const robots = await request.get('/robots.txt');
  expect(await robots.text()).toContain(`Sitemap: ${baseURL ?? ''}/sitemap.xml`);
});
