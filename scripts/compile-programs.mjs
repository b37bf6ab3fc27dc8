import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

const FOLDER = path.join('node_modules', '.mimoteca', 'programs');

function compile() {
  // The compiler is a dependency of tsx, not ours: ask from its folder.
  const { buildSync } = createRequire(createRequire(import.meta.url).resolve('tsx'))('esbuild');
  return buildSync({
    entryPoints: ['src/server/startup/start.ts', 'src/server/startup/serve.ts'],
    outdir: FOLDER,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    packages: 'external',
    // Of the preparation only, which is a program of its own.
    external: ['@payload-config'],
    write: false,
    logLevel: 'error',
  }).outputFiles;
}

/** Whether a process with this id runs, whoever owns it. */
function isAlive(id) {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Each start leaves its process id in the folder that it runs from: a folder without a living one is nobody's. */
const isInUse = (folder) =>
  readdirSync(folder).some((name) => name.endsWith('.pid') && isAlive(Number.parseInt(name, 10)));

/** Earlier versions that nothing runs from any more. */
function removeLeftovers(current) {
  for (const name of readdirSync(FOLDER)) {
    const folder = path.resolve(FOLDER, name);
    // What ends in a process id is being written by that process.
    if (folder === current || isAlive(Number(path.extname(name).slice(1)) || Number.NaN)) continue;
    if (!isInUse(folder)) rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * For a process of its own, which ends and gives the compiler's memory back. Compiles what runs as long as the site does,
 * and prints where its start is. Translating while running, as the other commands do, would cost each of the two processes
 * its memory all the time. What runs from a folder is never replaced: a server that is started again after a crash is the
 * one that was started first.
 */
function compilePrograms(startId) {
  const files = compile();
  const hash = createHash('sha256');
  for (const { path: file, contents } of files) hash.update(path.basename(file)).update(contents);
  const folder = path.resolve(FOLDER, hash.digest('hex').slice(0, 16));
  if (!existsSync(folder)) {
    const half = `${folder}.${process.pid}`;
    mkdirSync(half, { recursive: true });
    for (const { path: file, contents } of files) {
      writeFileSync(path.join(half, path.basename(file)), contents);
    }
    try {
      renameSync(half, folder);
    } catch (error) {
      // Another start was faster with the same files.
      rmSync(half, { recursive: true, force: true });
      if (!existsSync(folder)) throw error;
    }
  }
  try {
    writeFileSync(path.join(folder, `${startId}.pid`), '');
    removeLeftovers(folder);
  } catch {
    // A clone that this user may not write to is no obstacle once it is compiled: what is left lies there.
  }
  return pathToFileURL(path.join(folder, 'start.mjs')).href;
}

process.stdout.write(compilePrograms(process.ppid));
