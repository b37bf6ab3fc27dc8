import type { Page } from '@playwright/test';

import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What moves, or would: elements and their own parts, by their selector and what they take for it. */
const moving = (page: Page) =>
  page.evaluate(() => {
    // What stands for 'none' where something waits for the end of a movement.
    const LONGEST = 0.001;
    const seconds = (times: string) =>
      Math.max(
        ...times.split(',').map((time) => parseFloat(time) * (/ms$/.test(time) ? 0.001 : 1)),
      );
    const found: string[] = [];
    for (const element of document.querySelectorAll('*')) {
      for (const part of ['', '::before', '::after', '::backdrop']) {
        const style = getComputedStyle(element, part === '' ? null : part);
        const isLong = [style.transitionDuration, style.animationDuration].some(
          (times) => seconds(times) > LONGEST,
        );
        const isEndless = style.animationName !== 'none' && style.animationIterationCount !== '1';
        if (isLong || isEndless || style.scrollBehavior === 'smooth') {
          found.push(`${element.tagName}.${element.getAttribute('class') ?? ''}${part}`);
        }
      }
    }
    return found;
  });

for (const path of ['/', '/categoria/nerd', '/busca?q=caneca', '/presente/5', '/categorias']) {
  test(`nothing moves by itself on ${path} for who wants less motion`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await moving(page)).toEqual([]);
    await page.mouse.wheel(0, 1500);
    expect(await moving(page)).toEqual([]);
  });
}

test('menus open at once for who wants less motion', async ({ page }) => {
  await page.goto('/');
  for (const name of ['Categorias', 'Ocasiões', 'Dicas']) {
    await page.getByRole('banner').getByText(name, { exact: true }).first().hover();
    await expect(page.getByRole('banner').getByRole('link').nth(5)).toBeVisible();
    expect(await moving(page)).toEqual([]);
  }
});

test('on a phone, the menu and the filters open at once for who wants less motion @phone', async ({
  page,
}) => {
  await page.goto('/categoria/nerd');
  await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
  await expect(page.getByRole('banner').getByLabel('Buscar presentes')).toBeVisible();
  expect(await moving(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.goto('/categoria/nerd');
  await page.getByRole('button', { name: /^Filtros/ }).click();
  await expect(page.getByRole('dialog', { name: 'Filtros' })).toBeVisible();
  expect(await moving(page)).toEqual([]);
});

test('the next picture of a gift is there at once for who wants less motion', async ({ page }) => {
  await page.goto('/presente/5');
  const picture = page.getByRole('main').getByRole('img').first();
  await expect(picture).toBeVisible();
  await page
    .getByRole('button', { name: /Próxima/ })
    .first()
    .click();
  // The track stands at the second picture in the very next frame.
  const isThere = await page.evaluate(
    () =>
      new Promise<boolean>((resolve) =>
        requestAnimationFrame(() => {
          const tracks = [...document.querySelectorAll('main *')].filter(
            ({ scrollLeft }) => scrollLeft > 0,
          );
          resolve(tracks.some(({ scrollLeft, clientWidth }) => scrollLeft === clientWidth));
        }),
      ),
  );
  expect(isThere).toBe(true);
});
