import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

export const BUILD_FOLDER = '.next';
const STAMP = path.join(BUILD_FOLDER, 'mimoteca-sources');

// Not tsconfig.json: Next writes to it while it builds.
const SOURCES = [
  'src',
  'collections',
  'migrations',
  'public',
  // Of the server only the transport of mails is part of the application: its configuration names it.
  'src/server/mail/smtp-transport.ts',
  'payload.config.ts',
  'next.config.ts',
  'postcss.config.mjs',
  'package-lock.json',
];

// These run beside or before the built application and are never part of it.
const OUTSIDE_THE_BUILD = new Set(['src/server', 'src/seed']);

async function filesBelow(root: string, place: string): Promise<string[]> {
  const there = path.join(root, place);
  if (!existsSync(there) || OUTSIDE_THE_BUILD.has(place)) return [];
  const entries = await readdir(there, { withFileTypes: true }).catch(() => null);
  if (!entries) return [place];
  const nested = await Promise.all(
    entries.map(async (entry) => {
      const child = `${place}/${entry.name}`;
      return entry.isDirectory() ? await filesBelow(root, child) : [child];
    }),
  );
  return nested.flat();
}

/**
 * A digest of everything a build is made from. Contents count, not dates: a checkout touches dates only. SITE_URL is left
 * out: every page that names it is made anew when a server starts.
 */
export async function digestSources(root = '.'): Promise<string> {
  const places = await Promise.all(SOURCES.map((place) => filesBelow(root, place)));
  const files = places.flat().sort();
  const hash = createHash('sha256').update(process.version.split('.')[0] ?? '');
  for (const file of files)
    hash.update(`\0${file}\0`).update(await readFile(path.join(root, file)));
  return hash.digest('hex');
}

/** Whether the build on disk was made, to its end, from sources with this digest. */
export async function isBuiltFrom(digest: string): Promise<boolean> {
  if (!existsSync(path.join(BUILD_FOLDER, 'BUILD_ID'))) return false;
  return (await readFile(STAMP, 'utf8').catch(() => '')) === digest;
}

export const stampBuild = (digest: string): Promise<void> => writeFile(STAMP, digest);
