import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';

import type { GiftRecord } from '@/domain/gift-exchange/export-formats';

import { violationsOf, WCAG } from './support/axe';
import { anyCategory, createAnyGift, deleteGifts } from './support/catalogue';
import {
  chooseFile,
  fileNameOf,
  IMPORT_TIME,
  importedCount,
  importFigure,
  IMPORTS,
  spreadsheet,
} from './support/import-page';
import { openPanel } from './support/open-panel';
import { createAccount, expect, test } from './support/test';

async function expectAccessible(page: Page): Promise<void> {
  const parts = ['.exchange-desk, .exchange-start'];
  expect(await violationsOf(page, WCAG, parts)).toEqual([]);
}

test('an editor imports gifts from a spreadsheet, and takes them back', async ({
  page,
  editor,
}) => {
  test.setTimeout(900_000);
  const category = await anyCategory(editor);
  const mark = `Importado ${Date.now()}`;
  await openPanel(page, editor, IMPORTS);
  const image = await fileNameOf(page, category.image);
  await expectAccessible(page);
  await chooseFile(
    page,
    'presentes.csv',
    spreadsheet({ category: category.slug, image, count: 100, mark }),
  );

  // The dry run: 99 new ones, and the wrong row with its reason.
  await expect(page.getByText('Verificada', { exact: true })).toBeVisible(IMPORT_TIME);
  await expect(importFigure(page, 'Novos')).toHaveText('99');
  await expect(importFigure(page, 'Com erro')).toHaveText('1');
  await expect(page.getByText('Preço: Informe um preço válido, como 49,90.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Só erros' })).toBeChecked();
  await expectAccessible(page);
  const found = () => importedCount(page, mark);
  expect(await found()).toBe(0);

  await page.getByRole('button', { name: 'Importar 99 presentes' }).click();
  await expect(page.getByRole('progressbar', { name: 'Importando' })).toBeVisible();
  // The progress is the server's: it survives a reload.
  await page.reload();
  await expect(page.getByText('Concluída', { exact: true })).toBeVisible(IMPORT_TIME);
  await expect(importFigure(page, 'Importados')).toHaveText('99');
  expect(await found()).toBe(99);
  await page.getByRole('radio', { name: 'Novos' }).check();
  await expect(page.getByRole('link', { name: `${mark} 0`, exact: true })).toHaveAttribute(
    'href',
    /collections\/gifts\/\d+$/,
  );

  await page.getByRole('button', { name: 'Desfazer importação' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Desfazer importação' }).click();
  await expect(page.getByText('Desfeita', { exact: true })).toBeVisible(IMPORT_TIME);
  await expect(importFigure(page, 'Desfeitos')).toHaveText('99');
  expect(await found()).toBe(0);
});

test('a file that cannot be read is refused with its reason, and stays chosen', async ({
  page,
  editor,
}) => {
  await openPanel(page, editor, IMPORTS);
  await chooseFile(page, 'planilha.xlsx', Buffer.from('PK\u0003\u0004'));
  const status = page.getByRole('region', { name: 'Importar presentes' }).getByRole('status');
  await expect(status).toContainText('não é um CSV nem um JSON');
  await expect(page.getByRole('button', { name: 'Enviar planilha.xlsx de novo' })).toBeVisible();
  await chooseFile(page, 'vazio.csv', Buffer.from('Título\n'));
  await expect(status).toContainText('não tem nenhum presente');
});

test('the gifts that a list shows, or those that are selected, are downloaded', async ({
  page,
  editor,
}) => {
  const mark = `Exportado ${Date.now()}`;
  const ids: number[] = [];
  for (const letter of ['A', 'B']) {
    ids.push((await createAnyGift(editor, `${mark} ${letter}`)).id);
  }
  await openPanel(
    page,
    editor,
    `/admin/painel/collections/gifts?search=${encodeURIComponent(mark)}&sort=title`,
  );
  const download = async (format: string) => {
    await page.getByRole('button', { name: /^Exportar/ }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: format, exact: true }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^presentes-\d{4}-\d\d-\d\d\.(?:csv|json)$/);
    return readFile(await file.path(), 'utf8');
  };
  const listed = await download('CSV para Excel');
  expect(listed.startsWith('\uFEFFID;Endereço;')).toBe(true);
  for (const letter of ['A', 'B']) expect(listed).toContain(`${mark} ${letter}`);
  await page
    .getByRole('row', { name: `${mark} B` })
    .getByRole('checkbox')
    .check();
  await expect(page.getByRole('button', { name: 'Exportar 1 selecionado' })).toBeVisible();
  expect(JSON.parse(await download('JSON')) as GiftRecord[]).toMatchObject([{ id: ids[1] }]);
  for (const id of ids) await deleteGifts(editor, id);
});

test('nobody but an admin gets anything of it', async ({ page, editor }) => {
  const account = await createAccount(editor, { isAdmin: false });
  await page.request.post('/api/users/login', { data: account });
  for (const path of ['/api/gifts/export', '/api/gift-imports', '/api/gift-imports/1/report']) {
    expect((await page.request.get(path)).status(), path).toBe(403);
  }
  const data = Buffer.from('Título\nA');
  const headers = { 'content-type': 'application/octet-stream' };
  expect((await page.request.post('/api/gift-imports/file', { headers, data })).status()).toBe(403);
  await page.goto(IMPORTS);
  await expect(page).toHaveURL(/\/admin\?/);
});
