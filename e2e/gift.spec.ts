import type { Locator } from '@playwright/test';

import { createAnyGift, readListing } from './support/catalogue';
import { createAccount, expect, test } from './support/test';

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
}) => {
  const title = `Presente da categoria ${Date.now()}`;
  const { category } = await createAnyGift(editor, title);
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

/** The box that both cover, in square pixels. */
async function overlap(one: Locator, other: Locator): Promise<number> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (a === null || b === null) throw new Error('one of the two is not shown');
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(width, 0) * Math.max(height, 0);
}

test('on a phone, the notification never covers what it asks for @phone', async ({
  page,
  request,
}) => {
  const { docs } = await readListing(request, { scope: 'category:nerd' });
  const toast = page.locator('.toast');
  const offer = page.locator('.favourite-offer');
  await page.goto(`/presente/${docs[0]?.id ?? 0}`);
  const button = page.getByRole('button', { name: 'Favoritar', exact: true });
  // At the bottom of the screen, in its middle and at its top.
  for (const place of ['end', 'center', 'start'] as const) {
    await button.evaluate(
      (element, block) => element.scrollIntoView({ block, behavior: 'instant' }),
      place,
    );
    await button.click();
    await expect(toast).toBeVisible();
    await expect(offer).toBeVisible();
    expect(await overlap(toast, offer), place).toBe(0);
    expect(await overlap(toast, button), place).toBe(0);
    await toast.getByRole('button', { name: 'Fechar' }).click();
    await expect(toast).toBeHidden();
  }
});

test('signing in from a gift leads back to it, with the favourite that was asked for', async ({
  page,
  editor,
}) => {
  const title = `Presente de volta ${Date.now()}`;
  const { id: gift, category } = await createAnyGift(editor, title);
  const account = await createAccount(editor, { isAdmin: false });
  const address = `/presente/${gift}?category=${category.id}`;
  const main = page.getByRole('main');

  await page.goto(address);
  await main.getByRole('button', { name: 'Favoritar', exact: true }).click();
  await main.getByRole('link', { name: 'Entrar', exact: true }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/Entrar/);
  await expect(page).toHaveURL(`/settings?volta=${encodeURIComponent(address)}`);
  await main.getByLabel('E-mail', { exact: true }).fill(account.email);
  await main.getByLabel('Senha', { exact: true }).fill(account.password);
  await main.getByRole('button', { name: 'Entrar', exact: true }).click();

  await expect(page).toHaveURL(address);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(main.getByRole('button', { name: 'Favoritado', exact: true })).toBeVisible();
  await expect
    .poll(async () => {
      const mine = await page.request.get('/api/favourites/mine', {
        headers: { 'sec-fetch-site': 'same-origin' },
      });
      return (await mine.json()) as unknown;
    })
    .toEqual({ docs: [{ giftId: gift, categoryId: category.id }] });
});

test('a review that was begun is there again after a session that ended', async ({
  page,
  editor,
}) => {
  const title = `Presente com rascunho ${Date.now()}`;
  const { id: gift } = await createAnyGift(editor, title);
  const account = await createAccount(editor, { isAdmin: false });
  await page.request.post('/api/users/login', { data: account });
  await page.goto(`/presente/${gift}`);
  const main = page.getByRole('main');
  const text = main.getByRole('textbox');
  await text.fill('Chegou depressa e ficou lindo.');
  await page.context().clearCookies();
  await page.reload();
  await main.getByRole('link', { name: 'Entre para avaliar este presente.' }).click();
  await main.getByLabel('E-mail', { exact: true }).fill(account.email);
  await main.getByLabel('Senha', { exact: true }).fill(account.password);
  await main.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(`/presente/${gift}#avaliacoes`);
  await expect(text).toHaveValue('Chegou depressa e ficou lindo.');
});

test('a sign-in that was asked to lead to another site stays on its own', async ({
  page,
  editor,
}) => {
  const account = await createAccount(editor, { isAdmin: false });
  await page.goto(`/settings?volta=${encodeURIComponent('//evil.example/presente/1')}`);
  const main = page.getByRole('main');
  await main.getByLabel('E-mail', { exact: true }).fill(account.email);
  await main.getByLabel('Senha', { exact: true }).fill(account.password);
  await main.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/Configurações/);
  expect(new URL(page.url()).pathname).toBe('/settings');
});
