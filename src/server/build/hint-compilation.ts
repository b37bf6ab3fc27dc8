import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { z } from 'zod';

import { BUILD_FOLDER } from './build-stamp';

const rootScripts = z.object({ rootMainFiles: z.array(z.string()) });
const scriptsOfParts = z.record(z.string(), z.array(z.string()));

/**
 * Tells the browser that what is in the file runs as soon as it has arrived: it is then compiled whole and beside the
 * main thread while it is still arriving, and not function by function on the main thread. Other browsers read a comment.
 */
const HINT = '//# allFunctionsCalledOnLoad\n';
/** Of a route, as Next writes down what it is made of: the scripts of each of its files. */
const MANIFEST = 'page_client-reference-manifest.js';
const SCRIPTS = /"entryJSFiles":(\{.*?\})/s;
/** The files whose scripts a page starts with. */
const PART = /\/(?:layout|page)$/;
const PUBLIC_PAGES = path.join('server', 'app', '(site)');
/** Bytes. Below it there is nothing to gain. */
const SMALLEST = 20_000;

/**
 * Hints at the scripts that the built public pages start with: React and the application around it, nearly all of which
 * runs at once. What is fetched later (the panel, forms, dialogs) is left to the browser.
 */
export async function hintCompilation(folder = BUILD_FOLDER): Promise<void> {
  const scripts = new Set(await scriptsOfAll(folder));
  const pages = path.join(folder, PUBLIC_PAGES);
  for (const name of await readdir(pages, { recursive: true })) {
    if (path.basename(name) !== MANIFEST) continue;
    for (const script of scriptsIn(await readFile(path.join(pages, name), 'utf8'))) {
      scripts.add(script);
    }
  }
  for (const script of scripts) {
    const file = path.join(folder, script);
    const code = await readFile(file, 'utf8');
    if (code.length < SMALLEST || code.startsWith(HINT)) continue;
    await writeFile(file, HINT + code);
  }
}

/** React and Next, which every page starts with. */
async function scriptsOfAll(folder: string): Promise<string[]> {
  const manifest = await readFile(path.join(folder, 'build-manifest.json'), 'utf8');
  return rootScripts.parse(JSON.parse(manifest)).rootMainFiles;
}

function scriptsIn(manifest: string): string[] {
  const parts = scriptsOfParts.parse(JSON.parse(SCRIPTS.exec(manifest)?.[1] ?? '{}'));
  return Object.entries(parts).flatMap(([part, scripts]) => (PART.test(part) ? scripts : []));
}
