import { existsSync } from 'node:fs';

const SYSTEM = '/usr/bin/chromium';

/** The system's Chromium where there is one; undefined lets Playwright use its own. */
export function systemChromium(): string | undefined {
  return existsSync(SYSTEM) ? SYSTEM : undefined;
}

export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];
