import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

import { prepare } from './prepare.mjs';
import { judge, readPlaywright, readVitest, summary } from './test-results.mjs';

const RULES = 'Regras, coleções e banco de dados (vitest)';
const JOURNEYS = 'Jornadas no site de produção (playwright)';

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

const reportIn = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

await prepare();
const { ensureChromium } = await import('./chromium.mjs');
ensureChromium();

const folder = mkdtempSync(path.join(tmpdir(), 'mimoteca-test-'));
// As root, the site's Postgres runs as another user, who has to be able to pass through.
chmodSync(folder, 0o711);
const vitestResults = path.join(folder, 'vitest.json');
const playwrightResults = path.join(folder, 'playwright.json');

const vitest = run(RULES, [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${vitestResults}`,
]);
const playwright = run(
  JOURNEYS,
  ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
  { E2E_DATA_DIR: path.join(folder, 'site'), PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightResults },
);

const { text, failed } = summary([
  judge(RULES, vitest, reportIn(vitestResults), readVitest),
  judge(JOURNEYS, playwright, reportIn(playwrightResults), readPlaywright),
]);
rmSync(folder, { recursive: true, force: true });

process.stdout.write(text);
process.exit(failed === 0 ? 0 : 1);
