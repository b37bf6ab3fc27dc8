import type { Page } from '@playwright/test';

import { publishing } from '@/messages/publishing';

import { anyCategory, createGift, deleteGifts } from './support/catalogue';
import { englishIn } from './support/english';
import { openForm, openPanel } from './support/open-panel';
import { expect, test } from './support/test';

const PANEL = '/admin/painel';
const COLLECTIONS = [
  ...['gifts', 'categories', 'category-groups', 'occasions', 'occasion-groups', 'media'],
  ...['search-synonyms', 'gift-imports', 'reviews', 'subscribers', 'contact-messages', 'users'],
  ...['campaigns', 'outbox', 'suppressions', 'audit-log', 'link-checks', 'consents'],
  ...['api-keys', 'webhooks', 'webhook-deliveries'],
];

async function settled(page: Page): Promise<void> {
  await expect(page.locator('.template-default').first()).toBeVisible();
  await expect(page.locator('.loading-overlay, .shimmer-effect')).toHaveCount(0);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

const eventually = expect.configure({ soft: true });

async function expectPortuguese(page: Page, view: string): Promise<void> {
  await settled(page);
  // What has just been drawn has its words with the next frame.
  await eventually.poll(() => englishIn(page), { message: view }).toEqual([]);
}

async function walk(page: Page, views: string[]): Promise<void> {
  for (const view of views) {
    await page.goto(PANEL + view);
    await expectPortuguese(page, view);
  }
}

test('no list and no new form of the panel says an English word', async ({ page, editor }) => {
  test.slow();
  await openPanel(page, editor, PANEL);
  await expectPortuguese(page, 'dashboard');
  await walk(page, [
    ...COLLECTIONS.flatMap((slug) => [`/collections/${slug}`, `/collections/${slug}/create`]),
    ...['/account', '/globals/site-settings', '/collections/gifts/trash', '/collections/nada'],
  ]);
});

test('a new document is named by what it is going to be, in its gender', async ({
  page,
  editor,
}) => {
  const NEW = {
    gifts: 'Novo presente',
    categories: 'Nova categoria',
    'occasion-groups': 'Novo grupo de ocasiões',
    media: 'Nova imagem',
    campaigns: 'Nova campanha',
    users: 'Novo usuário',
    webhooks: 'Novo webhook',
  };
  await openPanel(page, editor, PANEL);
  for (const [slug, name] of Object.entries(NEW)) {
    await page.goto(`${PANEL}/collections/${slug}/create`);
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await expect(page).toHaveTitle(`${name} · Mimoteca`);
  }
  await page.goto(`${PANEL}/collections/categories/create`);
  await openForm(page);
  const heading = page.getByRole('heading', { level: 1 });
  await page.getByLabel('Nome').fill('Jardim');
  await expect(heading).toHaveText('Jardim');
  await page.getByLabel('Nome').fill('');
  await expect(heading).toHaveText('Nova categoria');
});

test('no drawer, no comparison of versions and no live preview says an English word', async ({
  page,
  editor,
}) => {
  const { id: category, image } = await anyCategory(editor);
  const gift = await createGift(editor, { title: `Palavras ${Date.now()}`, category, image });
  const change = await editor.patch(`/api/gifts/${gift}`, { data: { price: 60 } });
  expect(change.status()).toBe(200);
  const form = `${PANEL}/collections/gifts/${gift}`;
  await openPanel(page, editor, form);
  await openForm(page);
  const drawer = page.getByRole('dialog');
  const close = async () => {
    await drawer.getByRole('button', { name: 'Fechar' }).first().click();
    await expect(drawer).toBeHidden();
  };

  await page.getByRole('button', { name: 'Adicionar Categoria' }).click();
  await expect(drawer.getByLabel('Nome')).toBeVisible();
  await expectPortuguese(page, 'drawer: a new category');
  await close();
  await page.getByRole('button', { name: 'Escolher entre os existentes' }).click();
  await expect(drawer.getByRole('table')).toBeVisible();
  await expectPortuguese(page, 'drawer: existing images');
  await close();
  await page.getByRole('button', { name: publishing.schedule.open, exact: true }).click();
  await drawer.getByLabel(publishing.schedule.moment).click();
  await expect(page.locator('.react-datepicker')).toBeVisible();
  await expectPortuguese(page, 'drawer: schedule');

  await page.goto(form);
  await openForm(page);
  await page.locator('#live-preview-toggler').click();
  await expect(page.locator('iframe#live-preview-iframe')).toBeVisible();
  await page.locator('.live-preview-toolbar-controls button').first().click();
  await expect(page.getByRole('button', { name: 'Celular' })).toBeVisible();
  await expectPortuguese(page, 'live preview');

  await page.goto(`${form}/versions`);
  await expectPortuguese(page, 'versions');
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByText('Preço (R$)')).toBeVisible();
  await expectPortuguese(page, 'comparison');
  await deleteGifts(editor, gift);
});
