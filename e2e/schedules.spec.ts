import type { APIRequestContext } from '@playwright/test';

import { dashboard } from '@/messages/dashboard';
import { publishing } from '@/messages/publishing';

import { anyCategory, createGift, deleteGifts } from './support/catalogue';
import { openForm, openPanel } from './support/open-panel';
import { expect, test } from './support/test';

const words = publishing.schedule;
const CHRISTMAS = 'Publicar em 25/12/2030 às 09:00';

async function draftOf(editor: APIRequestContext, title: string): Promise<number> {
  const { id: category, image } = await anyCategory(editor);
  const id = await createGift(editor, { title, category, image });
  const draft = await editor.patch(`/api/gifts/${id}`, { data: { _status: 'draft' } });
  expect(draft.status()).toBe(200);
  return id;
}

test('an editor schedules a publication by typing when, sees it on the dashboard, and takes it back', async ({
  page,
  editor,
  expectAccessible,
}) => {
  const title = `Presente agendado ${Date.now()}`;
  const id = await draftOf(editor, title);
  const path = `/admin/painel/collections/gifts/${id}`;
  await openPanel(page, editor, path);

  await openForm(page);
  await page.getByRole('button', { name: words.open, exact: true }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('radio', { name: words.types.publish, exact: true })).toBeChecked();
  await expect(drawer.getByText(words.none)).toBeVisible();
  const moment = drawer.getByLabel(words.moment);
  await moment.fill('amanhã cedo');
  await moment.press('Enter');
  await expect(drawer.getByRole('alert')).toHaveText(words.unreadable);
  await expect(moment).toHaveValue('amanhã cedo');
  await moment.fill('25/12/2020 09:00');
  await moment.press('Enter');
  await expect(drawer.getByRole('alert')).toHaveText(words.past);
  await moment.fill('25/12/2030 09:00');
  await expect(drawer.getByText(words.understood('25/12/2030 às 09:00'))).toBeVisible();
  await moment.press('Enter');
  await expect(page.getByText(words.saved)).toBeVisible();
  await expect(drawer.getByRole('listitem').filter({ hasText: CHRISTMAS })).toBeVisible();
  await expectAccessible(page, ['.schedule']);

  await page.goto('/admin/painel');
  const schedules = page.getByRole('region', { name: dashboard.schedules.title });
  const row = schedules.getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText('Publicar · 25/12/2030 às 09:00');
  await row.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));

  await openForm(page);
  await page.getByRole('button', { name: words.open, exact: true }).click();
  await drawer
    .getByRole('listitem')
    .filter({ hasText: CHRISTMAS })
    .getByRole('button', { name: words.cancel })
    .click();
  await expect(page.getByText(words.cancelled)).toBeVisible();
  await expect(drawer.getByText(words.none)).toBeVisible();

  await page.goto('/admin/painel');
  await expect(schedules).not.toHaveAttribute('aria-busy', 'true');
  await expect(row).toHaveCount(0);
  await expect(schedules.getByText(dashboard.schedules.giftGone)).toHaveCount(0);
  await deleteGifts(editor, id);
});

test('on a phone, an editor picks the moment from the calendar, which fits the screen and closes by itself @phone', async ({
  page,
  editor,
  expectAccessible,
}) => {
  const id = await draftOf(editor, `Presente do calendário ${Date.now()}`);
  await openPanel(page, editor, `/admin/painel/collections/gifts/${id}`);
  await openForm(page);
  await page.getByRole('button', { name: words.open, exact: true }).tap();
  const drawer = page.getByRole('dialog').filter({ hasText: words.upcoming });
  const moment = drawer.getByLabel(words.moment);
  await moment.tap();
  const calendar = page.getByRole('dialog', { name: 'Escolher data e hora' });
  await expect(calendar).toBeInViewport({ ratio: 1 });
  await calendar.getByLabel('Ano', { exact: true }).selectOption('2030');
  await calendar.getByLabel('Mês', { exact: true }).selectOption('dezembro');
  const day = calendar.getByRole('option', { name: /25 de dezembro de 2030/ });
  const size = await day.boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThan(36);
  await expectAccessible(page, ['.schedule']);
  await day.tap();
  await calendar.getByRole('option', { name: '09:00' }).tap();
  await expect(calendar).toBeHidden();
  await expect(moment).toHaveValue('25/12/2030 09:00');
  await drawer.getByRole('button', { name: words.save, exact: true }).tap();
  const scheduled = drawer.getByRole('listitem').filter({ hasText: CHRISTMAS });
  await expect(scheduled).toBeVisible();
  await scheduled.getByRole('button', { name: words.cancel }).tap();
  await expect(drawer.getByText(words.none)).toBeVisible();
  await deleteGifts(editor, id);
});
