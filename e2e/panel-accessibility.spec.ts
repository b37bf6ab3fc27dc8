import type { APIRequestContext, Page } from '@playwright/test';

import { publishing } from '@/messages/publishing';

import { anyCategory, createAnyGift, createGift, deleteGifts } from './support/catalogue';
import { lock } from './support/locks';
import { openForm, openPanel } from './support/open-panel';
import { expect, test } from './support/test';

const PANEL = '/admin/painel';
const LISTS = [
  ...['gifts', 'categories', 'category-groups', 'occasions', 'occasion-groups', 'media'],
  ...['search-synonyms', 'gift-imports', 'reviews', 'subscribers', 'contact-messages', 'users'],
  ...['campaigns', 'outbox', 'suppressions', 'audit-log', 'link-checks', 'consents'],
  ...['api-keys', 'webhooks', 'webhook-deliveries', 'gifts/trash'],
];
/** What staff add in the panel. */
const FORMS = [
  ...['gifts', 'categories', 'category-groups', 'occasions', 'occasion-groups', 'media'],
  ...['search-synonyms', 'reviews', 'subscribers', 'contact-messages', 'users'],
  ...['campaigns', 'suppressions', 'webhooks'],
];
/** Of what the demo catalogue has, or this journey makes. */
const DOCUMENTS = ['categories', 'occasion-groups', 'media', 'link-checks', 'audit-log', 'users'];

type Check = (page: Page, parts?: readonly string[]) => Promise<void>;
type Checks = { expectAccessible: Check; expectReadable: Check };

async function settled(page: Page): Promise<void> {
  await expect(page.locator('.template-default').first()).toBeVisible();
  await expect(page.locator('.loading-overlay, .shimmer-effect')).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** What is shown, in both schemes: the panel of who has chosen neither follows the system. The dark one has other colours only. */
async function expectBothSchemes(
  page: Page,
  where: string,
  { expectAccessible, expectReadable }: Checks,
  parts: readonly string[] = [],
): Promise<void> {
  await settled(page);
  await test.step(where, async () => {
    // What has just been drawn is mended with the next frame.
    await show(page, 'light');
    await expect(() => expectAccessible(page, parts)).toPass({ timeout: 30_000 });
    await show(page, 'dark');
    await expect(() => expectReadable(page, parts)).toPass({ timeout: 30_000 });
  });
}

async function show(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);
}

/** The oldest one: newer ones may be another journey's, which deletes them. */
async function firstOf(editor: APIRequestContext, slug: string): Promise<number> {
  const answer = await editor.get(`/api/${slug}?limit=1&depth=0&sort=id`);
  const { docs } = (await answer.json()) as { docs: { id: number }[] };
  const [first] = docs;
  if (first === undefined) throw new Error(`there is nothing in ${slug}`);
  return first.id;
}

/** What opens over a page, which is not to be reached meanwhile and has been looked at before. */
const OPEN_DIALOG = ['dialog[open]'];

test('every list and every form of the panel breaks no rule, in light and in dark', async ({
  page,
  editor,
  expectAccessible,
  expectReadable,
}) => {
  test.setTimeout(900_000);
  const checks = { expectAccessible, expectReadable };
  // The audit log has it.
  const { id: gift } = await createAnyGift(editor, `Acessível em todo lugar ${Date.now()}`);
  await openPanel(page, editor, PANEL);
  await expectBothSchemes(page, 'dashboard', checks);
  const views = [
    ...LISTS.map((slug) => `/collections/${slug}`),
    ...FORMS.map((slug) => `/collections/${slug}/create`),
    ...['/account', '/globals/site-settings', '/collections/nada'],
  ];
  for (const slug of DOCUMENTS) {
    views.push(`/collections/${slug}/${await firstOf(editor, slug)}`);
  }
  for (const view of views) {
    await page.goto(PANEL + view);
    await expectBothSchemes(page, view, checks);
  }
  await deleteGifts(editor, gift);
});

test('the sign in a list that somebody else is editing a document breaks no rule and is large enough, in light and in dark', async ({
  page,
  editor,
  expectAccessible,
  expectReadable,
}) => {
  const title = `Acessível em edição ${Date.now()}`;
  const { id } = await createAnyGift(editor, title);
  await lock(editor, { slug: 'gifts', id });
  await openPanel(page, editor, `${PANEL}/collections/gifts?search=${encodeURIComponent(title)}`);
  const sign = page.getByRole('row', { name: title }).locator('.locked');
  await expect(sign).toBeVisible();
  await expectBothSchemes(page, 'a list', { expectAccessible, expectReadable });
  // The rule counts the room around it, which it has in a list and not everywhere.
  const { width, height } = (await sign.boundingBox()) ?? { width: 0, height: 0 };
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  await deleteGifts(editor, id);
});

test('a gift, its versions, its history and what opens over it break no rule, in light and in dark', async ({
  page,
  editor,
  expectAccessible,
  expectReadable,
}) => {
  test.setTimeout(900_000);
  const checks = { expectAccessible, expectReadable };
  const { id: category, image } = await anyCategory(editor);
  const gift = await createGift(editor, { title: `Acessível ${Date.now()}`, category, image });
  const images = [image, await firstOf(editor, 'media')];
  const change = await editor.patch(`/api/gifts/${gift}`, { data: { price: 60, images } });
  expect(change.status()).toBe(200);
  const form = `${PANEL}/collections/gifts/${gift}`;
  const drawer = page.getByRole('dialog');

  await openPanel(page, editor, form);
  await openForm(page);
  await expectBothSchemes(page, 'form', checks);
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await expect(page.getByRole('button', { name: 'Duplicar' })).toBeVisible();
  await expectBothSchemes(page, 'menu', checks);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: publishing.schedule.open, exact: true }).click();
  await expect(drawer.getByLabel(publishing.schedule.moment)).toBeVisible();
  await expectBothSchemes(page, 'schedule', checks, OPEN_DIALOG);

  await page.goto(form);
  await openForm(page);
  await page.getByRole('button', { name: 'Editar imagem' }).first().click();
  await expect(drawer.getByRole('textbox', { name: 'Texto alternativo' })).toBeVisible();
  await expectBothSchemes(page, 'an image in a drawer', checks, OPEN_DIALOG);

  await page.goto(`${form}/historico`);
  await expect(page.getByRole('heading', { name: 'Histórico' })).toBeVisible();
  const steps = page.getByRole('navigation', { name: 'Caminho até aqui' });
  await expect(steps.getByRole('link', { name: 'Presentes' })).toBeVisible();
  await expect(steps).toContainText('Histórico');
  await expectBothSchemes(page, 'history', checks);

  await page.goto(`${form}/versions`);
  await expectBothSchemes(page, 'versions', checks);
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByText('Preço (R$)')).toBeVisible();
  await expectBothSchemes(page, 'comparison', checks);

  await page.goto(`${PANEL}/collections/gifts/create`);
  await openForm(page);
  await page.getByRole('button', { name: publishing.publish, exact: true }).click();
  await expect(page.locator('.field-error').first()).toBeVisible();
  await expectBothSchemes(page, 'a form with errors', checks);

  await page.goto(`${PANEL}/collections/gifts`);
  await page.getByRole('button', { name: /^Filtros/ }).click();
  await expect(page.getByRole('button', { name: 'Adicionar filtro' })).toBeVisible();
  await expectBothSchemes(page, 'filters', checks);
  await page.getByRole('button', { name: /^Colunas/ }).click();
  await expectBothSchemes(page, 'columns', checks);
  await deleteGifts(editor, gift);
});
