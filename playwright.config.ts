import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

import { defineConfig, devices } from '@playwright/test';

import { ADMIN } from './e2e/support/admin';
import { MAIL_WEBHOOK_SECRET } from './e2e/support/mail-webhook';
import { systemChromium } from './scripts/chromium.mjs';

const PORT = 3399;
const PHONE = /@phone/;

/** A site that is running already, for writing tests; by default a new one is started. */
const runningSite = process.env.E2E_BASE_URL;
const baseURL = runningSite ?? `http://localhost:${PORT}`;

/** New in every run. This file is read again in each worker, which finds the folder in its environment. */
function dataFolder(): string {
  const known = process.env.E2E_DATA_DIR;
  if (known !== undefined) return known;
  const folder = mkdtempSync(path.join(tmpdir(), 'mimoteca-e2e-'));
  // As root, Postgres runs as another user, who has to be able to pass through.
  chmodSync(folder, 0o711);
  process.env.E2E_DATA_DIR = folder;
  return folder;
}

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // One more than the two processors of a small machine: a journey waits for a mail, an import or a shop's turn for up to a third
  // of its time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // A journey that fails runs once more, with a trace, and is listed as flaky if it passes then. Tracing every journey takes a
  // third of the suite's time.
  retries: 1,
  // For a machine that is busy with other work: what is there at once is not waited for.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    baseURL,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: systemChromium(),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: PHONE,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      grep: PHONE,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
  webServer:
    runningSite === undefined
      ? {
          command: 'node scripts/start.mjs',
          // The journeys want the whole demo catalogue, which goes on coming when the site is up. No address to ask beside
          // it: Playwright would begin with whichever answers first.
          wait: { stdout: /Tudo pronto/ },
          // The first start builds the site and draws the demo catalogue's pictures.
          timeout: 20 * 60_000,
          stdout: 'pipe',
          gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
          env: {
            PORT: String(PORT),
            PG_PORT: '54399',
            MAIL_SMTP_PORT: '11025',
            MAIL_UI_PORT: '11080',
            SITE_URL: baseURL,
            DATA_DIR: dataFolder(),
            SEED_DEMO: 'true',
            MAIL_WEBHOOK_SECRET,
            // Servers that tests start. Every other address inside stays out of reach.
            OUTBOUND_PRIVATE_HOSTS: '127.0.0.1',
            // Every journey comes from one address.
            API_ANONYMOUS_PER_MINUTE: '100000',
            ADMIN_EMAIL: ADMIN.email,
            ADMIN_PASSWORD: ADMIN.password,
          },
        }
      : undefined,
});
