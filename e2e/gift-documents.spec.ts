import {
  anyCategory,
  createAnyGift,
  createGift,
  deleteGifts,
  readListing,
} from './support/catalogue';
import { giftDataOf, withTree } from './support/flight';
import { expect, test } from './support/test';

/** Such a request is one for a preview, which Next makes itself and nobody caches; this one previews nothing. */
const MADE_BY_NEXT = { cookie: '__prerender_bypass=x' };
/** Of all: the first of a server that has just begun, or after a change of every page, are Next’s, and it learns from them. */
const MOST = 0.5;

const NASTY = [
  'Caneca "Bom dia" \\ \\" <b>&amp;</b>',
  "D'água '' </script><script>alert(1)</script> <!--",
  'Kit 🎁👩‍👩‍👧 ação ${x} $& `y`',
];

test('the document of every gift is byte for byte what Next makes of it', async ({
  request,
  editor,
}) => {
  test.slow();
  const { id: category, image } = await anyCategory(request);
  const ids: number[] = [];
  for (let page = 1; ; page += 1) {
    const { docs, hasMore } = await readListing(request, { page: String(page) });
    ids.push(...docs.map(({ id }) => id));
    if (!hasMore) break;
  }
  for (const text of NASTY) {
    const title = `${text} ${Date.now()}`;
    ids.push(await createGift(editor, { title, category, image }));
  }

  let compared = 0;
  for (const id of ids) {
    const answer = await request.get(`/presente/${id}`);
    if (answer.status() === 404) {
      // Other tests delete what they made, which this one may have listed.
      const read = await request.get(`/api/gifts/${id}`);
      expect([id, read.status()]).toEqual([id, 404]);
      continue;
    }
    expect([id, answer.status()]).toEqual([id, 200]);
    const document = await answer.text();
    const preview = await request.get(`/presente/${id}`, { headers: MADE_BY_NEXT });
    const made = await preview.text();
    // Related gifts are chosen anew with their page, not when there is a new one.
    const isOfSameData = giftDataOf(document) === giftDataOf(made);
    if (answer.headers()['x-made-from'] !== 'template' || !isOfSameData) continue;
    compared += 1;
    // A report of how two documents differ would be 80 kB long.
    expect([id, withTree(document) === withTree(made)]).toEqual([id, true]);
  }
  expect(compared).toBeGreaterThan(ids.length * MOST);
});

test('a gift that is opened from a category comes alive without an error, and leaves that category out', async ({
  page,
  editor,
}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const title = `Presente de uma categoria ${Date.now()}`;
  const { id: gift, category } = await createAnyGift(editor, title);
  const { id, name } = category;
  await page.goto(`/presente/${gift}?category=${id}`);
  const facts = page.locator('.gift-facts');
  await expect(facts.getByRole('link', { name, exact: true })).toHaveCount(0);
  await expect(
    page
      .getByRole('navigation', { name: 'Você está aqui' })
      .getByRole('link', { name, exact: true }),
  ).toBeVisible();
  expect(errors).toEqual([]);
  await deleteGifts(editor, gift);
});
