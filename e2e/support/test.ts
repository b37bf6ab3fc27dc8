import AxeBuilder from '@axe-core/playwright';
import { test as base, type APIRequestContext, expect, type Page } from '@playwright/test';

import { ADMIN } from './admin';

type Fixtures = {
  /** Fails when what the page shows breaks a rule of WCAG 2.2 AA. */
  expectAccessible: (page: Page) => Promise<void>;
  /** Answers in place of every partner store, so that no test leaves the machine. Lists the addresses asked for. */
  stores: string[];
};

type WorkerFixtures = {
  /** The API as an administrator. */
  editor: APIRequestContext;
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  expectAccessible: async ({}, use) => {
    await use(async (page) => {
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
      expect(found).toEqual([]);
    });
  },

  stores: async ({ context, baseURL }, use) => {
    const asked: string[] = [];
    const site = new URL(baseURL ?? '').hostname;
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
    async ({ playwright }, use, { project }) => {
      const { baseURL } = project.use;
      const visitor = await playwright.request.newContext({ baseURL });
      const answer = await visitor.post('/api/users/login', { data: ADMIN });
      expect(answer.status(), await answer.text()).toBe(200);
      const { token } = (await answer.json()) as { token: string };
      await visitor.dispose();
      const editor = await playwright.request.newContext({
        baseURL,
        extraHTTPHeaders: { authorization: `JWT ${token}` },
      });
      await use(editor);
      await editor.dispose();
    },
    { scope: 'worker' },
  ],
});

export { expect };
