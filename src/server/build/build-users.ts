import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { StartupFailure } from '../startup/failures';
import { identityOf, isAlive } from '../startup/processes';

// Beside the build and not in it: a build empties its folder.
const FOLDER = path.join('node_modules', '.mimoteca', 'copies');

type User = { identity: string | null; what: string };

/**
 * Several copies with data folders of their own may run from one clone and share its build. Each
 * says so while it runs, because a build in the middle would pull the files from under it.
 * Returns what takes the note back.
 */
export async function noteBuildUser(what: string): Promise<() => Promise<void>> {
  const file = path.join(FOLDER, String(process.pid));
  const user: User = { identity: identityOf(process.pid), what };
  // Where this user may not write, this user may not build either: there is nothing to guard.
  await mkdir(FOLDER, { recursive: true })
    .then(() => writeFile(file, JSON.stringify(user)))
    .catch(() => undefined);
  return () => rm(file, { force: true });
}

/** Throws a StartupFailure when another living copy uses the build, or makes one. */
export async function refuseWhileInUse(): Promise<void> {
  for (const name of await readdir(FOLDER).catch(() => [])) {
    const pid = Number(name);
    if (pid === process.pid) continue;
    const file = path.join(FOLDER, name);
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text === null) continue;
    const user = JSON.parse(text) as User;
    if (!isAlive(pid) || identityOf(pid) !== user.identity) {
      await rm(file, { force: true });
      continue;
    }
    throw new StartupFailure(
      `O código mudou e precisa de um build, mas outra cópia desta pasta está em uso (${user.what}, processo ${pid}). Encerre-a e tente de novo.`,
    );
  }
}
