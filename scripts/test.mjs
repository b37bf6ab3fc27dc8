import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';

import { prepare } from './prepare.mjs';

const SUITES = [
  ['node_modules/vitest/vitest.mjs', 'run'],
  ['node_modules/@playwright/test/cli.js', 'test'],
];

await prepare();
for (const suite of SUITES) {
  const isBrowserSuite = suite[0]?.includes('playwright');
  if (isBrowserSuite && !existsSync('playwright.config.ts')) continue;
  const { status } = spawnSync(process.execPath, suite, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
