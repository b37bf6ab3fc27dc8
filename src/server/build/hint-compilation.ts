import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { BUILD_FOLDER } from './build-stamp';

/**
 * Tells the browser that what is in the file runs as soon as it has arrived: it is then compiled whole and beside the
 * main thread while it is still arriving, and not function by function on the main thread. Other browsers read a comment.
 */
const HINT = '//# allFunctionsCalledOnLoad\n';
/** A script that a page starts with, as Next writes it. */
const SCRIPT = /<script src="\/_next\/(static\/chunks\/[^"]+\.js)"(?: id="[^"]*")? async="">/g;
/** Bytes. Below it there is nothing to gain. */
const SMALLEST = 20_000;

/**
 * Hints at the scripts that the built public pages start with: React and the application around it, nearly all of which
 * runs at once. What is fetched later (the panel, forms, dialogs) is left to the browser.
 */
export async function hintCompilation(folder = BUILD_FOLDER): Promise<void> {
  const pages = path.join(folder, 'server', 'app');
  const scripts = new Set<string>();
  for (const name of await readdir(pages, { recursive: true })) {
    if (!name.endsWith('.html')) continue;
    const html = await readFile(path.join(pages, name), 'utf8');
    for (const [, script = ''] of html.matchAll(SCRIPT)) scripts.add(script);
  }
  for (const script of scripts) {
    const file = path.join(folder, script);
    const code = await readFile(file, 'utf8');
    if (code.length < SMALLEST || code.startsWith(HINT)) continue;
    await writeFile(file, HINT + code);
  }
}
