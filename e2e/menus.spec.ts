import type { Page } from '@playwright/test';

import { anyCategory, createGift, deleteGifts } from './support/catalogue';
import { expect, test } from './support/test';

type Menus = Record<'categories' | 'occasions', { entries: { name: string; slug: string }[] }[]>;

const nav = (page: Page) => page.getByRole('navigation', { name: 'Navegação principal' });
const top = (page: Page, label: string) => nav(page).locator('summary').filter({ hasText: label });
const groups = (page: Page) => nav(page).locator('details[open] .site-nav-groups summary');

const FURTHER = [
  ['Em alta', '/presentes-em-alta'],
  ['Novos', '/presentes-novos'],
  ['Guia de presentes', '/guia-presentes'],
  ['Contato', '/contato'],
] as const;

test('a menu is read when the pointer comes near it, once, and leads to its categories', async ({
  page,
  request,
}) => {
  const asked: string[] = [];
  page.on('request', (one) => asked.push(new URL(one.url()).pathname));
  const reads = () => asked.filter((path) => path === '/api/menu').length;
  await page.goto('/sobre');
  expect(reads()).toBe(0);
  await top(page, 'Categorias').hover();
  const { categories } = (await (await request.get('/api/menu')).json()) as Menus;
  await expect(groups(page)).toHaveCount(categories.length);
  // A panel never opens onto an empty flyout.
  const [first] = categories[0]?.entries ?? [];
  await nav(page).getByRole('link', { name: first?.name, exact: true }).click();
  await expect(page).toHaveURL(`/categoria/${first?.slug ?? ''}`);
  await top(page, 'Ocasiões').hover();
  await expect(groups(page).first()).toBeVisible();
  expect(reads()).toBe(1);
});

test('the keyboard opens a menu and its groups, and Escape closes them and keeps the focus', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/sobre');
  const menu = top(page, 'Ocasiões');
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(groups(page).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(groups(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(nav(page).locator('details[open] .site-nav-links a').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(groups(page).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await expect(groups(page)).toHaveCount(0);
});

test('a menu that cannot be read says so, leads to its page, and is read when tried again', async ({
  page,
}) => {
  await page.route('**/api/menu', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/sobre');
  await top(page, 'Categorias').click();
  await expect(nav(page).getByRole('alert').first()).toHaveText(
    /Não foi possível carregar esta lista/,
  );
  await expect(nav(page).getByRole('link', { name: 'Todas as categorias' })).toBeVisible();
  await page.unroute('**/api/menu');
  await nav(page).getByRole('button', { name: 'Tentar novamente' }).first().click();
  await expect(groups(page).first()).toBeVisible();
});

test('without scripts the menus lead to the pages that list everything', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [label, link, path] of [
    ['Categorias', 'Todas as categorias', '/categorias'],
    ['Ocasiões', 'Todas as ocasiões', '/ocasioes'],
  ] as const) {
    await page.goto('/sobre');
    await top(page, label).click();
    await nav(page).getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(path);
  }
  await context.close();
});

test('on a desktop, trending, new, guide and contact are in a menu of the bar, which stays calm', async ({
  page,
  expectAccessible,
}) => {
  for (const width of [1024, 1152, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/sobre');
    await top(page, 'Mais').click();
    for (const [name, path] of FURTHER) {
      await expect(nav(page).getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        path,
      );
    }
    const search = await page.getByRole('banner').getByRole('searchbox').boundingBox();
    expect(search?.width).toBeGreaterThan(180);
    const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scroll).toBe(width);
  }
  await expectAccessible(page);
  await nav(page).getByRole('link', { name: 'Guia de presentes' }).click();
  await expect(page).toHaveURL('/guia-presentes');
});

test('a new category is in the menus and lists as soon as it has a gift', async ({
  request,
  editor,
}) => {
  const { image, group } = (await anyCategory(editor)) as { image: number; group?: number };
  const slug = `nova-${Date.now()}`;
  const made = await editor.post('/api/categories', {
    data: { name: 'Recém-criada', slug, image, group },
  });
  expect(made.status(), await made.text()).toBe(201);
  const { doc } = (await made.json()) as { doc: { id: number } };
  const textOf = async (path: string) => (await request.get(path)).text();
  expect(await textOf('/categorias')).not.toContain(slug);
  expect(await textOf('/api/menu')).not.toContain(slug);

  const gift = await createGift(editor, { title: `Primeiro ${slug}`, category: doc.id, image });
  await expect.poll(() => textOf('/api/menu')).toContain(slug);
  await expect.poll(() => textOf('/categorias')).toContain(slug);

  await deleteGifts(editor, gift);
  await expect.poll(() => textOf('/api/menu')).not.toContain(slug);
  await editor.delete(`/api/categories/${doc.id}`);
});

test('on a phone, the menu has groups, further pages and a close sign @phone', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/');
  const button = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  const signs = button.locator('.icon');
  await expect(signs.first()).toHaveCSS('opacity', '1');
  await button.click();
  await expect(signs.first()).toHaveCSS('opacity', '0');
  await expect(signs.last()).toHaveCSS('opacity', '1');
  await top(page, 'Categorias').click();
  await groups(page).first().click();
  await expect(nav(page).locator('details[open] .site-nav-links a').first()).toBeVisible();
  await expectAccessible(page);
  for (const [name, path] of FURTHER) {
    await expect(nav(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
  await nav(page).getByRole('link', { name: 'Novos', exact: true }).click();
  await expect(page).toHaveURL('/presentes-novos');
  await expect(nav(page)).toBeHidden();
});
