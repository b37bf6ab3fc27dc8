import sharp from 'sharp';

import { openPanel } from './support/open-panel';
import { expect, test } from './support/test';

test('a picture that is uploaded from a category’s form lies in the folder of the category', async ({
  page,
  editor,
}) => {
  const mark = Date.now();
  const name = `Categoria com pasta ${mark}`;
  await openPanel(page, editor, '/admin/painel/collections/categories/create');
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
  await page.getByLabel('Nome').fill(name);
  await page.getByRole('button', { name: 'Adicionar', exact: true }).click();
  const drawer = page.getByRole('dialog');
  const chooser = page.waitForEvent('filechooser');
  await drawer.getByRole('button', { name: 'Selecione um arquivo' }).click();
  const picture = sharp({
    create: { width: 500, height: 500, channels: 3, background: '#b5473c' },
  });
  const buffer = await picture.png().toBuffer();
  await (await chooser).setFiles({ name: 'capa.png', mimeType: 'image/png', buffer });
  await drawer.getByRole('textbox').nth(1).fill('Uma capa');
  const folder = `categorias/categoria-com-pasta-${mark}`;
  await expect(drawer.getByText(folder)).toBeVisible();
  await drawer.getByRole('button', { name: 'Salvar' }).click();
  await expect(drawer).toBeHidden();

  const query = new URLSearchParams({ 'where[prefix][equals]': folder, depth: '0' });
  const answer = await editor.get(`/api/media?${query}`);
  const { docs } = (await answer.json()) as { docs: { filename: string; url: string }[] };
  expect(docs).toMatchObject([{ filename: 'capa.png' }]);
  expect((await page.request.get(docs[0]?.url ?? '')).status()).toBe(200);
});
