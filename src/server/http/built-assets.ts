import { readdirSync } from 'node:fs';

import { BUILD_FOLDER } from '../build/build-stamp';

const PREFIX = '/_next/static/';

let files: ReadonlySet<string> | undefined;

/** The files of the build, which stay what they are as long as this process lives. */
function builtFiles(): ReadonlySet<string> {
  const folder = `${BUILD_FOLDER}/static`;
  files ??= new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }));
  return files;
}

/** Whether an address is that of a file of the build. One that no build made is like any other that does not exist. */
export function isBuiltAsset(url: string): boolean {
  if (!url.startsWith(PREFIX)) return false;
  const [path = ''] = url.slice(PREFIX.length).split('?', 1);
  try {
    return builtFiles().has(decodeURIComponent(path));
  } catch {
    // No address of ours, or no build at all.
    return false;
  }
}
