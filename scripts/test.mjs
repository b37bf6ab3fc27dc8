import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

import { prepare } from './prepare.mjs';

/** Runs a suite that shows its own progress and writes its results, as JSON, to the file that is named. */
function run(name, args, environment) {
  process.stdout.write(`\n  … ${name}\n`);
  const startedAt = Date.now();
  const { status } = spawnSync(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1).replace('.', ',');
  process.stdout.write(`  ${status === 0 ? '✔' : '✖'} ${name} (${seconds} s)\n`);
  return status ?? 1;
}

/** A suite that ended badly without a failed test, or without results, counts as one failure. */
function total(status, file, count) {
  let counted = { passed: 0, failed: 0 };
  try {
    counted = count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // No results: the suite could not even begin, and has said why.
  }
  if (status !== 0 && counted.failed === 0) counted.failed = 1;
  return counted;
}

await prepare();
const { ensureChromium } = await import('./chromium.mjs');
ensureChromium();

const folder = mkdtempSync(path.join(tmpdir(), 'mimoteca-test-'));
// As root, the site's Postgres runs as another user, who has to be able to pass through.
chmodSync(folder, 0o711);
const vitestResults = path.join(folder, 'vitest.json');
const playwrightResults = path.join(folder, 'playwright.json');

const vitest = run('Regras, coleções e banco de dados (vitest)', [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${vitestResults}`,
]);
const playwright = run(
  'Jornadas no site de produção (playwright)',
  ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
  { E2E_DATA_DIR: path.join(folder, 'site'), PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightResults },
);

const results = [
  total(vitest, vitestResults, ({ numPassedTests, numFailedTests }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
  })),
  total(playwright, playwrightResults, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  })),
];
rmSync(folder, { recursive: true, force: true });

const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
