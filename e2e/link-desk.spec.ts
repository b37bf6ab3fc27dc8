import type { APIRequestContext, Page } from '@playwright/test';

import { dashboard } from '@/messages/dashboard';
import { editing } from '@/messages/editing';
import { links as words } from '@/messages/links';

import { withPool } from '../src/server/database/database';
import { ok, onlyGet, openShop, redirect, type Shop } from '../tests/support/shop';
import { createCategory, createGift } from './support/catalogue';
import { openForm, openPanel } from './support/open-panel';
import { ownSite } from './support/own-site';
import { expect } from './support/test';

const test = ownSite().extend<object, { shop: Shop }>({
  more: [{ OUTBOUND_PRIVATE_HOSTS: '127.0.0.1' }, { scope: 'worker' }],
  shop: [
    async ({}, use) => {
      const shop = await openShop({
        '/': ok,
        '/fine': ok,
        '/get': onlyGet(405),
        '/moved': redirect('/', 301),
        '/new': ok,
      });
      await use(shop);
      await shop.close();
    },
    { scope: 'worker' },
  ],
});
test.describe.configure({ mode: 'serial' });

/** A visit a second to one shop, and the runner comes by every half a minute. */
const VISITED = { timeout: 90_000 };

let page: Page;
let editor: APIRequestContext;
let database: string;
/** The gifts by the path that each leads to. */
const gifts: Record<string, number> = {};

const run = async <Row>(statement: string): Promise<Row[]> =>
  withPool(database, async (pool) => {
    const { rows } = await pool.query(statement);
    // What the statement asks for.
    return rows as Row[];
  });

test.beforeAll(async ({ site, shop, editor: admin }) => {
  editor = admin;
  database = (await site.share()).DATABASE_URL;
  const category = await createCategory(editor, 'Livros');
  for (const path of ['/fine', '/get', '/moved', '/gone', '/sold-out']) {
    const title = `Presente de ${path}`;
    gifts[path] = await createGift(editor, { title, affiliateLink: shop.url(path), ...category });
  }
});

test.beforeEach(async ({ page: own }) => {
  page = own;
  await openPanel(page, editor, '/admin/painel');
  await expect(desk()).not.toHaveAttribute('aria-busy', 'true');
});

/** Has every link visited, as on the next day: what was suspected until now was so the day before. */
async function visitAll(): Promise<void> {
  await run(`
    update link_checks set checked_at = null, next_at = clock_timestamp(),
      suspected_on = (suspected_on::date - 1)::text
    where next_at is not null;
    notify chores`);
  const left = async () =>
    run<{ left: number }>(
      'select count(*)::integer as left from link_checks where checked_at is null and next_at is not null',
    );
  await expect.poll(left, VISITED).toEqual([{ left: 0 }]);
}

const desk = () => page.getByRole('region', { name: dashboard.links.title });
const row = (path: string) =>
  desk()
    .getByRole('listitem')
    .filter({ hasText: `Presente de ${path}` });
const button = (label: string, path: string) =>
  desk().getByRole('button', { name: words.forGift(label, `Presente de ${path}`) });
const statusOf = async (path: string) => (await editor.get(`/presente/${gifts[path]}`)).status();

async function openDashboard(): Promise<void> {
  await page.goto('/admin/painel');
  await expect(desk()).not.toHaveAttribute('aria-busy', 'true');
}

test('a page that is gone or has moved is told on the second day, and not one that refuses HEAD', async ({
  shop,
}) => {
  await visitAll();
  const asked = (path: string) =>
    shop.asked.filter((one) => one.path === path).map(({ method }) => method);
  expect(asked('/fine')).toEqual(['HEAD']);
  expect(asked('/get')).toEqual(['HEAD', 'GET']);
  await openDashboard();
  await expect(desk().getByText(dashboard.links.empty)).toBeVisible();

  await visitAll();
  await openDashboard();
  await expect(desk().getByRole('listitem')).toHaveCount(3);
  for (const path of ['/gone', '/sold-out']) {
    await expect(row(path)).toContainText(dashboard.links.states.gone);
  }
  await expect(row('/moved')).toContainText(dashboard.links.states.moved);
});

test('confirmed, a link is reported no more, and the keyboard goes on where it was', async () => {
  await button(words.acknowledge, '/moved').press('Enter');
  await expect(page.getByText(words.acknowledged)).toBeVisible();
  await expect(desk().getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Tab');
  await expect(desk().getByRole('link').first()).toBeFocused();
  // Where it leads now is what is expected.
  await visitAll();
  await openDashboard();
  await expect(row('/moved')).toHaveCount(0);
});

test('another link is typed in its place; one that is none is refused there', async ({ shop }) => {
  await button(words.replace, '/gone').press('Enter');
  const address = desk().getByLabel(words.newAddress);
  await expect(address).toBeFocused();
  await expect(address).toHaveValue(shop.url('/gone'));
  await page.keyboard.type('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(desk().getByRole('alert')).toHaveText(editing.linkInvalid);
  await expect(address).toHaveValue('javascript:alert(1)');
  await expect(address).toBeFocused();
  await desk().getByRole('button', { name: words.back }).press('Enter');
  await expect(button(words.acknowledge, '/gone')).toBeFocused();

  await button(words.replace, '/gone').click();
  await address.fill(shop.url('/new'));
  await desk().getByRole('button', { name: words.save }).click();
  await expect(page.getByText(words.replaced)).toBeVisible();
  await expect(row('/gone')).toHaveCount(0);
  const gift = await editor.get(`/api/gifts/${gifts['/gone']}?depth=0`);
  expect(await gift.json()).toMatchObject({ affiliateLink: shop.url('/new') });
});

test('a gift that rests leaves the site, and is back when its page is', async ({ shop }) => {
  expect(await statusOf('/sold-out')).toBe(200);
  await button(words.rest, '/sold-out').click();
  await expect(page.getByText(words.rested)).toBeVisible();
  await expect(row('/sold-out')).toContainText(dashboard.links.resting);
  await expect(button(words.rest, '/sold-out')).toHaveCount(0);
  await expect.poll(() => statusOf('/sold-out')).toBe(404);

  shop.pages['/sold-out'] = ok;
  await visitAll();
  await openDashboard();
  await expect(desk().getByText(dashboard.links.empty)).toBeVisible();
  await expect.poll(() => statusOf('/sold-out')).toBe(200);
});

test('the gift’s form says what is known of its link, and what can be done', async ({ shop }) => {
  delete shop.pages['/fine'];
  await visitAll();
  await visitAll();
  await page.goto(`/admin/painel/collections/gifts/${gifts['/fine']}`);
  await openForm(page);
  const part = page.getByRole('region', { name: words.title });
  await expect(part).toContainText('Não existe mais');
  await expect(part).toContainText(words.reasons.status(404));
  await page.getByLabel('Título').fill('Presente ainda sem salvar');
  await expect(part.getByText(words.saveFirst)).toBeVisible();
  await expect(part.getByRole('button', { name: words.acknowledge })).toBeDisabled();
});
