import process from 'node:process';

import {
  test as base,
  type APIRequestContext,
  type BrowserContext,
  expect,
  type Page,
} from '@playwright/test';

import { ADMIN } from './admin';
import { READABLE, violationsOf, WCAG } from './axe';

type Fixtures = {
  /** Fails when what the page shows, or these parts of it, breaks a rule of WCAG 2.2 AA. */
  expectAccessible: (page: Page, parts?: readonly string[]) => Promise<void>;
  /** Fails when a text of the page, or of these parts of it, has too little contrast: what another colour scheme changes. */
  expectReadable: (page: Page, parts?: readonly string[]) => Promise<void>;
  /** Answers in place of every partner store, so that no test leaves the machine. Lists the addresses asked for. */
  stores: string[];
};

type WorkerFixtures = {
  /** Where the site under test answers. */
  siteUrl: string;
  /** The API as an administrator. */
  editor: APIRequestContext;
};

export type Account = { email: string; password: string };

let accounts = 0;

/**
 * An account of its own for whoever signs in: of two sessions that begin at the same moment for one account, Payload
 * keeps only one.
 */
export async function createAccount(
  editor: APIRequestContext,
  data: { isAdmin: boolean },
): Promise<Account> {
  const account = {
    email: `conta-${process.pid}-${Date.now()}-${(accounts += 1)}@example.com`,
    password: 'Senha-de-Teste-1',
  };
  const answer = await editor.post('/api/users', {
    data: { ...account, ...data, name: 'Conta de teste', _verified: true },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { doc } = (await answer.json()) as { doc: { _verified: boolean; isAdmin: boolean } };
  expect(doc).toMatchObject({ ...data, _verified: true });
  return account;
}

/**
 * Waits until React answers for the page: its scripts start after the first paint, and a test clicks sooner than anybody.
 * For pages that a test opens by itself; `page` does it at each `goto`.
 */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const element = document.querySelector('main') ?? document.body;
    return Object.keys(element).some((name) => name.startsWith('__reactFiber'));
  });
}

/** Lists what the browser refuses because a page's security policy does not allow it, on every page of the context. */
export function watchPolicy(context: BrowserContext): string[] {
  const refused: string[] = [];
  context.on('console', (message) => {
    if (!/Content Security Policy|Permissions-Policy/i.test(message.text())) return;
    refused.push(`${message.page()?.url() ?? ''}: ${message.text()}`);
  });
  return refused;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  context: async ({ context }, use, { retry }) => {
    const refused = watchPolicy(context);
    await use(context);
    // A second run is traced, and the tracer reads the pictures that the page itself holds.
    const isOfTracer = (text: string) => retry > 0 && text.includes("Connecting to 'blob:");
    expect(refused.filter((text) => !isOfTracer(text))).toEqual([]);
  },

  siteUrl: [async ({}, use, { project }) => use(project.use.baseURL ?? ''), { scope: 'worker' }],

  baseURL: async ({ siteUrl }, use) => use(siteUrl),

  page: async ({ page }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (...where) => {
      const answer = await goto(...where);
      await untilAlive(page);
      return answer;
    };
    await use(page);
  },

  expectAccessible: async ({}, use) => {
    await use(async (page, parts) => expect(await violationsOf(page, WCAG, parts)).toEqual([]));
  },

  expectReadable: async ({}, use) => {
    await use(async (page, parts) => expect(await violationsOf(page, READABLE, parts)).toEqual([]));
  },

  stores: async ({ context, siteUrl }, use) => {
    const asked: string[] = [];
    const site = new URL(siteUrl).hostname;
    await context.route(
      (url) => url.protocol.startsWith('http') && url.hostname !== site,
      (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'text/html', body: '<h1>Loja parceira</h1>' });
      },
    );
    await use(asked);
  },

  editor: [
    async ({ playwright, siteUrl: baseURL }, use) => {
      async function signIn(account: Account): Promise<APIRequestContext> {
        const visitor = await playwright.request.newContext({ baseURL });
        const answer = await visitor.post('/api/users/login', { data: account });
        expect(answer.status(), await answer.text()).toBe(200);
        const { cookies } = await visitor.storageState();
        const token = cookies.find(({ name }) => name === 'payload-token')?.value ?? '';
        await visitor.dispose();
        const extraHTTPHeaders = { authorization: `JWT ${token}` };
        return playwright.request.newContext({ baseURL, extraHTTPHeaders });
      }

      let account: Account | undefined;
      await expect(async () => {
        const first = await signIn(ADMIN);
        account = await createAccount(first, { isAdmin: true });
        await first.dispose();
      }).toPass({ timeout: 30_000 });
      const editor = await signIn(account ?? ADMIN);
      await use(editor);
      await editor.dispose();
    },
    { scope: 'worker' },
  ],
});

export { expect };
