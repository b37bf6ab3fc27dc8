import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';

import { errorCode } from './error-code';

/**
 * The secret stored in `path` (mode 0600), generated when there is none. It appears whole or not at
 * all, and two processes that race for it agree on one. `created` says whether this call made it.
 */
export async function readOrCreateSecret(
  path: string,
  initial: string = randomBytes(24).toString('base64url'),
): Promise<{ value: string; created: boolean }> {
  try {
    return { value: (await readFile(path, 'utf8')).trim(), created: false };
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
  const half = `${path}.${process.pid}.tmp`;
  await writeFile(half, `${initial}\n`, { mode: 0o600, flush: true });
  try {
    await link(half, path);
    return { value: initial, created: true };
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    return { value: (await readFile(path, 'utf8')).trim(), created: false };
  } finally {
    await rm(half, { force: true });
  }
}
