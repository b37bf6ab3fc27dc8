import type { Locator } from '@playwright/test';

import { VERY_READABLE, violationsOf } from './support/axe';
import { DEMO, readListing } from './support/catalogue';
import { expect, test } from './support/test';

const PAGES = [
  '/',
  '/categorias',
  '/categoria/nerd',
  '/ocasioes',
  '/presentes/intencao/para-celebrar',
  '/presentes-novos',
  '/presentes-em-alta',
  '/busca?q=caneca',
  '/busca?q=nada-disso-existe',
  '/sobre',
  '/contato',
  '/guia-presentes',
  '/dicas',
  '/dicas/embrulho',
  '/politica-privacidade',
  '/desenvolvedores',
  '/settings',
  '/favoritos',
  '/admin',
];

for (const path of PAGES) {
  test(`${path} breaks no rule`, async ({ page, expectAccessible }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}

for (const path of ['/', '/categoria/nerd', '/ocasioes', '/dicas/embrulho', '/desenvolvedores']) {
  test(`${path} breaks no rule in the dark`, async ({ page, expectAccessible }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}

for (const path of [
  ...['/', '/categorias', '/categoria/nerd', '/ocasioes', '/busca?q=caneca', '/desenvolvedores'],
]) {
  test(`${path} breaks no rule on a phone @phone`, async ({ page, expectAccessible }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a gift's page breaks no rule (${colorScheme})`, async ({
    page,
    request,
    expectAccessible,
  }) => {
    const { docs } = await readListing(request, { ...DEMO, sort: 'rating' });
    await page.emulateMedia({ colorScheme });
    await page.goto(`/presente/${docs[0]?.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`who asks for more contrast gets it, on every kind of page (${colorScheme})`, async ({
    page,
    request,
  }) => {
    const { docs } = await readListing(request, { ...DEMO, sort: 'rating' });
    await page.emulateMedia({ contrast: 'more', colorScheme });
    for (const path of [
      '/',
      '/categoria/nerd',
      '/ocasioes',
      '/contato',
      `/presente/${docs[0]?.id}`,
    ]) {
      await page.goto(path);
      expect(await violationsOf(page, VERY_READABLE), path).toEqual([]);
    }
  });
}

test('where the system sets the colours, what can be pressed has an edge, and icons can be seen', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/categoria/nerd');
  const edge = (locator: Locator) =>
    locator.evaluate((element) => {
      const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
      return borderTopStyle !== 'none' && parseFloat(borderTopWidth) > 0;
    });
  const card = page.getByRole('main').getByRole('article').first();
  for (const pressed of [
    page.getByRole('button', { name: 'Inscrever-se' }),
    card.getByRole('link', { name: 'Descobrir Presente' }),
    page.getByRole('banner').getByRole('searchbox'),
  ]) {
    expect(await edge(pressed)).toBe(true);
  }
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const icon = card.locator('.card-favourite-button .icon');
  await expect(icon).not.toHaveCSS('background-color', ground);
  // They are cut out of their background, which must stay theirs.
  const stars = page
    .getByRole('main')
    .getByRole('img', { name: /^Nota / })
    .first();
  await expect(stars).toHaveCSS('forced-color-adjust', 'none');
});
