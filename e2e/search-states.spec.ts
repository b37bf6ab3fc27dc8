import type { Page } from '@playwright/test';

import {
  type SearchSuggestions,
  SUGGESTED_GIFTS,
  SUGGESTED_TERMS,
} from '../src/domain/search-suggestions';
import { expect, test } from './support/test';

const field = (page: Page) => page.getByRole('main').getByRole('searchbox');
const found = (page: Page) => page.getByRole('heading', { name: /^Presentes Encontrados/ });
const failed = (page: Page) => page.getByText('Não foi possível buscar agora.');
/** The box of the header, and what it suggests. */
const box = (page: Page) => page.getByRole('banner').getByLabel('Buscar presentes');
const suggestions = (page: Page) =>
  page.getByRole('listbox', { name: 'Sugestões' }).getByRole('option');

const range = (size: number) => Array.from({ length: size }, (_, at) => at + 1);

const OFFLINE = 'Sem conexão. Verifique sua internet e tente novamente.';
const RESULTS = '**/api/search?*';
const SUGGESTIONS = '**/api/search/suggestions?*';

async function searchFor(page: Page, query: string) {
  await field(page).fill(query);
  await field(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Resultados para "${query}"`);
}

for (const screen of ['', ' @phone']) {
  test(`a search that fails says so, keeps what was typed and can be tried again${screen}`, async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/busca');
    await page.route(RESULTS, (route) => route.abort());
    await searchFor(page, 'relógio');
    await expect(failed(page)).toBeVisible();
    await expect(field(page)).toHaveValue('relógio');
    await expectAccessible(page);
    await page.unroute(RESULTS);
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(found(page)).toBeVisible();
    await expect(failed(page)).toHaveCount(0);
    await expect(field(page)).toHaveValue('relógio');
  });

  test(`a search that takes long says that it is on its way, and another one does not wait for it${screen}`, async ({
    page,
    expectAccessible,
  }) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.goto('/busca');
    await page.route(/\/api\/search\?q=rel/, async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    });
    await searchFor(page, 'relógio');
    await expect(page.getByRole('main').getByText('Buscando...').last()).toBeVisible();
    await expectAccessible(page);
    await searchFor(page, 'caneca');
    await expect(found(page)).toBeVisible();
    answer();
    await searchFor(page, 'relógio');
    await expect(page.getByRole('article').first()).toContainText('Relógio');
  });
}

test('without a connection a search says so, keeps what was typed, and finds once there is one again', async ({
  page,
  context,
}) => {
  await page.goto('/busca?q=caneca');
  await expect(found(page)).toBeVisible();
  for (const typedIn of [field(page), box(page)]) {
    await context.setOffline(true);
    await typedIn.fill('relógio');
    await typedIn.press('Enter');
    // The browser says it at the field.
    await expect(typedIn).toHaveJSProperty('validationMessage', OFFLINE);
    await expect(typedIn).toHaveValue('relógio');
    await expect(found(page)).toBeVisible();
    await context.setOffline(false);
    await typedIn.press('Enter');
    await expect(page.getByRole('article').first()).toContainText('Relógio');
    await page.goto('/busca?q=caneca');
  }
});

test('a connection that is lost during a search leaves what was typed, and can be tried again', async ({
  page,
  context,
}) => {
  await page.goto('/busca');
  await page.route(RESULTS, async (route) => {
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await searchFor(page, 'relógio');
  await expect(failed(page)).toBeVisible();
  await expect(field(page)).toHaveValue('relógio');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('article').first()).toContainText('Relógio');
});

test('a search that a busy site puts off is asked for once more by itself', async ({ page }) => {
  let asked = 0;
  await page.goto('/busca');
  await page.route(RESULTS, (route) => {
    asked += 1;
    return asked > 1
      ? route.continue()
      : route.fulfill({ status: 503, headers: { 'Retry-After': '5' }, json: { errors: [] } });
  });
  await searchFor(page, 'relógio');
  await expect(found(page)).toBeVisible();
  expect(asked).toBe(2);
});

test('suggestions that fail leave nothing of another word behind, and come with the next letter', async ({
  page,
}) => {
  await page.goto('/sobre');
  await box(page).pressSequentially('caneca');
  await expect(suggestions(page).first()).toContainText('Caneca');
  await page.route(SUGGESTIONS, (route) =>
    route.fulfill({ status: 503, headers: { 'Retry-After': '5' }, json: { errors: [] } }),
  );
  const refused = page.waitForResponse(
    (answer) => answer.url().includes('/suggestions?q=rel') && answer.status() === 503,
  );
  await box(page).fill('rel');
  await refused;
  await expect(suggestions(page)).toHaveCount(0);
  await expect(box(page)).toHaveValue('rel');
  await page.unroute(SUGGESTIONS);
  await box(page).pressSequentially('ó');
  await expect(suggestions(page).first()).toContainText('Relógio');
});

test('suggestions that are on their way show nothing of another word', async ({ page }) => {
  await page.goto('/sobre');
  await box(page).pressSequentially('caneca');
  await expect(suggestions(page).first()).toContainText('Caneca');
  await page.route(SUGGESTIONS, () => new Promise(() => undefined));
  await box(page).fill('relógio');
  await expect(suggestions(page)).toHaveCount(0);
  await box(page).press('Enter');
  await expect(page).toHaveURL(/\/busca\?q=rel/);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('who types before the scripts have run gets suggestions all the same', async ({ context }) => {
  // A page of its own: that of the journeys is waited for until its scripts have run.
  const early = await context.newPage();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await early.route(/_next\/static\/.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await early.goto('/sobre', { waitUntil: 'commit' });
  await box(early).fill('ca');
  release();
  await expect(suggestions(early).first()).toBeVisible();
});

test('what is typed before the suggestions listen gets suggestions too', async ({ page }) => {
  await page.goto('/sobre');
  await box(page).evaluate((input: HTMLInputElement) => {
    const isDrawn = () => document.querySelector('.search-suggestions') !== null;
    const observer = new MutationObserver(() => {
      if (!isDrawn()) return;
      observer.disconnect();
      input.value = 'ca';
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  await box(page).focus();
  await expect(suggestions(page).first()).toBeVisible();
});

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test(`of a window of ${width} by ${height} pixels all suggestions are seen whole`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/sobre');
    if (width < 1024) {
      await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
    }
    // As many as there can be, whatever the catalogue has.
    const terms = range(SUGGESTED_TERMS).map((n) => ({ name: `Termo ${n}`, slug: `termo-${n}` }));
    const gifts = range(SUGGESTED_GIFTS).map((id) => ({
      id,
      title: `Caneca ${id} de cerâmica para o café da manhã`,
      price: 1_234.5,
      image: null,
    }));
    const most: SearchSuggestions = { gifts, categories: terms, occasions: terms };
    await page.route(SUGGESTIONS, (route) => route.fulfill({ json: most }));
    await box(page).fill('ca');
    await expect(suggestions(page)).toHaveCount(SUGGESTED_GIFTS + 2 * SUGGESTED_TERMS);
    await expect(suggestions(page).last()).toBeInViewport({ ratio: 1 });
  });
}

test('on a phone, earlier searches are offered in the menu and searched for again @phone', async ({
  page,
  expectAccessible,
}) => {
  const menu = () => page.getByRole('banner').getByRole('button', { name: /menu/i });
  await page.goto('/sobre');
  await menu().click();
  await box(page).fill('caneca');
  await expect(page.getByRole('banner').getByRole('combobox')).toBeVisible();
  await box(page).press('Enter');
  await expect(page).toHaveURL(/\/busca\?q=caneca$/);
  await page.goto('/contato');
  await menu().click();
  await box(page).focus();
  const recent = suggestions(page).filter({ hasText: 'caneca' });
  await expect(recent).toBeVisible();
  await expectAccessible(page);
  await recent.click();
  await expect(found(page)).toBeVisible();
});

test('a search with few results offers others, and says what they have of it', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/busca?q=vela+madeira');
  await expect(found(page)).toHaveText('Presentes Encontrados (1)');
  const near = page.getByRole('region', { name: 'Estes têm uma parte do que você procura' });
  await expect(near.getByRole('article').first()).toContainText(/vela/i);
  await expectAccessible(page);
});

test('of what no gift has at its price, those are offered that the search is about, and it says so', async ({
  page,
}) => {
  await page.goto('/busca?q=caneca+voadora+at%C3%A9+3+reais');
  await expect(page.getByText('Nenhum resultado encontrado')).toBeVisible();
  const near = page.getByRole('region', {
    name: 'Estes têm uma parte do que você procura, por outros preços',
  });
  await expect(near.getByRole('article').first()).toContainText('Caneca');
});

test('results that have only a part of what was searched for say so', async ({ page }) => {
  await page.goto('/busca?q=viol%C3%A3o+infantil');
  await expect(page.getByText('Nenhum presente tem tudo isso; estes têm uma parte.')).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('Violão');
});
