import type { Page } from '@playwright/test';

import { editorial } from '@/messages/editorial';

import { anyCategory, createGift, deleteGifts } from './support/catalogue';
import { openNewGift, openPanel } from './support/open-panel';
import { expect, test } from './support/test';

const GIFTS = '/admin/painel/collections/gifts';

test('the live preview shows what is typed, as wide as a phone and as a computer', async ({
  page,
  editor,
}) => {
  const title = `Visto antes ${Date.now()}`;
  const id = await openNewGift(page, editor, title);
  await page.locator('#live-preview-toggler').click();
  const frame = page.locator('iframe#live-preview-iframe');
  const preview = page.frameLocator('iframe#live-preview-iframe');
  const width = () => frame.evaluate((element: HTMLIFrameElement) => element.clientWidth);
  const heading = preview.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(title);

  for (const [device, pixels] of [
    [editorial.preview.phone, 390],
    [editorial.preview.desktop, 1_280],
  ] as const) {
    await page.locator('.live-preview-toolbar-controls button').first().click();
    await page.getByRole('button', { name: device, exact: true }).click();
    await expect.poll(width).toBe(pixels);
    await expect(heading).toHaveText(title);
  }
  await page.getByLabel('Título').fill(`${title}, mudado`);
  await expect(heading).toHaveText(`${title}, mudado`);
  // What is shown there is no more than a draft.
  const stored = await (await page.request.get(`/presente/${id}`)).text();
  expect(stored).not.toContain(`${title}, mudado`);
  await deleteGifts(editor, id);
});

test('a gift is duplicated as a draft with an address of its own', async ({ page, editor }) => {
  const title = `Em dobro ${Date.now()}`;
  const id = await openNewGift(page, editor, title);
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('button', { name: 'Duplicar' }).click();
  await expect(page.getByText('Presente duplicado com sucesso!')).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(`/gifts/${id}$`));
  const copy = Number(/gifts\/(\d+)/.exec(page.url())?.[1]);
  const slugOf = async (gift: number) => {
    const answer = await editor.get(`/api/gifts/${gift}?depth=0&draft=true`);
    return (await answer.json()) as { slug: string; title: string; _status: string };
  };
  const [first, second] = [await slugOf(id), await slugOf(copy)];
  expect(second).toMatchObject({ title, _status: 'draft' });
  expect(second.slug).not.toBe(first.slug);
  expect((await page.request.get(`/presente/${copy}`)).status()).toBe(404);
  for (const gift of [id, copy]) await deleteGifts(editor, gift);
});

const headings = (page: Page) => page.locator('thead');

test('the list of gifts is filtered, and shows the columns that an editor chose, also tomorrow', async ({
  page,
  editor,
}) => {
  const { id: category, image } = await anyCategory(editor);
  const mark = `filtro${Date.now()}`;
  const cheap = await createGift(editor, { title: `Barato ${mark}`, category, image });
  const dear = await createGift(editor, { title: `Caro ${mark}`, category, image });
  expect((await editor.patch(`/api/gifts/${dear}`, { data: { price: 1_234.5 } })).status()).toBe(
    200,
  );
  await openPanel(page, editor, `${GIFTS}?search=${mark}`);
  await expect(page.locator('tbody tr')).toHaveCount(2);
  await expect(headings(page)).toContainText('Visualizações');

  await page.getByRole('button', { name: 'Colunas' }).click();
  await page.getByRole('checkbox', { name: 'Visualizações' }).click();
  await expect(headings(page)).not.toContainText('Visualizações');
  await page.getByRole('checkbox', { name: 'Endereço (slug)' }).click();
  await expect(headings(page)).toContainText('Endereço (slug)');

  await page.getByRole('button', { name: 'Filtros' }).click();
  await page.getByRole('button', { name: 'Adicionar filtro' }).click();
  const filter = page.locator('.where-builder');
  const choose = async (place: number, option: string) => {
    await filter.getByRole('combobox').nth(place).click();
    await filter.getByRole('option', { name: option, exact: true }).click();
  };
  await choose(0, 'Preço (R$)');
  await choose(1, 'é maior ou igual a');
  await filter.getByRole('spinbutton').or(filter.getByRole('textbox')).last().fill('1000');
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await expect(page.locator('tbody tr')).toContainText('R$ 1.234,50');

  // The columns are the editor's, not the address's.
  await page.goto(`${GIFTS}?search=${mark}`);
  await expect(page.locator('tbody tr')).toHaveCount(2);
  await expect(headings(page)).toContainText('Endereço (slug)');
  await expect(headings(page)).not.toContainText('Visualizações');
  for (const id of [cheap, dear]) await deleteGifts(editor, id);
});
