import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Script } from 'node:vm';

import { transform } from 'esbuild';

import { BUILD_FOLDER } from './build-stamp';

const SERVER = path.join(BUILD_FOLDER, 'server');
const SOURCE_MAP = /\n\/\/# sourceMappingURL=\S*\s*$/;
/** Characters. A place in a stack trace stays one that can be looked at. */
const LINE = 300;

// Escapes are taken in pairs, so that a backslash that is itself escaped never counts as one before a wide character.
const ESCAPES_AND_WIDE = /\\[^]|[^\0-\xff]/g;
const CLASS_NAMES = /\bclass\s+([\w$]+)/g;

const linkTo = (name: string) => `module.exports=require(${JSON.stringify(`./${name}`)});`;

/**
 * A chunk without what only makes it larger in memory: comments and blanks, and wide characters, of which a single one,
 * such as a dash in a text, doubles the memory of a whole file.
 */
export async function compactChunk(source: string): Promise<string> {
  return withoutWide(await withoutBlanks(source.replace(SOURCE_MAP, '')));
}

/** As it is where esbuild would rename a class, as it does one that has the name of what holds it: errors go by it. */
async function withoutBlanks(source: string): Promise<string> {
  const { code } = await transform(source, {
    charset: 'ascii',
    legalComments: 'none',
    lineLimit: LINE,
    logLevel: 'silent',
    minifyWhitespace: true,
  });
  const known = new Set(classNames(source));
  return classNames(code).every((name) => known.has(name)) ? code.trimEnd() : source;
}

const classNames = (source: string) => [...source.matchAll(CLASS_NAMES)].map(([, name]) => name);

/** Wide characters stand in strings and patterns nearly always; in the place of a blank, say, none can be escaped. */
function withoutWide(source: string): string {
  const narrow = source.replace(ESCAPES_AND_WIDE, (match) => {
    const last = match.at(-1) ?? '';
    return last > '\xff' ? escapeUnit(last) : match;
  });
  return narrow === source || isProgram(narrow) ? narrow : source;
}

const escapeUnit = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

function isProgram(source: string): boolean {
  try {
    return new Script(source) !== null;
  } catch {
    return false;
  }
}

/**
 * Makes the server's chunks take less memory: Node keeps the text of every module that it runs. Several routes get the
 * same chunk under names of their own, which then lead to one file.
 */
export async function compactChunks(): Promise<void> {
  for (const folder of [path.join(SERVER, 'chunks'), path.join(SERVER, 'chunks', 'ssr')]) {
    const firstOf = new Map<string, string>();
    const compacted: Promise<void>[] = [];
    for (const name of (await readdir(folder)).sort()) {
      if (!name.endsWith('.js')) continue;
      const file = path.join(folder, name);
      // Before the work: more than half of the text is there twice, and differs in the name of its map at most.
      const text = (await readFile(file, 'utf8')).replace(SOURCE_MAP, '');
      const digest = createHash('sha256').update(text).digest('hex');
      const first = firstOf.get(digest);
      firstOf.set(digest, first ?? name);
      compacted.push(
        first === undefined
          ? compactChunk(text).then((compact) => writeFile(file, compact))
          : writeFile(file, linkTo(first)),
      );
    }
    await Promise.all(compacted);
  }
}
