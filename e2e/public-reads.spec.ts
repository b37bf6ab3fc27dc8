import { anyCategory, createGift, deleteGifts } from './support/catalogue';
import { expect, test } from './support/test';

type GiftPage = { docs: { id: number }[]; totalDocs: number };
const idsOf = ({ docs }: GiftPage) => docs.map(({ id }) => id);

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

const ORDERS = ['-detailViews', 'detailViews', '-averageRating', '-createdAt', 'price'];

for (const sort of ORDERS) {
  test(`GraphQL and REST answer the same gifts in the same order, by ${sort}`, async ({
    request,
  }) => {
    const query = `{ Gifts(limit: 30, sort: "${sort}") { totalDocs docs { id title } } }`;
    // Other journeys publish and open gifts meanwhile.
    await expect(async () => {
      const params = { limit: '30', depth: '0', sort };
      const rest = (await (await request.get('/api/gifts', { params })).json()) as GiftPage;
      const answer = await request.post('/api/graphql', { data: { query } });
      const { data } = (await answer.json()) as { data: { Gifts: GiftPage } };
      expect(idsOf(data.Gifts)).toEqual(idsOf(rest));
      expect(data.Gifts.totalDocs).toBe(rest.totalDocs);
    }).toPass();
  });
}

test('the robots file names the running site', async ({ request, baseURL }) => {
  const robots = await request.get('/robots.txt');
  expect(await robots.text()).toContain(`Sitemap: ${baseURL ?? ''}/sitemap.xml`);
});
