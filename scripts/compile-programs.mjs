import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

import { buildSync } from 'esbuild';

// A process of its own, which ends and gives the compiler's memory back: see compile.mjs.

const FOLDER = path.join('node_modules', '.mimoteca', 'programs');

function compile(entryPoints) {
  return buildSync({
    entryPoints,
    entryNames: '[name]',
    outdir: FOLDER,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    packages: 'external',
    loader: { '.css': 'empty' },
    alias: {
      'next/navigation': path.resolve('src/server/documents/navigation-outside-next.ts'),
      // Marks modules that no browser may load; these programs are none.
      'server-only': path.resolve('scripts/empty.mjs'),
    },
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

/** Who runs programs leaves its process id beside them: a folder without a living one is nobody's. */
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

/** Writes the programs into a folder named by their content, which is never changed afterwards, and answers where. */
function writePrograms(files, user) {
  const hash = createHash('sha256');
  for (const { path: file, contents } of files) hash.update(path.basename(file)).update(contents);
  const folder = path.resolve(FOLDER, hash.digest('hex').slice(0, 16));
  const half = `${folder}.${process.pid}`;
  if (!existsSync(folder)) {
    mkdirSync(half, { recursive: true });
    for (const { path: file, contents } of files) {
      writeFileSync(path.join(half, path.basename(file)), contents);
    }
    writeFileSync(path.join(half, `${user}.pid`), '');
    try {
      renameSync(half, folder);
    } catch (error) {
      // Another command was faster with the same files.
      rmSync(half, { recursive: true, force: true });
      if (!existsSync(folder)) throw error;
    }
  }
  try {
    writeFileSync(path.join(folder, `${user}.pid`), '');
    removeLeftovers(folder);
  } catch {
    // A clone that this user may not write to is no obstacle once it is compiled: what is left lies there.
  }
  return folder;
}

process.stdout.write(writePrograms(compile(process.argv.slice(2)), process.ppid));
