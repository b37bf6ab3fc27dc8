import { readListing } from './support/catalogue';
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
  '/sobre',
  '/contato',
  '/guia-presentes',
  '/dicas',
  '/dicas/embrulho',
  '/politica-privacidade',
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

for (const path of ['/', '/categoria/nerd', '/ocasioes', '/dicas/embrulho']) {
  test(`${path} breaks no rule in the dark`, async ({ page, expectAccessible }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}

for (const path of ['/', '/categorias', '/categoria/nerd', '/ocasioes', '/busca?q=caneca']) {
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
    const { docs } = await readListing(request, { scope: 'all', sort: 'rating' });
    await page.emulateMedia({ colorScheme });
    await page.goto(`/presente/${docs[0]?.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}
