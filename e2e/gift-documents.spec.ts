import { anyCategory, createGift, readListing } from './support/catalogue';
import { expect, test } from './support/test';

/** Such a request is one for a preview, which Next makes itself and nobody caches; this one previews nothing. */
const MADE_BY_NEXT = { cookie: '__prerender_bypass=x' };
/** Of all: the first of a server that has just begun, or after a change of every page, are Next’s, and it learns from them. */
const MOST = 0.8;

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
  for (const title of NASTY) ids.push(await createGift(editor, { title, category, image }));

  let withoutNext = 0;
  for (const id of ids) {
    const document = await request.get(`/presente/${id}`);
    const made = await request.get(`/presente/${id}`, { headers: MADE_BY_NEXT });
    expect([id, document.status()]).toEqual([id, 200]);
    if (document.headers()['x-made-from'] !== 'template') continue;
    withoutNext += 1;
    expect(await document.text()).toBe(await made.text());
  }
  expect(withoutNext).toBeGreaterThan(ids.length * MOST);
});

test('a gift that is opened from a category comes alive without an error, and leaves that category out', async ({
  page,
  request,
}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const { slug, id, name } = await anyCategory(request);
  const { docs } = await readListing(request, { scope: `category:${slug}` });
  await page.goto(`/presente/${docs[0]?.id ?? 0}?category=${id}`);
  const facts = page.locator('.gift-facts');
  await expect(facts.getByRole('link', { name, exact: true })).toHaveCount(0);
  await expect(
    page
      .getByRole('navigation', { name: 'Você está aqui' })
      .getByRole('link', { name, exact: true }),
  ).toBeVisible();
  expect(errors).toEqual([]);
});
