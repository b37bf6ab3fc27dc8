import type { Page } from '@playwright/test';

import { expect, test } from './support/test';

/** The box of the header, on a desktop in its bar: a combobox once it has been used. */
const box = (page: Page) => page.getByRole('banner').getByLabel('Buscar presentes');
const list = (page: Page) => page.getByRole('listbox', { name: 'Sugestões' });

test('the search box suggests gifts, categories and occasions, which the keyboard chooses from', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/sobre');
  await box(page).pressSequentially('namo');
  const gifts = list(page).getByRole('group', { name: 'Presentes' }).getByRole('option');
  await expect(gifts).toHaveCount(5);
  await expect(gifts.first()).toContainText('R$');
  await expect(list(page).getByRole('option', { name: 'Namorada' })).toBeVisible();
  await expect(list(page).getByRole('option', { name: 'Dia dos Namorados' })).toBeVisible();
  await expectAccessible(page);

  const combobox = page.getByRole('combobox');
  await expect(combobox).toHaveAttribute('aria-expanded', 'true');
  await combobox.press('ArrowDown');
  const id = await combobox.getAttribute('aria-activedescendant');
  await expect(page.locator(`[id="${id ?? ''}"]`)).toHaveAttribute('aria-selected', 'true');
  await combobox.press('ArrowUp');
  await expect(combobox).not.toHaveAttribute('aria-activedescendant');
  await combobox.press('ArrowUp');
  await combobox.press('Enter');
  await expect(page).toHaveURL(/\/ocasiao\/dia-dos-namorados$/);
});

test('Escape closes the suggestions and keeps what is typed; Enter searches for it, whatever has come', async ({
  page,
}) => {
  await page.route('**/api/search/suggestions?*', () => new Promise(() => undefined));
  await page.goto('/sobre');
  await box(page).pressSequentially('caneca');
  await box(page).press('Enter');
  await expect(page).toHaveURL(/\/busca\?q=caneca$/);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await box(page).fill('vel');
  await expect(list(page)).toBeVisible();
  await box(page).press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(box(page)).toHaveValue('vel');
});

test('earlier searches are offered again and can be forgotten; they stay in the browser', async ({
  page,
}) => {
  await page.goto('/sobre');
  await box(page).fill('vaso de barro');
  // Before it there is nobody who remembers what is searched for.
  await expect(page.getByRole('banner').getByRole('combobox')).toBeVisible();
  await box(page).press('Enter');
  await expect(page).toHaveURL(/\/busca\?q=vaso/);
  await page.goto('/contato');
  await box(page).focus();
  const recent = list(page).getByRole('option', { name: 'vaso de barro' });
  await expect(recent).toBeVisible();
  await page.getByRole('button', { name: 'Apagar buscas recentes' }).click();
  await expect(recent).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('mimoteca-buscas'))).toBeNull();
});

test('a misspelt search shows what was meant, and says so', async ({ page, expectAccessible }) => {
  await page.goto('/busca?q=canecca');
  await expect(page.getByRole('article').first()).toContainText('Caneca');
  const meant = page.getByRole('main').getByRole('link', { name: 'caneca', exact: true });
  await expect(meant).toHaveAttribute('href', '/busca?q=caneca');
  await expectAccessible(page);
});

test('a search that finds nothing offers what people like, of the price that was named', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/busca?q=zzzqqq+at%C3%A9+50+reais');
  await expect(page.getByRole('heading', { name: 'O que mais agrada por aqui' })).toBeVisible();
  const prices = page.getByRole('article').getByText(/^R\$ \d+,\d\d$/);
  await expect(prices.first()).toBeVisible();
  for (const price of await prices.allTextContents()) {
    expect(Number(price.replace(/[^\d,]/g, '').replace(',', '.'))).toBeLessThanOrEqual(50);
  }
  await expectAccessible(page);
});

test('the words that were asked for are marked in the titles', async ({ page }) => {
  await page.goto('/busca?q=canecas');
  await expect
    .poll(() => page.evaluate(() => CSS.highlights.get('search-match')?.size ?? 0))
    .toBeGreaterThan(0);
  const marked = await page.evaluate(() =>
    [...(CSS.highlights.get('search-match') ?? [])].map((range) =>
      range instanceof Range ? range.cloneContents().textContent : '',
    ),
  );
  expect(marked).toContain('Caneca');
});

test('dots alone are searched for as anything else is, and lead nowhere', async ({ page }) => {
  for (const query of ['.', '..']) {
    const answer = await page.goto(`/busca?q=${query}`);
    expect([answer?.status(), new URL(page.url()).search]).toEqual([200, `?q=${query}`]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Resultados para "${query}"`);
  }
});
