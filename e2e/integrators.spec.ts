import type { APIRequestContext, Page } from '@playwright/test';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';

import { admin } from '@/messages/admin';
import { apiKeys } from '@/messages/api-keys';
import { apiOrigins } from '@/messages/api-origins';
import { webhooks } from '@/messages/webhooks';

import { openReceiver } from '../tests/support/receiver';
import { anyCategory, createGift, deleteGifts, DEMO, readListing } from './support/catalogue';
import { editorsOf, lock, unlock, watchChecks } from './support/locks';
import { openForm, openPanel } from './support/open-panel';
import { expect, test } from './support/test';

const PANEL = '/admin/painel';
const SETTINGS = `${PANEL}/globals/site-settings`;
const SETTINGS_LOCK = { slug: 'site-settings' };
const PHONE = { width: 390, height: 844 };

/** Nothing of the page is beyond the edge of a phone. */
async function expectFits(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  const beyond = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(beyond).toBeLessThanOrEqual(0);
}

const unique = () => `${process.pid}-${Date.now()}`;

test('an admin makes a key, on a phone too, which works over HTTP until it is revoked in the list', async ({
  page,
  editor,
  playwright,
  baseURL,
  expectAccessible,
}) => {
  const name = `Loja parceira ${unique()}`;
  await openPanel(page, editor, `${PANEL}/collections/api-keys?search=${encodeURIComponent(name)}`);
  const dialog = page.getByRole('dialog');
  // The button answers once React does.
  await expect(async () => {
    await page.getByRole('button', { name: apiKeys.create }).click();
    await expect(dialog).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await dialog.getByRole('button', { name: apiKeys.createAction }).click();
  await expect(dialog.getByText(apiKeys.nameRequired)).toBeVisible();
  await dialog.getByRole('textbox', { name: apiKeys.name }).fill(name);
  await expectAccessible(page, ['.api-key-dialog']);
  await dialog.getByRole('button', { name: apiKeys.createAction }).click();
  const shown = dialog.getByLabel(apiKeys.shownLabel);
  await expect(shown).toHaveValue(/^mimo_/);
  await expectFits(page);
  await expectAccessible(page, ['.api-key-dialog']);
  const key = await shown.inputValue();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: apiKeys.copy }).click();
  await expect(dialog.getByRole('button', { name: apiKeys.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  await dialog.getByRole('button', { name: apiKeys.done }).click();
  await expect(dialog).toBeHidden();

  const extraHTTPHeaders = { authorization: `Bearer ${key}` };
  const program = await playwright.request.newContext({ baseURL, extraHTTPHeaders });
  const read = await program.get('/api/gifts?limit=1&depth=0');
  expect(read.status()).toBe(200);
  expect(read.headers()['ratelimit']).toMatch(/^"api-key";r=\d+;t=\d+$/);
  expect((await program.patch('/api/gifts/1', { data: { isNew: true } })).status()).toBe(403);

  // Shown once: the list has its beginning only.
  await expect(page.getByRole('row', { name }).first()).toContainText(key.slice(0, 9));
  await expect(page.getByText(key)).toHaveCount(0);
  await page.getByRole('button', { name: apiKeys.revokeOf(name) }).click();
  await expect(page.getByText(apiKeys.revoked)).toBeVisible();
  await expect(page.getByRole('row', { name }).first()).toContainText(apiKeys.states.revoked);
  const refused = await program.get('/api/gifts?limit=1&depth=0');
  expect(refused.status()).toBe(401);
  expect(await refused.json()).toMatchObject({
    errors: [{ code: 'UNAUTHENTICATED', message: apiKeys.refused }],
  });
  await program.dispose();
});

test('an admin makes a webhook, is told what is wrong with its address, and sees a publication delivered and sent again', async ({
  page,
  editor,
  expectAccessible,
}) => {
  const receiver = await openReceiver();
  const url = receiver.url('/avisos');
  const { id: category, image } = await anyCategory(editor);
  try {
    await openPanel(page, editor, `${PANEL}/collections/webhooks/create`);
    await openForm(page);
    const address = page.getByLabel('Endereço');
    const save = page.getByRole('button', { name: 'Salvar' });
    for (const [typed, words] of [
      ['javascript:alert(1)', webhooks.url['bad-address']],
      ['http://10.0.0.1/avisos', webhooks.url['private-address']],
      ['http://loja.example.com/avisos', webhooks.url.https],
    ] as const) {
      // A form that is still being made loses what is pressed.
      await expect(async () => {
        await address.fill(typed);
        await save.click();
        const told = page.locator('.field-error').getByText(words);
        await expect(told).toBeVisible({ timeout: 5_000 });
      }).toPass();
      await expect(address).toHaveValue(typed);
    }
    await address.fill(url);
    await save.click();
    await expect(page).toHaveURL(/webhooks\/\d+/);
    const desk = page.getByRole('region', { name: webhooks.title });
    await desk.getByRole('button', { name: webhooks.newSecret }).click();
    const secret = await desk.getByLabel(webhooks.secretLabel).inputValue();
    expect(secret).toMatch(/^whsec_/);
    await expectAccessible(page, ['.link-desk']);

    const title = `Presente avisado ${unique()}`;
    const gift = await createGift(editor, { title, category, image });
    const isTold = () =>
      receiver.received.find(
        ({ body }) => body.includes('gift.published') && body.includes(`"id":${gift},`),
      );
    await expect.poll(() => isTold() !== undefined).toBe(true);
    const told = isTold();
    if (told === undefined) throw new Error('nothing was received');
    expect(receiver.isSigned(told, secret)).toBe(true);

    // The log has it, and sends the same once more.
    const slug = title.toLowerCase().replaceAll(' ', '-');
    const again = desk.getByRole('button', {
      name: webhooks.resendOf(`Presente publicado: ${slug}`),
    });
    await expect(async () => {
      await page.reload();
      await expect(again).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await expectFits(page);
    await expectAccessible(page, ['.link-desk']);
    await again.click();
    await expect.poll(() => receiver.received.filter(({ id }) => id === told.id).length).toBe(2);
    await deleteGifts(editor, gift);
  } finally {
    await editor.delete(`/api/webhooks?where[url][equals]=${encodeURIComponent(url)}`);
    await receiver.close();
  }
});

/** Opens the settings of the site as a new admin. */
async function openSettings(page: Page, editor: APIRequestContext) {
  const checks = watchChecks(page, SETTINGS);
  await openPanel(page, editor, SETTINGS);
  await openForm(page);
  const save = page.getByRole('button', { name: 'Salvar' });
  return {
    save,
    /** Changes the form until it has noticed: what is typed into one that is still being made is lost. */
    async untilTaken(change: () => Promise<void>): Promise<void> {
      await expect(async () => {
        await change();
        await expect(save).toBeEnabled({ timeout: 5_000 });
      }).toPass();
    },
    /** Leaves what is saved, free for whoever comes next. */
    async leave(): Promise<void> {
      await expect(save).toBeDisabled();
      await expect.poll(checks.underWay).toBe(0);
      const steps = page.getByRole('navigation', { name: 'Caminho até aqui' });
      await steps.getByRole('link').first().click();
      await expect(page).toHaveURL(new RegExp(`${PANEL}$`));
      await expect.poll(() => editorsOf(editor, SETTINGS_LOCK)).toEqual([]);
    },
  };
}

test.describe('the settings of the site', () => {
  // One document: who saves second, of two at the same time, is told of the first, and nobody edits what is locked.
  test.describe.configure({ mode: 'default' });

  test('the dashboard’s card of what somebody else is editing has a sign, until they leave', async ({
    page,
    editor,
  }) => {
    const card = page.locator('#card-site-settings');
    const sign = card.getByRole('button', { name: 'Em edição por outra pessoa' });
    await lock(editor, SETTINGS_LOCK);
    try {
      await openPanel(page, editor, PANEL);
      await expect(sign).toBeVisible();
      await expect(sign).toContainText(/\S+@\S+ está editando/);
    } finally {
      // Nobody could save them for five minutes.
      await unlock(editor, SETTINGS_LOCK);
    }
    await page.reload();
    await expect(card).toBeVisible();
    await expect(sign).toHaveCount(0);
  });

  test('an admin lists an origin, whose pages may then read the API on this server, and takes it away', async ({
    page,
    editor,
    request,
  }) => {
    const origin = `https://loja-${unique()}.example`;
    const allowed = async () => {
      const answer = await request.get('/api/gifts?limit=1&depth=0', { headers: { origin } });
      return answer.headers()['access-control-allow-origin'] ?? null;
    };
    expect(await allowed()).toBeNull();
    const { save, untilTaken, leave } = await openSettings(page, editor);
    const field = page.getByLabel(apiOrigins.label);
    const before = await field.inputValue();
    await untilTaken(async () => {
      await field.fill(before);
      await field.fill(`${before}\n${origin}/caminho`);
    });
    await save.click();
    await expect(page.locator('.field-error')).toContainText('sem caminho');
    await expect(field).toHaveValue(`${before}\n${origin}/caminho`);
    await field.fill(`${before}\n${origin}`);
    await save.click();
    await expect.poll(allowed).toBe(origin);
    const preflight = await request.fetch('/api/graphql', {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    expect(preflight.status()).toBe(204);
    expect(preflight.headers()['access-control-allow-origin']).toBe(origin);
    expect(preflight.headers()['access-control-allow-credentials']).toBeUndefined();
    await field.fill(before);
    await save.click();
    await expect.poll(allowed).toBeNull();
    await leave();
  });

  test('assistants read the site once an admin lets them, by four tools that only read, and no longer', async ({
    page,
    editor,
    request,
    baseURL,
  }) => {
    const ADDRESS = '/api/mcp';
    const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    const headers = { accept: 'application/json, text/event-stream' };
    const status = async () => (await request.post(ADDRESS, { data: list, headers })).status();
    const { docs } = await readListing(request, DEMO);
    const id = docs[0]?.id ?? 0;
    expect(await status()).toBe(404);

    const { save, untilTaken, leave } = await openSettings(page, editor);
    const toggle = page.getByLabel(admin.assistants);
    await untilTaken(async () => {
      await toggle.uncheck();
      await toggle.check();
    });
    await save.click();
    await expect.poll(status).toBe(200);

    const client = new Client({ name: 'um assistente', version: '1.0.0' });
    await client.connect(new StreamableHTTPClientTransport(new URL(`${baseURL ?? ''}${ADDRESS}`)));
    const { tools } = await client.listTools();
    const answers = {
      search_gifts: { query: 'caneca', limit: 3 },
      get_gift: { id },
      list_gifts: { scope: 'all' },
      gift_calendar: { count: 3 },
    };
    expect(tools.map(({ name }) => name).sort()).toEqual(Object.keys(answers).sort());
    for (const [name, given] of Object.entries(answers)) {
      const answer = await client.callTool({ name, arguments: given });
      expect(answer.isError ?? false, name).toBe(false);
      expect(JSON.stringify(answer.structuredContent), name).toMatch(/"(?:id|name|title)"/);
    }
    const absent = await client.callTool({ name: 'get_gift', arguments: { id: 999_999_999 } });
    expect(absent.isError).toBe(true);
    await client.close();

    await toggle.uncheck();
    await save.click();
    await expect.poll(status).toBe(404);
    await leave();
  });
});
