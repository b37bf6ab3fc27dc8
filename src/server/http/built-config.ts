import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { BUILD_FOLDER } from '../build/build-stamp';

const FILE = path.join(BUILD_FOLDER, 'required-server-files.json');

/**
 * Gives Next the configuration that the build has stored, the way its own standalone server gets it. Otherwise Next would
 * read next.config.ts again, for which it loads a compiler of nearly 30 MB that the process never needs after.
 */
export async function useBuiltConfig(): Promise<void> {
  const { config } = JSON.parse(await readFile(FILE, 'utf8')) as { config: unknown };
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
}
