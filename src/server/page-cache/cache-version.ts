import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { BUILD_FOLDER } from '../build/build-stamp';

/**
 * Names what every page depends on beside its tags: the build, the programs around it, the site's address, the database.
 * Null while one of them is not known.
 */
export function cacheVersion(database: string | null, siteUrl: string): string | null {
  const build = readBuildId();
  if (database === null || build === null) return null;
  const parts = [build, import.meta.url, siteUrl, database].join('\0');
  if (last?.parts !== parts) {
    const version = createHash('sha256').update(parts).digest('hex').slice(0, 16);
    last = { parts, version };
  }
  return last.version;
}

/** The same for every page, until the database is another one. */
let last: { parts: string; version: string } | undefined;

let buildId: string | undefined;

function readBuildId(): string | null {
  try {
    buildId ??= readFileSync(path.join(BUILD_FOLDER, 'BUILD_ID'), 'utf8');
    return buildId;
  } catch {
    return null;
  }
}
