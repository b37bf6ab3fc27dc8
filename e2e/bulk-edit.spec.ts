import type { APIRequestContext, Page } from '@playwright/test';

import { admin } from '@/messages/admin';
import { editing } from '@/messages/editing';

import { anyCategory, createGift, deleteGifts } from './support/catalogue';
import { openPanel } from './support/open-panel';
import { expect, test } from './support/test';

const GIFTS = '/admin/painel/collections/gifts';

type Stored = {
  price: number | null;
  affiliateLink: string;
  categories: number[];
  _status: string;
};

const selection = (page: Page) => page.locator('.list-selection');
const notice = (page: Page, text: string | RegExp) =>
  page.locator('[data-sonner-toast]').filter({ hasText: text });

/** Opens the list of the gifts with this mark, and selects all that it shows. */
async function select(page: Page, mark: string, count: number, list = GIFTS): Promise<void> {
  await page.goto(`${list}?search=${mark}`);
  await expect(page.locator('tbody tr')).toHaveCount(count);
  const all = page.locator('thead').getByRole('checkbox');
  // A list answers once React does.
  await expect(async () => {
    await all.check();
    await expect(selection(page)).toContainText(`Seleção: ${count}`, { timeout: 2_000 });
  }).toPass();
}

async function confirm(page: Page, action: string): Promise<void> {
  await selection(page).getByRole('button', { name: action, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click();
}

async function choose(page: Page, field: string): Promise<void> {
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('combobox').first().click();
  const prepared = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes(GIFTS),
  );
  await drawer.getByRole('option', { name: field, exact: true }).click();
  // The form is made again with the field, and takes nothing until then.
  await prepared;
  await expect(drawer.getByRole('button', { name: 'Publicar alterações' })).toBeEnabled();
  await expect(drawer.locator('.render-fields label').filter({ hasText: field })).toBeVisible();
}

async function storedOf(editor: APIRequestContext, ids: number[]): Promise<Stored[]> {
  const read = async (id: number) => {
    const answer = await editor.get(`/api/gifts/${id}?depth=0&draft=true`);
    return (await answer.json()) as Stored;
  };
  return Promise.all(ids.map(read));
}

test('several gifts get another price, link and category at once; a mistake is told and loses nothing', async ({
  page,
  editor,
}) => {
  const { id: category, image } = await anyCategory(editor);
  const categories = await editor.get('/api/categories?depth=0&limit=2&sort=-name');
  const { docs } = (await categories.json()) as { docs: { id: number; name: string }[] };
  const other = docs.find(({ id }) => id !== category);
  if (other === undefined) throw new Error('the demo catalogue has one category only');
  const mark = `massa${Date.now()}`;
  const titles = [`Jarra ${mark}`, `Bule ${mark}`];
  const ids: number[] = [];
  for (const title of titles) ids.push(await createGift(editor, { title, category, image }));
  await openPanel(page, editor, GIFTS);

  await select(page, mark, 2);
  await selection(page).getByRole('button', { name: 'Editar', exact: true }).click();
  const drawer = page.getByRole('dialog');
  for (const field of ['Preço (R$)', 'Link de afiliado', 'Categorias']) await choose(page, field);
  const price = drawer.getByLabel('Preço (R$)');
  const link = drawer.getByLabel('Link de afiliado');
  // Choosing one more field leaves those before as they were.
  await price.fill('12,5,3');
  await link.fill('javascript:alert(1)');
  await drawer.getByRole('combobox', { name: 'Categorias' }).fill(other.name);
  await drawer.getByRole('option', { name: other.name, exact: true }).click();
  await drawer.getByRole('button', { name: 'Publicar alterações' }).click();
  const reasons = [
    admin.ofField('Preço (R$)', editing.priceInvalid),
    admin.ofField('Link de afiliado', editing.linkInvalid),
  ].join(' ');
  for (const title of titles) {
    await expect(notice(page, admin.ofDocument(title, reasons))).toBeVisible();
  }
  await expect(price).toHaveValue('12,5,3');
  await expect(link).toHaveValue('javascript:alert(1)');
  for (const gift of await storedOf(editor, ids)) expect(gift).toMatchObject({ price: 50 });

  await price.fill('1.039,90');
  await link.fill('https://loja.example.com/outra');
  await drawer.getByRole('button', { name: 'Publicar alterações' }).click();
  await expect(notice(page, '2 presentes atualizados.')).toBeVisible();
  await expect(drawer).toBeHidden();
  for (const gift of await storedOf(editor, ids)) {
    expect(gift).toMatchObject({
      price: 1039.9,
      affiliateLink: 'https://loja.example.com/outra',
      categories: [other.id],
      _status: 'published',
    });
  }
  for (const id of ids) await deleteGifts(editor, id);
});

test('several gifts are unpublished, published, thrown away and restored; the one that may not says why', async ({
  page,
  editor,
}) => {
  const { id: category, image } = await anyCategory(editor);
  const mark = `lote${Date.now()}`;
  const whole = await createGift(editor, { title: `Inteiro ${mark}`, category, image });
  const made = await editor.post('/api/gifts?draft=true', {
    data: { title: `Pela metade ${mark}`, _status: 'draft' },
  });
  const { doc } = (await made.json()) as { doc: { id: number } };
  const statusOf = async (id: number) => (await page.request.get(`/presente/${id}`)).status();
  await openPanel(page, editor, GIFTS);

  await select(page, mark, 2);
  await confirm(page, 'Despublicar');
  await expect.poll(() => statusOf(whole)).toBe(404);

  await select(page, mark, 2);
  await confirm(page, 'Publicar');
  await expect(notice(page, 'Atualização concluída: 1 Presente.')).toBeVisible();
  const lacking = admin.ofField('Descrição curta', editing.missing.shortDescription);
  const refusal = admin.ofDocument(`Pela metade ${mark}`, lacking);
  await expect(notice(page, refusal)).toBeVisible();
  await expect.poll(() => statusOf(whole)).toBe(200);
  expect(await storedOf(editor, [doc.id])).toMatchObject([{ _status: 'draft' }]);

  await select(page, mark, 2);
  await confirm(page, 'Excluir');
  await expect(notice(page, '2 Presentes na lixeira.')).toBeVisible();
  await expect.poll(() => statusOf(whole)).toBe(404);

  await select(page, mark, 2, `${GIFTS}/trash`);
  await confirm(page, 'Restaurar');
  await expect(notice(page, 'Restauração concluída: 2 Presentes.')).toBeVisible();
  await page.goto(`${GIFTS}?search=${mark}`);
  await expect(page.locator('tbody tr')).toHaveCount(2);
  for (const gift of await storedOf(editor, [whole, doc.id])) {
    expect(gift).toMatchObject({ _status: 'draft' });
  }
  for (const id of [whole, doc.id]) await deleteGifts(editor, id);
});

/** Whether a press in its middle is one on it: nothing covers it, and it is within the window. */
const isReachable = (button: Element): boolean => {
  const { x, y, width, height } = button.getBoundingClientRect();
  return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};

test('on a phone everything that can be done with a selection can be pressed, beside a notice too @phone', async ({
  page,
  editor,
}) => {
  const { id: category, image } = await anyCategory(editor);
  const mark = `telefone${Date.now()}`;
  const ids: number[] = [];
  for (const title of [`Leque ${mark}`, `Lenço ${mark}`]) {
    ids.push(await createGift(editor, { title, category, image }));
  }
  await openPanel(page, editor, GIFTS);
  await select(page, mark, 2);
  await confirm(page, 'Despublicar');
  const told = notice(page, /2 presentes/i);
  // It stays as long as the pointer is on it.
  await told.hover();
  const first = page.locator('tbody tr').first().getByRole('checkbox');
  await expect(first).not.toBeChecked();
  await first.press('Space');
  const actions = selection(page).getByRole('button');
  const names = ['Selecionar tudo (2)', 'Editar', 'Publicar', 'Despublicar', 'Excluir'];
  await expect(actions).toHaveText(names);
  for (const action of await actions.all()) {
    await expect.poll(() => action.evaluate(isReachable)).toBe(true);
  }
  await expect(told).toBeVisible();
  for (const id of ids) await deleteGifts(editor, id);
});
