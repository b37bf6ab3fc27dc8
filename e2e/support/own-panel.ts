import { type Browser, expect, type PlaywrightWorkerArgs } from '@playwright/test';

import { ADMIN } from './admin';

/** The first admin of a site of one's own: at its API, and in a browser that is signed in. */
export async function openOwnPanel(
  url: string,
  browser: Browser,
  playwright: PlaywrightWorkerArgs['playwright'],
) {
  // A cookie counts only where the browser says that the request comes from the site itself.
  const extraHTTPHeaders = { 'sec-fetch-site': 'same-origin' };
  const editor = await playwright.request.newContext({ baseURL: url, extraHTTPHeaders });
  const page = await browser.newPage({ baseURL: url, locale: 'pt-BR' });
  for (const who of [editor, page.request]) {
    expect((await who.post('/api/users/login', { data: ADMIN })).status()).toBe(200);
  }
  const close = async () => {
    await page.close();
    await editor.dispose();
  };
  return { editor, page, close };
}
