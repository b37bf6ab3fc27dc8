import { anyCategory, createGift, readListing } from './support/catalogue';
import { expect, test } from './support/test';

const visible = 844;

test('on a phone, the price and the way to the store are on the first screen of a gift @phone', async ({
  page,
  request,
}) => {
  const { docs } = await readListing(request, { scope: 'category:nerd' });
  for (const { id, title } of docs) {
    await page.goto(`/presente/${id}`);
    const link = page.getByRole('link', { name: /^Ver na Loja Parceira/ });
    await expect(link).toHaveCount(1);
    const box = await link.boundingBox();
    expect((box?.y ?? visible) + (box?.height ?? 0), title).toBeLessThan(visible);
    await expect(page.locator('.price-tag')).toBeInViewport();
  }
});

test('on a phone, the way to the store comes along once it is scrolled away @phone', async ({
  page,
  request,
}) => {
  const { docs } = await readListing(request, { scope: 'category:nerd' });
  const [gift] = docs;
  await page.goto(`/presente/${gift?.id ?? 0}`);
  const bar = page.locator('.buy-bar');
  const links = page.getByRole('link', { name: /^Ver na Loja Parceira/ });
  await expect(bar).toHaveAttribute('inert');
  await expect(bar).toBeHidden();

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport();
  await expect(links).toHaveCount(2);
  await expect(bar.getByRole('link')).toHaveAttribute('href', gift?.affiliateLink ?? '');
  await expect(bar.getByRole('link')).toHaveAttribute('rel', /sponsored/);

  // The last line of the page stays readable above it.
  await page.evaluate(() =>
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
  );
  await expect
    .poll(async () => {
      const rights = await page.getByText(/Todos os direitos/).boundingBox();
      const covered = await bar.boundingBox();
      return (covered?.y ?? 0) - ((rights?.y ?? visible) + (rights?.height ?? 0));
    })
    .toBeGreaterThanOrEqual(0);

  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(bar).toBeHidden();
  await expect(links).toHaveCount(1);
});

test('the way to the store says which store it is', async ({ page, request }) => {
  const { docs } = await readListing(request, { scope: 'category:nerd' });
  const [gift] = docs;
  await page.goto(`/presente/${gift?.id ?? 0}`);
  const shop = new URL(gift?.affiliateLink ?? '').hostname;
  await expect(page.getByRole('link', { name: `Ver na Loja Parceira em ${shop}` })).toBeVisible();
});

test('a gift opened from a category leads back to it, and a favourite remembers it', async ({
  page,
  editor,
  request,
}) => {
  const category = await anyCategory(request);
  const title = `Presente da categoria ${Date.now()}`;
  await createGift(editor, { title, category: category.id, image: category.image });
  await page.goto(`/categoria/${category.slug}?sort=newest`);
  const card = page.getByRole('article').filter({ hasText: title });
  await card.getByRole('button', { name: `Favoritar ${title}` }).click();
  await card.getByRole('button', { name: 'Guardar neste navegador' }).click();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('mimoteca-favoritos')))
    .toContain(`"category":${category.id}`);

  await card.getByRole('link', { name: title, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/presente/\\d+\\?category=${category.id}$`));
  const trail = page.getByRole('navigation', { name: 'Você está aqui' });
  await expect(trail.getByRole('link', { name: category.name })).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/presente\/\d+$/);
});

test('a gift that is not in a category any more is still found under its address there', async ({
  page,
  request,
}) => {
  const outside = await readListing(request, { scope: 'category:namorada' });
  const inside = await readListing(request, { scope: 'category:nerd', sort: 'newest' });
  const among = new Set(inside.docs.map(({ id }) => id));
  const gift = outside.docs.find(({ id }) => !among.has(id));
  const answer = await request.get(`/categoria/nerd/presente/${gift?.id ?? 0}`, {
    maxRedirects: 0,
  });
  // The gift may come back: no browser may remember this for good.
  expect(answer.status()).toBe(307);
  await page.goto(`/categoria/nerd/presente/${gift?.id ?? 0}`);
  await expect(page).toHaveURL(new RegExp(`/presente/${gift?.id ?? 0}$`));
  const nowhere = await request.get(`/categoria/nunca-existiu/presente/${gift?.id ?? 0}`);
  expect(nowhere.status()).toBe(404);
});
