import type { Page } from '@playwright/test';

/** The checks of a form by the server, held back until they are released. */
export type HeldChecks = {
  /** A check has been asked for. */
  begun: Promise<unknown>;
  release: () => void;
  /** The first check has got its answer. */
  answered: Promise<void>;
  /** One more check may be under way. */
  end: () => Promise<void>;
};

/** Holds the answers to the checks of the form at this path. */
export async function holdChecks(page: Page, path: string): Promise<HeldChecks> {
  const isHere = (url: URL) => url.pathname === path;
  const begun = page.waitForRequest((request) => {
    return request.method() === 'POST' && isHere(new URL(request.url()));
  });
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let tell: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (tell = resolve));
  await page.route(isHere, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    try {
      const response = await route.fetch();
      await released;
      await route.fulfill({ response });
    } finally {
      tell();
    }
  });
  return {
    begun,
    release,
    answered,
    end: () => page.unrouteAll({ behavior: 'ignoreErrors' }),
  };
}
