import type { Page } from '@playwright/test';

import { readCounters, readListing } from './support/catalogue';
import { expect, test } from './support/test';

const SLUG = 'nerd';
const scope = `category:${SLUG}`;

const giftTitles = (page: Page) =>
  page.getByRole('main').getByRole('article').getByRole('heading').allTextContents();
const count = (page: Page) => page.getByText(/\d presentes? encontrados?$/);
const found = (total: number) =>
  `${total} presente${total === 1 ? '' : 's'} encontrado${total === 1 ? '' : 's'}`;
/** It says how many gifts there will be, once that is known. */
const APPLY = /^(Aplicar filtros|Ver \d+ presentes?)$/;
const titlesOf = (gifts: { title: string }[]) => gifts.map(({ title }) => title);

test('from the home page to the store of a gift', async ({ page, stores, request }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const category = page
    .getByRole('main')
    .getByRole('link')
    .and(page.locator('[href^="/categoria/"]'));
  await category.first().click();
  await expect(page).toHaveURL(/\/categoria\/[a-z0-9-]+$/);
  await expect(count(page)).toBeVisible();

  const card = page.getByRole('main').getByRole('article').first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link', { name: title, exact: true }).click();
  await expect(page).toHaveURL(/\/presente\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

  const id = Number(/\/presente\/(\d+)/.exec(page.url())?.[1]);
  const before = await readCounters(request, id);
  expect(before.detailViews).toBeGreaterThan(0);
  const link = page.getByRole('link', { name: /Ver na Loja Parceira/ }).first();
  await expect(link).toHaveAttribute('rel', /sponsored/);
  const [store] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect(store.getByRole('heading')).toHaveText('Loja parceira');
  expect(stores).toContain(await link.getAttribute('href'));
  await expect
    .poll(async () => (await readCounters(request, id)).affiliateClicks)
    .toBe(before.affiliateClicks + 1);
});

test('a listing is sorted, filtered and read on', async ({ page, request }) => {
  await page.goto(`/categoria/${SLUG}`);
  const all = await readListing(request, { scope });
  await expect(count(page)).toHaveText(found(all.total));
  expect(await giftTitles(page)).toEqual(titlesOf(all.docs));

  await page.getByLabel('Ordenar por').selectOption({ label: 'Menor Preço' });
  const cheapest = await readListing(request, { scope, sort: 'price-low' });
  await expect.poll(() => giftTitles(page)).toEqual(titlesOf(cheapest.docs));
  await expect(page).toHaveURL(/sort=price-low/);

  await page.getByRole('button', { name: 'Carregar Mais Presentes' }).click();
  const second = await readListing(request, { scope, sort: 'price-low', page: '2' });
  await expect
    .poll(() => giftTitles(page))
    .toEqual([...titlesOf(cheapest.docs), ...titlesOf(second.docs)]);

  const rating = page.getByRole('radio', { name: /Excelente/ });
  await rating.check();
  const good = await readListing(request, { scope, sort: 'price-low', rating: '4' });
  await expect(count(page)).toHaveText(found(good.total));
  await expect(page.getByRole('button', { name: 'Carregar Mais Presentes' })).toBeHidden();

  await page.getByRole('checkbox', { name: 'Para celebrar' }).check();
  const both = { scope, sort: 'price-low', rating: '4', intentions: 'para-celebrar' };
  const filtered = await readListing(request, both);
  const empty = page.getByRole('heading', { name: 'Nenhum presente encontrado' });
  await expect(filtered.total === 0 ? empty : count(page)).toBeVisible();

  await page.getByRole('button', { name: 'Limpar filtros' }).first().click();
  await expect(count(page)).toHaveText(found(all.total));
});

test('what was chosen survives a reload and the way back', async ({ page, request }) => {
  await page.goto(`/categoria/${SLUG}?sort=price-high`);
  const dearest = await readListing(request, { scope, sort: 'price-high' });
  await expect.poll(() => giftTitles(page)).toEqual(titlesOf(dearest.docs));
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/presente\//);
  await page.goBack();
  await expect.poll(() => giftTitles(page)).toEqual(titlesOf(dearest.docs));
});

test('a price is chosen, typed and taken away again', async ({ page, request }) => {
  await page.goto(`/categoria/${SLUG}`);
  const all = await readListing(request, { scope });
  const shows = async (filters: Record<string, string>) => {
    const { total } = await readListing(request, { scope, ...filters });
    await expect(count(page)).toHaveText(found(total));
  };

  await page.getByRole('button', { name: 'R$ 50 a R$ 100' }).click();
  await expect(page).toHaveURL(/\?min=50&max=100$/);
  await shows({ min: '50', max: '100' });

  const lowest = page.getByRole('textbox', { name: 'Mínimo' });
  const highest = page.getByRole('textbox', { name: 'Máximo' });
  await highest.fill('150,50');
  await highest.press('Enter');
  await expect(page).toHaveURL(/\?min=50&max=150\.5$/);
  await shows({ min: '50', max: '150.5' });

  await lowest.fill('barato');
  await lowest.press('Enter');
  await expect(page.getByText('Escreva um valor em reais')).toBeVisible();
  await expect(lowest).toHaveValue('barato');
  await expect(page).toHaveURL(/\?min=50&max=150\.5$/);

  await page.getByRole('checkbox', { name: 'Para celebrar' }).check();
  const chips = page.getByRole('list', { name: 'Filtros ativos' }).getByRole('button');
  await expect(chips).toHaveText(['R$ 50 a R$ 150,50', 'Para celebrar']);
  await chips.first().click();
  await expect(chips).toHaveText(['Para celebrar']);
  await expect(chips.first()).toBeFocused();
  await chips.first().click();
  await expect(count(page)).toHaveText(found(all.total));
  await expect(page).toHaveURL(new RegExp(`/categoria/${SLUG}$`));

  await page.goBack();
  await expect(chips).toHaveText(['Para celebrar']);
  await page.goBack();
  await expect(chips).toHaveText(['R$ 50 a R$ 150,50', 'Para celebrar']);
});

for (const screen of ['', ' @phone']) {
  test(`of more gifts than are counted, a listing says that there are more${screen}`, async ({
    page,
    expectAccessible,
  }) => {
    // No demo catalogue has so many: their number is the only thing that is not the site's own.
    await page.route('**/api/listings?*', async (route) => {
      const answer = await route.fetch();
      const listing = (await answer.json()) as object;
      await route.fulfill({ json: { ...listing, total: 10_000, isTotalExact: false } });
    });
    await page.goto(`/categoria/${SLUG}?min=50`);
    await expect(page.getByText('Mais de 10.000 presentes encontrados')).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expectAccessible(page);
  });
}

test('opening a gift counts one view', async ({ page, request }) => {
  const { docs } = await readListing(request, { scope: 'all', sort: 'price-high' });
  const id = docs[0]?.id ?? 0;
  const before = (await readCounters(request, id)).detailViews;
  await page.goto(`/presente/${id}`);
  await expect
    .poll(async () => (await readCounters(request, id)).detailViews)
    .toBeGreaterThan(before);
});

test('on a phone, the panel says how many gifts the filters leave before they are applied @phone', async ({
  page,
  request,
}) => {
  await page.goto(`/categoria/${SLUG}`);
  await page.getByRole('button', { name: /^Filtros/ }).click();
  const panel = page.getByRole('dialog', { name: 'Filtros' });
  const all = await readListing(request, { scope });
  await expect(panel.getByRole('button', { name: `Ver ${all.total} presentes` })).toBeVisible();
  const good = await readListing(request, { scope, rating: '4' });
  expect(good.total).toBeGreaterThan(1);
  await panel.getByRole('radio', { name: /Excelente/ }).check();
  await expect(panel.getByRole('status')).toHaveText(found(good.total));
  await panel.getByRole('button', { name: `Ver ${good.total} presentes` }).click();
  await expect(panel).toBeHidden();
  await expect(count(page)).toHaveText(found(good.total));

  // What leaves nothing says so, and can be applied all the same.
  await page.getByRole('button', { name: /^Filtros/ }).click();
  await panel.getByRole('textbox', { name: 'Mínimo' }).fill('9900');
  await panel.getByRole('textbox', { name: 'Mínimo' }).press('Enter');
  await expect(panel.getByRole('status')).toHaveText('0 presentes encontrados');
  await panel.getByRole('button', { name: 'Aplicar filtros' }).click();
  await expect(page.getByText('Nenhum presente encontrado', { exact: true })).toBeVisible();
});

test('on a phone, chosen filters stand in one line, each as tall as a finger @phone', async ({
  page,
}) => {
  await page.goto(`/categoria/${SLUG}?max=200&rating=4&intentions=para-surpreender,para-celebrar`);
  const chips = page.getByRole('list', { name: 'Filtros ativos' }).getByRole('button');
  await expect(chips).toHaveCount(4);
  const boxes = await Promise.all((await chips.all()).map((chip) => chip.boundingBox()));
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  for (const box of boxes) expect(box?.height).toBeGreaterThanOrEqual(44);
  await page.getByRole('button', { name: 'Limpar filtros' }).first().click();
  await expect(chips).toHaveCount(0);
});

test('gifts that come at the second attempt are in sight', async ({ page, context }) => {
  await page.goto(`/categoria/${SLUG}`);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Carregar Mais Presentes' }).click();
  const retry = page.getByRole('button', { name: 'Tentar novamente' });
  await expect(retry).toBeVisible();
  await retry.scrollIntoViewIfNeeded();
  await context.setOffline(false);
  await retry.click();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(10);
  await expect(cards.nth(5).getByRole('heading').getByRole('link')).toBeFocused();
  await expect(cards.nth(5).getByRole('heading').getByRole('link')).toBeInViewport();
});

test('code that does not come takes nothing away, and is there with the connection', async ({
  page,
  context,
}) => {
  const path = `/categoria/${SLUG}`;
  const html = await (await page.request.get(path)).text();
  let isReachable = false;
  // What the document itself asks for comes; what a part of the page asks for does not.
  const refused: string[] = [];
  await page.route('**/_next/static/**/*.js', (route) => {
    const address = route.request().url();
    if (isReachable || html.includes(new URL(address).pathname)) return route.continue();
    refused.push(address);
    return route.abort();
  });
  await page.goto(path);
  await page.getByRole('button', { name: 'Carregar Mais Presentes' }).click();
  await expect(page).toHaveURL(/page=2/);
  // The build’s own code tries twice: only then has the slider failed, and the further gifts.
  const failed = () => new Set(refused.filter((address, at) => refused.indexOf(address) < at)).size;
  await expect.poll(failed).toBeGreaterThanOrEqual(2);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(5);
  await expect(page.getByRole('slider')).toHaveCount(0);
  isReachable = true;
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(cards).toHaveCount(10);
  await expect(page.getByRole('slider').first()).toBeVisible();
});

test('code that is gone, as after an update of the site, is told in its place, and a button reloads the page', async ({
  page,
  expectAccessible,
}) => {
  const path = `/categoria/${SLUG}`;
  const html = await (await page.request.get(path)).text();
  await page.route('**/_next/static/**/*.js', (route) => {
    if (html.includes(new URL(route.request().url()).pathname)) return route.continue();
    return route.fulfill({ status: 404 });
  });
  await page.goto(path);
  const cards = page.getByRole('main').getByRole('article');
  const first = await cards.count();
  await page.getByRole('button', { name: 'Carregar Mais Presentes' }).click();
  await expect(page).toHaveURL(/page=2/);
  const missing = page.getByRole('main').getByRole('alert');
  await expect(missing).toContainText('Esta parte da página não carregou');
  await expect(cards).toHaveCount(first);
  await expectAccessible(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await missing.getByRole('button', { name: 'Recarregar página' }).click();
  await expect(cards).toHaveCount(2 * first);
  await expect(missing).toHaveCount(0);
});

test('from the end of a page one link leads back to its top, also for the keyboard', async ({
  page,
}) => {
  await page.goto(`/categoria/${SLUG}?sort=price-low`);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  const up = page.getByRole('contentinfo').getByRole('link', { name: 'Voltar ao topo' });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused();
  // What was chosen stays in the address.
  await expect(page).toHaveURL(/sort=price-low/);
});

test('after a link within the page, back and forward show the pages of their addresses', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  const list = `/categoria/${SLUG}`;
  await page.goto(list);
  const name = await heading.innerText();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Voltar ao topo' }).click();
  await expect(page).toHaveURL(`${list}#topo`);
  const gift = page.getByRole('main').getByRole('article').first().getByRole('heading');
  const title = await gift.innerText();
  await gift.getByRole('link').click();
  await expect(heading).toHaveText(title);
  await page.goBack();
  await expect(page).toHaveURL(`${list}#topo`);
  await expect(heading).toHaveText(name);
  await page.goBack();
  await expect(page).toHaveURL(list);
  await expect(heading).toHaveText(name);
  await page.goForward();
  await page.goForward();
  await expect(heading).toHaveText(title);
});

test('on a wide screen the gifts of the home page stand side by side', async ({ page }) => {
  await page.goto('/');
  for (const [name, row] of [
    ['Novidades Exclusivas', 3],
    ['Presentes Mais Amados', 4],
  ] as const) {
    const section = page.getByRole('region', { name });
    const cards = section.getByRole('listitem').filter({ has: page.getByRole('article') });
    await expect(cards).toHaveCount(row);
    const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
    expect(new Set(boxes.map((box) => box?.y)).size, name).toBe(1);
  }
});

test('a text of ten thousand letters is searched for as far as searches go', async ({ page }) => {
  await page.goto('/');
  const box = page
    .getByRole('banner')
    .getByRole('searchbox')
    .or(page.getByRole('banner').getByRole('combobox'));
  await box.click();
  await box.fill('ã'.repeat(10_000));
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Resultados para "${'ã'.repeat(200)}"`,
  );
  // An address is no longer than what is searched for.
  expect(new URL(page.url()).searchParams.get('q')).toBe('ã'.repeat(200));
});

test('a search for a sign that addresses are written with is named in the title', async ({
  page,
}) => {
  await page.goto(`/busca?q=${encodeURIComponent('50% lã')}`);
  await expect(page).toHaveTitle('Resultados para "50% lã" | Mimoteca');
});

test('on a phone, filters open in a panel and close when applied @phone', async ({
  page,
  request,
}) => {
  await page.goto(`/categoria/${SLUG}`);
  await page.getByRole('button', { name: /^Filtros/ }).click();
  const panel = page.getByRole('dialog', { name: 'Filtros' });
  await panel.getByRole('radio', { name: /Excelente/ }).check();
  await panel.getByRole('button', { name: APPLY }).click();
  await expect(panel).toBeHidden();
  const good = await readListing(request, { scope, rating: '4' });
  await expect(count(page)).toHaveText(found(good.total));
});

test('on a phone, a listing shows its gifts on the first screen @phone', async ({ page }) => {
  const paths = [
    `/categoria/${SLUG}`,
    '/ocasiao/dia-dos-namorados',
    '/presentes/intencao/para-agradecer',
    '/presentes-novos',
    '/presentes-em-alta',
  ];
  for (const path of paths) {
    await page.goto(path);
    const card = page.getByRole('main').getByRole('article').first();
    expect((await card.boundingBox())?.y, path).toBeLessThan(420);
  }
});

test('on a phone, order and filters stay in reach, and a wrong price is said there @phone', async ({
  page,
}) => {
  await page.goto(`/categoria/${SLUG}`);
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  await expect(page.getByLabel('Ordenar por')).toBeInViewport();
  const open = page.getByRole('button', { name: /^Filtros/ });
  await open.click();
  const panel = page.getByRole('dialog', { name: 'Filtros' });
  const lowest = panel.getByRole('textbox', { name: 'Mínimo' });
  await lowest.fill('barato');
  await panel.getByRole('button', { name: APPLY }).click();
  await expect(panel.getByText('Escreva um valor em reais')).toBeVisible();
  await expect(lowest).toHaveValue('barato');
  await expect(lowest).toBeFocused();
  await lowest.fill('80');
  await panel.getByRole('button', { name: APPLY }).click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/min=80/);
  await expect(open).toBeFocused();
});

/** The page cannot be scrolled sideways, and nothing that is read or pressed is cut off instead. */
async function expectWithinScreen(page: Page, path: string) {
  const { excess, cut } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const read = [...document.querySelectorAll('h1, h2, h3, p, a, button, input, select, dd')];
    const isCut = (element: Element) =>
      element.checkVisibility() &&
      element.getBoundingClientRect().right > clientWidth + 1 &&
      !scrolls(element);
    return {
      excess: scrollWidth - clientWidth,
      cut: read.filter(isCut).map((element) => element.outerHTML.slice(0, 120)),
    };
  });
  expect({ excess, cut }, path).toEqual({ excess: 0, cut: [] });
}

test('on a phone, nothing is wider than the screen @phone', async ({ page }) => {
  for (const path of ['/', '/categorias', `/categoria/${SLUG}`, '/ocasioes', '/presentes-novos']) {
    await page.goto(path);
    await expectWithinScreen(page, path);
  }
});

test('a search is said trimmed, in the field and in the title', async ({ page }) => {
  await page.goto('/busca?q=%20%20caneca%20');
  const box = page.getByRole('main').getByRole('searchbox');
  await expect(box).toHaveValue('caneca');
  await expect(page).toHaveTitle('Resultados para "caneca" | Mimoteca');
  await box.fill('  livro ');
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados para "livro"');
  await expect(box).toHaveValue('livro');
  await expect(page).toHaveTitle('Resultados para "livro" | Mimoteca');
  await box.fill(' livro  ');
  await box.press('Enter');
  await expect(box).toHaveValue('livro');
});

test('a search that finds nothing says so once, and leads on', async ({ page }) => {
  await page.goto('/busca?q=zzzqqq');
  const main = page.getByRole('main');
  await expect(main.getByText('Nenhum resultado encontrado')).toHaveCount(1);
  await expect(main.getByText('0 presentes encontrados')).toHaveCount(0);
  for (const kind of ['/categoria/', '/ocasioes', '/presentes/intencao/']) {
    await expect(main.locator(`a[href^="${kind}"]`).first()).toBeVisible();
  }
});

test('after a listing that could not be read, no line waits for it any longer', async ({
  page,
}) => {
  await page.route('**/api/listings?*', (route) => route.abort());
  await page.goto(`/categoria/${SLUG}?sort=za`);
  await expect(page.getByText('Erro ao carregar presentes')).toBeVisible();
  await expect(page.getByText('Carregando presentes...')).toHaveCount(0);
});

test('at 320 pixels, which 1280 are at 400%, nothing is wider than the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/categorias', `/categoria/${SLUG}`, '/presente/5', '/busca?q=caneca']) {
    await page.goto(path);
    await expectWithinScreen(page, path);
  }
});

test('a gift and a list are printed without what one would have to press', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of [`/categoria/${SLUG}`, '/presente/5']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
  }
});
