import { execFileSync, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

import { StartupFailure } from '../startup/failures';

/** The system user the database runs as; null means the user who runs us. */
export type PostgresOwner = { uid: number; gid: number } | null;

export const isRoot = process.getuid?.() === 0;

const EXISTING_USERS = ['postgres', 'mimoteca', 'nobody'];

function lookUp(name: string): PostgresOwner {
  try {
    const ask = (flag: string) =>
      Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
    return { uid: ask('-u'), gid: ask('-g') };
  } catch {
    return null;
  }
}

function createUser(): PostgresOwner {
  spawnSync('useradd', [
    '--system',
    '--no-create-home',
    '--shell',
    '/usr/sbin/nologin',
    'mimoteca',
  ]);
  return lookUp('mimoteca');
}

/**
 * Postgres refuses to run as root, so root lends it an unprivileged user: the one who owns the
 * cluster already (whoever was chosen the first time stays), else one the system has.
 */
export function postgresOwner(cluster: string): PostgresOwner {
  if (!isRoot) return null;
  const existing = statSync(cluster, { throwIfNoEntry: false });
  if (existing && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid };
  for (const name of EXISTING_USERS) {
    const owner = lookUp(name);
    if (owner) return owner;
  }
  const created = createUser();
  if (created) return created;
  throw new StartupFailure(
    'O banco de dados não roda como root e não há outro usuário. Crie um (useradd --system mimoteca) ou rode como usuário comum.',
  );
}

/**
 * Whether the owner can pass through or execute `path`. Asked of the system rather than computed
 * from modes, so that groups, ACLs and mounts count.
 */
export function canReach(owner: PostgresOwner, path: string): boolean {
  if (!owner) return true;
  const result = spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], { ...owner, cwd: '/' });
  if (result.error) {
    throw new StartupFailure(
      `Este sistema não deixa iniciar o banco de dados com outro usuário (${result.error.message}). Rode como usuário comum ou informe DATABASE_URL.`,
    );
  }
  return result.status === 0;
}
