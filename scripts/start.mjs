import { spawnSync } from 'node:child_process';
import process from 'node:process';

import { prepare } from './prepare.mjs';

/** Compiled in a process of its own: this one lives as long as the site, and should stay small. */
function compileStart() {
  const { status, stdout } = spawnSync(process.execPath, ['scripts/compile-programs.mjs'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) process.exit(1);
  return stdout;
}

await prepare();
const { start } = await import(compileStart());
await start({ dev: process.argv.includes('--dev') });
