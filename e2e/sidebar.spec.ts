import type { Page } from '@playwright/test';

import { holdScripts } from './support/hold-scripts';
import { openForm, openPanel } from './support/open-panel';
import { expect, test } from './support/test';

const GIFTS = '/admin/painel/collections/gifts';

const sidebar = (page: Page) => page.getByRole('complementary');
const link = (page: Page) => sidebar(page).getByRole('link', { name: 'Categorias', exact: true });
const opener = (page: Page) => page.getByRole('button', { name: 'Abrir Menu' });
const closer = (page: Page) => sidebar(page).getByRole('button', { name: 'Fechar' });

/** Notes, in every frame of each document that follows, whether an open sidebar could be seen. */
async function watchSidebar(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    const look = () => {
      const shown = document.querySelector('aside.nav')?.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
      });
      if (shown === true) document.documentElement.dataset.sidebarSeen = 'true';
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => document.documentElement.dataset.sidebarSeen === 'true');
}

test('on a phone, a page has its width before it is alive, and keeps it @phone', async ({
  page,
  editor,
  context,
}) => {
  await openPanel(page, editor, '/admin/painel');
  const goOn = await holdScripts(context);
  const form = await context.newPage();
  await form.goto('/admin/painel/collections/categories/create', { waitUntil: 'commit' });
  const name = form.getByRole('textbox', { name: 'Nome' });
  const widthOf = () => name.evaluate((field) => field.getBoundingClientRect().width);
  await expect(name).toBeVisible();
  await expect.poll(widthOf).toBeGreaterThan(300);
  const before = await widthOf();
  goOn();
  await openForm(form);
  expect(await widthOf()).toBe(before);
});

test('on a phone, the sidebar is closed from the first frame, opens and closes by touch and by keys, and keeps the focus @phone', async ({
  page,
  editor,
  expectAccessible,
}) => {
  const wasSeen = await watchSidebar(page);
  await openPanel(page, editor, GIFTS);
  await expect(opener(page)).toBeVisible();
  await expect(sidebar(page)).toBeHidden();
  expect(await wasSeen()).toBe(false);

  await opener(page).tap();
  await expect(link(page)).toBeVisible();
  await expect(closer(page)).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Presentes' })).toBeHidden();
  await expectAccessible(page, ['.nav']);
  await closer(page).tap();
  await expect(sidebar(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(closer(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(closer(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sidebar(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await link(page).tap();
  await expect(page).toHaveURL(/\/collections\/categories/);
  await expect(page.getByRole('heading', { name: 'Categorias' })).toBeVisible();
  await expect(sidebar(page)).toBeHidden();
});

test('on a wide screen, the sidebar is open, and stays closed for whoever has closed it', async ({
  page,
  editor,
}) => {
  await openPanel(page, editor, GIFTS);
  await expect(link(page)).toBeVisible();
  await page.getByRole('button', { name: 'Fechar Menu' }).click();
  await expect(sidebar(page)).toBeHidden();
  await opener(page).click();
  await expect(link(page)).toBeVisible();

  // Payload keeps the choice of whoever has room for both.
  await page.setViewportSize({ width: 1600, height: 900 });
  const stored = page.waitForResponse(
    (answer) =>
      new URL(answer.url()).pathname === '/api/payload-preferences/nav' &&
      answer.request().method() === 'POST',
  );
  await page.getByRole('button', { name: 'Fechar Menu' }).click();
  await stored;
  for (const width of [1600, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.reload();
    await expect(opener(page)).toBeVisible();
    await expect(sidebar(page)).toBeHidden();
  }
});
