import { spawnSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

/**
 * Compiles TypeScript programs of the repository before they run: a loader that translates while a program runs would
 * cost it memory as long as it lives.
 *
 * @param {string[]} files relative to the root of the repository; their names must differ
 */
export function compilePrograms(files) {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['scripts/compile-programs.mjs', ...files],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (status !== 0) process.exit(1);
  /** @param {string} name of a program's file, without its extension */
  const fileOf = (name) => path.join(stdout, `${name}.mjs`);
  return {
    fileOf,
    /** @param {string} name */
    program: (name) => import(pathToFileURL(fileOf(name)).href),
  };
}
