import { synonyms } from '@/messages/synonyms';

import { anyCategory, createGift, deleteGifts } from './support/catalogue';
import { openForm, openPanel } from './support/open-panel';
import { expect, test } from './support/test';

const CREATE = '/admin/painel/collections/search-synonyms/create';

test('an editor teaches the search a word, after being told what is wrong, and visitors find gifts by it', async ({
  page,
  editor,
}) => {
  const mark = String(Date.now()).replace(/\d/g, (digit) => 'bcdfghjklm'.charAt(Number(digit)));
  const { id: category, image } = await anyCategory(editor);
  const title = `Objeto xu${mark}`;
  const gift = await createGift(editor, { title, category, image });
  await openPanel(page, editor, CREATE);
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

test('a synonym that holds one way only is changed and deleted, and the search follows each time', async ({
  page,
  editor,
}) => {
  const mark = String(Date.now()).replace(/\d/g, (digit) => 'npqrstvwxz'.charAt(Number(digit)));
  const { id: category, image } = await anyCategory(editor);
  const [general, special] = [`Objeto ga${mark}`, `Objeto lo${mark}`];
  const gifts = [
    await createGift(editor, { title: general, category, image }),
    await createGift(editor, { title: special, category, image }),
  ];
  const finds = async (term: string, title: string, isFound: boolean) => {
    await expect(async () => {
      await page.goto(`/busca?q=${term}`);
      await expect(page.getByRole('heading', { name: /^Presentes Encontrados/ })).toBeVisible({
        timeout: 5_000,
      });
      const found = page.getByRole('main').getByRole('link', { name: title });
      if (isFound) await expect(found.first()).toBeVisible({ timeout: 5_000 });
      else await expect(found).toHaveCount(0, { timeout: 5_000 });
    }).toPass();
  };
  await openPanel(page, editor, CREATE);
  await openForm(page);
  await page.getByLabel('Palavra').fill(`ga${mark}`);
  const also = page.getByRole('combobox', { name: 'Encontra também' });
  const save = page.getByRole('button', { name: 'Salvar' });
  // Each of several words has its own way out.
  for (const word of [`lo${mark}`, '???']) {
    await also.fill(word);
    await also.press('Enter');
  }
  // The answer to a check that was sent before the save, and comes after its refusal, takes the reason away again.
  await expect(async () => {
    await save.click();
    const reason = page.locator('.field-error').getByText(synonyms.notAWord(60));
    await expect(reason).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await also.press('Backspace');
  await page.getByRole('checkbox', { name: 'Vale nos dois sentidos' }).uncheck();
  await save.click();
  await expect(page.getByText('Sinônimo cadastrado com sucesso!')).toBeVisible();
  await expect(page).toHaveURL(/search-synonyms\/\d+/);
  const form = page.url();
  await finds(`ga${mark}`, special, true);
  await finds(`lo${mark}`, general, false);

  await page.goto(form);
  await openForm(page);
  await page.getByRole('checkbox', { name: 'Vale nos dois sentidos' }).check();
  await save.click();
  await expect(page.getByText('Sinônimo atualizado com sucesso!')).toBeVisible();
  await finds(`lo${mark}`, general, true);

  await page.goto(form);
  await openForm(page);
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('button', { name: 'Excluir' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click();
  await expect(page).toHaveURL(/search-synonyms(\?|$)/);
  await finds(`ga${mark}`, special, false);
  await deleteGifts(editor, `where[id][in]=${gifts.join()}`);
});
