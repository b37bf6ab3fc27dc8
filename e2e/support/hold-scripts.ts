import type { BrowserContext } from '@playwright/test';

/** Keeps the pages that are opened next from coming alive: their scripts wait until the returned function is called. */
export async function holdScripts(context: BrowserContext): Promise<() => void> {
  let goOn = () => {};
  const mayGoOn = new Promise<void>((resolve) => (goOn = resolve));
  await context.route(/\/_next\/.*\.js/, async (route) => {
    await mayGoOn;
    await route.continue();
  });
  return goOn;
}
