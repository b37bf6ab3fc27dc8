import { deleteGifts } from './support/catalogue';
import { openForm, openNewGift } from './support/open-panel';
import { expect, test } from './support/test';

const GIFTS = '/admin/painel/collections/gifts';
const FIRST = 'Um presente de teste.';

test('an editor compares an earlier version of a gift with the one on the site, and restores it', async ({
  page,
  editor,
}) => {
  const id = await openNewGift(page, editor, `Com versões ${Date.now()}`);
  const text = page.getByLabel('Descrição curta');
  await text.fill('Um texto novo.');
  await page.getByRole('button', { name: /^Publicar/ }).click();
  await expect(page.getByText('Presente atualizado com sucesso!')).toBeVisible();

  await page.goto(`${GIFTS}/${id}/versions`);
  const versions = page.getByRole('row').filter({ has: page.getByRole('link') });
  await versions.first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/versions\/\d+/);
  const difference = page.locator('.field-diff-container').filter({ hasText: 'Descrição curta' });
  await expect(difference).toContainText(FIRST);
  await expect(difference).toContainText('Um texto novo.');

  await page.goto(`${GIFTS}/${id}/versions`);
  await versions.last().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/versions\/\d+/);
  await page.getByRole('button', { name: 'Restaurar esta versão' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByText('Versão restaurada com sucesso!')).toBeVisible();
  await openForm(page);
  await expect(text).toHaveValue(FIRST);
  await expect
    .poll(async () => (await page.request.get(`/presente/${id}`)).text())
    .toContain(FIRST);
  await deleteGifts(editor, id);
});

test('an editor throws a gift away, and takes it out of the trash again', async ({
  page,
  editor,
}) => {
  const title = `Da lixeira ${Date.now()}`;
  const id = await openNewGift(page, editor, title);
  await page.locator('.doc-controls__popup').getByRole('button').first().click();
  await page.getByRole('button', { name: 'Excluir' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByText(/foi para a lixeira/)).toBeVisible();
  await expect.poll(async () => (await page.request.get(`/presente/${id}`)).status()).toBe(404);

  await page.goto(`${GIFTS}/trash/${id}`);
  await page.getByRole('button', { name: 'Restaurar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByText(/voltou da lixeira/)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${GIFTS}/${id}`));
  await openForm(page);
  await expect(page.getByLabel('Título')).toHaveValue(title);
  await deleteGifts(editor, id);
});
