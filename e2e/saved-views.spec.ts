import { openPanel } from './support/open-panel';
import { expect, test } from './support/test';

test('a saved view names its columns as the list does, also those that no filter has', async ({
  page,
  editor,
}) => {
  await openPanel(page, editor, '/admin/painel/collections/gifts');
  const headers = { 'sec-fetch-site': 'same-origin' };
  const columns = [
    { accessor: 'thumbnail', active: true },
    { accessor: 'title', active: true },
    { accessor: 'detailViews', active: true },
    { accessor: 'searchText', active: false },
  ];
  const data = { title: `Vistos ${Date.now()}`, relatedCollection: 'gifts', columns };
  const answer = await page.request.post('/api/payload-query-presets', { headers, data });
  expect(answer.status(), await answer.text()).toBe(201);
  const { doc } = (await answer.json()) as { doc: { id: number } };
  await page.goto(`/admin/painel/collections/gifts?preset=${doc.id}`);
  await page.getByRole('button', { name: /^Editar Visão salva/i }).click();
  const pills = page.getByRole('dialog').locator('.query-preset-columns-field .pill');
  await expect(pills).toHaveText(['Imagem', 'Título', 'Visualizações']);
  const views = pills.filter({ hasText: 'Visualizações' });
  await expect(views).toHaveAttribute('aria-checked', 'true');
  await views.click();
  await expect(views).toHaveAttribute('aria-checked', 'false');
  await page.request.delete(`/api/payload-query-presets/${doc.id}`, { headers });
});

test('who edits several gifts hears the fields to choose in Portuguese', async ({
  page,
  editor,
}) => {
  await openPanel(page, editor, '/admin/painel/collections/gifts');
  const boxes = page.locator('tbody .select-row input');
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole('button', { name: 'Editar', exact: true }).first().click();
  const picker = page.getByRole('dialog').getByRole('combobox').first();
  await picker.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('#aria-guidance')).toHaveText(/^Use as setas para escolher/);
  await expect(page.locator('#aria-results')).toHaveText(/^Opções: \d+\.$/);
  await page.keyboard.press('Enter');
  await expect(page.locator('#aria-selection')).toHaveText('Escolha alterada.');
});
