import { synonyms } from '@/messages/synonyms';

import { anyCategory, createGift, deleteGifts } from './support/catalogue';
import { openForm, openPanel } from './support/open-panel';
import { expect, test } from './support/test';

test('an editor teaches the search a word, after being told what is wrong, and visitors find gifts by it', async ({
  page,
  editor,
}) => {
  const mark = String(Date.now()).replace(/\d/g, (digit) => 'bcdfghjklm'.charAt(Number(digit)));
  const { id: category, image } = await anyCategory(editor);
  const title = `Objeto xu${mark}`;
  const gift = await createGift(editor, { title, category, image });
  await openPanel(page, editor, '/admin/painel/collections/search-synonyms/create');
  await openForm(page);
  const save = page.getByRole('button', { name: 'Salvar' });
  await save.click();
  await expect(page.locator('.field-error').getByText(synonyms.termMissing)).toBeVisible();
  await expect(page.locator('.field-error').getByText(synonyms.alsoFindsMissing)).toBeVisible();
  await page.getByLabel('Palavra').fill('!!!');
  await save.click();
  await expect(page.locator('.field-error').getByText(synonyms.termNoWord)).toBeVisible();
  await expect(page.getByLabel('Palavra')).toHaveValue('!!!');

  await page.getByLabel('Palavra').fill(`ve${mark}`);
  const also = page.getByRole('combobox', { name: 'Encontra também' });
  await also.fill(`xu${mark}`);
  await also.press('Enter');
  await save.click();
  await expect(page.getByText('Sinônimo cadastrado com sucesso!')).toBeVisible();
  await expect(page).toHaveURL(/search-synonyms\/\d+/);
  const id = Number(/search-synonyms\/(\d+)/.exec(page.url())?.[1]);

  await expect(async () => {
    await page.goto(`/busca?q=ve${mark}`);
    await expect(page.getByRole('link', { name: title }).first()).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await editor.delete(`/api/search-synonyms/${id}`);
  await deleteGifts(editor, gift);
});
