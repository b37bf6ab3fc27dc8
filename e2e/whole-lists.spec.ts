import { readListing } from './support/catalogue';
import { expect, test } from './support/test';

const SLUG = 'natal';
const PATH = `/ocasiao/${SLUG}/categorias`;
const HTML_MAX = 150_000;
const scope = `occasion:${SLUG}`;

test('the page of all gifts of an occasion begins light, and is complete without scripts', async ({
  request,
}) => {
  const { total } = await readListing(request, { scope });
  const seen = new Set<string>();
  let path: string | undefined = PATH;
  for (let step = 0; path !== undefined && step < total; step += 1) {
    const html: string = await (await request.get(path)).text();
    expect(html.length).toBeLessThan(HTML_MAX);
    for (const [, id = ''] of html.matchAll(/<h[23][^>]*><a href="\/presente\/(\d+)"/g))
      seen.add(id);
    path =
      /<a class="arrow-link[^"]*" href="(\/ocasiao\/[^"]*\/pagina\/\d+)"/.exec(html)?.[1] ??
      /rel="next" href="([^"]*)"/.exec(html)?.[1];
  }
  expect(seen.size).toBe(total);
});

test('with scripts the rest comes as one scrolls, and is there again after a gift was opened', async ({
  page,
  request,
}) => {
  const { total } = await readListing(request, { scope });
  const cards = page.getByRole('main').getByRole('article');
  await page.goto(PATH);
  const first = await cards.count();
  expect(first).toBeLessThan(total);
  await expect(async () => {
    await page.mouse.wheel(0, 4_000);
    expect(await cards.count()).toBe(total);
  }).toPass();
  // What was read while scrolling is no part of what came before.
  await expect(cards.getByRole('heading', { level: 2 })).toHaveCount(total);
  const last = cards.last().getByRole('heading').getByRole('link');
  await last.click();
  await expect(page).toHaveURL(/\/presente\//);
  await page.goBack();
  await expect(last).toBeInViewport();
});

test('whoever jumps past the end of the list gets the rest of it too, a part at each jump', async ({
  page,
  request,
}) => {
  const { total } = await readListing(request, { scope });
  const cards = page.getByRole('main').getByRole('article');
  // The footer is taller: at the end of the page, the end of the list is above the screen.
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto(PATH);
  const first = await cards.count();
  expect(first).toBeLessThan(total);
  // As by the bar at the side: nothing on the way is seen.
  const jump = () =>
    page.evaluate(() => {
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    });
  await jump();
  await expect.poll(() => cards.count()).toBeGreaterThan(first);
  await expect(async () => {
    await jump();
    expect(await cards.count()).toBe(total);
  }).toPass();
});
