import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Script } from 'node:vm';

import { BUILD_FOLDER } from './build-stamp';
import { stripBlanks } from './strip-blanks';

const SERVER = path.join(BUILD_FOLDER, 'server');
// Escapes are taken in pairs, so that a backslash that is itself escaped never counts as one before a wide character.
const ESCAPES_AND_WIDE = /\\[^]|[^\0-\xff]/g;

const SOURCE_MAP = /\n\/\/# sourceMappingURL=\S*\s*$/;

const escapeUnit = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A chunk without what only makes it larger in memory. Wide characters stand in strings and patterns only. */
export function compactChunk(source: string): string {
  return stripBlanks(source).replace(ESCAPES_AND_WIDE, (match) => {
    const last = match.at(-1) ?? '';
    return last > '\xff' ? escapeUnit(last) : match;
  });
}

const linkTo = (name: string) => `module.exports=require(${JSON.stringify(`./${name}`)});`;

function compactIfProgram(source: string): string {
  const compact = compactChunk(source);
  return isProgram(compact) ? compact : source;
}

/** A wide character in the place of a blank, say, cannot be escaped. */
function isProgram(source: string): boolean {
  try {
    return new Script(source) !== null;
  } catch {
    return false;
  }
}

/**
 * Makes the server's chunks take less memory: Node keeps the text of every module that it runs. Several routes get the
 * same chunk under names of their own, which then lead to one file; and one wide character, such as a dash in a comment,
 * doubles the memory of a whole file.
 */
export async function compactChunks(): Promise<void> {
  for (const folder of [path.join(SERVER, 'chunks'), path.join(SERVER, 'chunks', 'ssr')]) {
    const firstOf = new Map<string, string>();
    for (const name of (await readdir(folder)).sort()) {
      const file = path.join(folder, name);
      if (!name.endsWith('.js')) continue;
      const original = await readFile(file, 'utf8');
      // Before the work: more than half of the text is there twice, and differs in the name of its map at most.
      const text = original.replace(SOURCE_MAP, '');
      const digest = createHash('sha256').update(text).digest('hex');
      const first = firstOf.get(digest);
      firstOf.set(digest, first ?? name);
      await writeFile(file, first === undefined ? compactIfProgram(text) : linkTo(first));
    }
  }
}
