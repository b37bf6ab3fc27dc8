import type { Page, TestInfo } from '@playwright/test';

import { dashboard } from '@/messages/dashboard';
import { publishing } from '@/messages/publishing';

import { anyCategory, deleteGifts } from './support/catalogue';
import { dropPicture, fillGift } from './support/gift-form';
import {
  chooseFile,
  fileNameOf,
  IMPORT_TIME,
  importedCount,
  importFigure,
  IMPORTS,
  spreadsheet,
} from './support/import-page';
import { openForm } from './support/open-panel';
import { signIn } from './support/sign-in';
import { createAccount, expect, test } from './support/test';

const { schedule } = publishing;

/** Writes down how long each step took, for whoever reads the record; nothing is asserted about it. */
function stopwatch(info: TestInfo) {
  const rows: string[] = [];
  return {
    async step(name: string, run: () => Promise<void>): Promise<void> {
      const began = performance.now();
      await test.step(name, run);
      rows.push(`${((performance.now() - began) / 1_000).toFixed(1).padStart(7)} s  ${name}`);
    },
    async attach(): Promise<void> {
      const body = rows.join('\n');
      await info.attach('times of the morning', { body, contentType: 'text/plain' });
    },
  };
}

test('the morning of an editor: a gift from nothing to the site, and 500 imported and taken back', async ({
  page,
  editor,
}, info) => {
  test.setTimeout(900_000);
  const { step, attach } = stopwatch(info);
  const category = await anyCategory(editor);
  const mark = Date.now();
  const title = `Presente da manhã ${mark}`;
  const account = await createAccount(editor, { isAdmin: true });

  await step('signs in, and reads the dashboard', async () => {
    await signIn(page, account);
    await expect(page.getByRole('region', { name: 'Movimento do site' })).toBeVisible();
    const schedules = page.getByRole('region', { name: dashboard.schedules.title });
    await expect(schedules).not.toHaveAttribute('aria-busy', 'true');
  });

  await step('writes a gift', async () => {
    await page.goto('/admin/painel/collections/gifts/create');
    await openForm(page);
    await fillGift(page, { title, price: '49,90', category: category.name });
  });

  await step('lets a picture fall onto it, and describes it', async () => {
    await dropPicture(page, { name: 'mimo.png', alt: 'Um mimo embrulhado' });
    await expect(page.getByText(publishing.ready)).toBeVisible();
  });

  await step('saves the draft', async () => {
    await page.getByRole('button', { name: 'Salvar rascunho' }).click();
    await expect(page).toHaveURL(/\/collections\/gifts\/\d+/);
    await openForm(page);
  });
  const id = Number(/gifts\/(\d+)/.exec(page.url())?.[1]);
  const path = `/presente/${id}`;
  expect((await page.request.get(path)).status()).toBe(404);

  await step('looks at it as visitors will see it', async () => {
    await page.locator('#live-preview-toggler').click();
    const preview = page.frameLocator('iframe#live-preview-iframe');
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.locator('#live-preview-toggler').click();
  });

  await step('schedules it, and changes her mind', async () => {
    await page.getByRole('button', { name: schedule.open, exact: true }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByLabel(schedule.moment).fill('25/12/2030 09:00');
    await drawer.getByRole('button', { name: schedule.save, exact: true }).click();
    await drawer.getByRole('button', { name: schedule.cancel }).click();
    await expect(drawer.getByText(schedule.none)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });

  await step('publishes it', async () => {
    await page.getByRole('button', { name: publishing.publish, exact: true }).click();
    await expect(page.getByText('Presente publicado com sucesso!')).toBeVisible();
  });

  await step('sees it on the site', () => expectOnSite(page, path, title));

  const rows = `Importado ${mark}`;
  await step('has a file of 500 gifts checked', async () => {
    await page.goto(IMPORTS);
    const image = await fileNameOf(page, category.image);
    const file = spreadsheet({ category: category.slug, image, count: 500, mark: rows });
    await chooseFile(page, 'presentes.csv', file);
    await expect(page.getByText('Verificada', { exact: true })).toBeVisible(IMPORT_TIME);
  });

  await step('reads the report', async () => {
    await expect(importFigure(page, 'Novos')).toHaveText('499');
    await expect(importFigure(page, 'Com erro')).toHaveText('1');
    await expect(page.getByText('Preço: Informe um preço válido, como 49,90.')).toBeVisible();
    expect(await importedCount(page, rows)).toBe(0);
  });

  await step('imports them', async () => {
    await page.getByRole('button', { name: 'Importar 499 presentes' }).click();
    await expect(page.getByText('Concluída', { exact: true })).toBeVisible(IMPORT_TIME);
    expect(await importedCount(page, rows)).toBe(499);
  });

  await step('takes them back', async () => {
    await page.getByRole('button', { name: 'Desfazer importação' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Desfazer importação' }).click();
    await expect(page.getByText('Desfeita', { exact: true })).toBeVisible(IMPORT_TIME);
    expect(await importedCount(page, rows)).toBe(0);
  });

  await attach();
  await deleteGifts(editor, id);
});

async function expectOnSite(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('main').getByText('R$ 49,90').first()).toBeVisible();
  const image = page.getByRole('img', { name: 'Um mimo embrulhado' }).first();
  await expect(image).toHaveAttribute('src', /^\/img\/\w{12}-500\.webp$/);
}
