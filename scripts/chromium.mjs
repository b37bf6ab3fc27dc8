import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';

import { chromium } from '@playwright/test';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const isRoot = process.getuid?.() === 0;

/** A stand-in of some distributions is there and starts nothing: only one that tells its version counts. */
function works(file) {
  return existsSync(file) && spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0;
}

/** The browser of this machine, or undefined for the one that Playwright has downloaded, if any. */
export function systemChromium() {
  const wanted = process.env.CHROMIUM_PATH;
  return [...(wanted ? [wanted] : []), ...SYSTEM].find(works);
}

const hasBrowser = () => systemChromium() !== undefined || existsSync(chromium.executablePath());

function run(command, args, options = {}) {
  return spawnSync(command, args, { stdio: 'inherit', ...options }).status === 0;
}

/** Makes sure that there is a browser for the journeys: the system's, Playwright's, or Debian's package. */
export function ensureChromium() {
  if (hasBrowser()) return;
  process.stdout.write('  … Instalando o Chromium\n');
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    run('apt-get', ['update', '-qq'], { env });
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env });
    if (hasBrowser()) return;
  }
  const deps = isRoot ? ['--with-deps'] : [];
  const playwright = 'node_modules/@playwright/test/cli.js';
  run(process.execPath, [playwright, 'install', ...deps, 'chromium'], { timeout: 10 * 60_000 });
  if (hasBrowser()) return;
  process.stderr.write(
    '  ✖ Não foi possível instalar um Chromium. Instale-o e rode de novo, ou informe CHROMIUM_PATH.\n',
  );
  process.exit(1);
}
