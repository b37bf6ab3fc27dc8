import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { lstat, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { StartupFailure } from '../startup/failures';
import { canReach, postgresOwner } from './owner';

const POINTER = 'postgres-location.txt';

// /var/lib is not swept by the system's cleaners of temporary files, /var/tmp may be.
const SHARED_PLACES = ['/var/lib/mimoteca', '/var/tmp/mimoteca'];

/** A folder of root's that every user can pass through, for what cannot live below a closed home. */
export async function sharedPlace(): Promise<string> {
  for (const folder of SHARED_PLACES) {
    const made = await mkdir(folder, { recursive: true, mode: 0o755 }).then(
      () => true,
      () => false,
    );
    if (!made) continue;
    const { uid, mode } = await lstat(folder);
    // Anybody may create names in /var/tmp: trust only what is root's and closed to others' writes.
    if (uid === 0 && (mode & 0o022) === 0) return folder;
  }
  throw new StartupFailure(
    `Não foi possível criar uma pasta para o banco de dados em ${SHARED_PLACES.join(' nem em ')}. Aponte DATA_DIR para uma pasta fora de /root.`,
  );
}

/** The folder of the cluster of this data folder as far as it has been decided: inside it, or where its pointer says. */
export async function findCluster(dataDir: string): Promise<string> {
  const pointer = join(dataDir, POINTER);
  if (!existsSync(pointer)) return join(dataDir, 'postgres');
  return (await readFile(pointer, 'utf8')).trim();
}

/**
 * Decides where the cluster lives: in the data folder, unless root runs us and the user who will
 * run Postgres cannot reach it. Then it lives in a shared place and the data folder keeps a pointer.
 */
export async function placeCluster(dataDir: string, log: (line: string) => void): Promise<string> {
  const found = await findCluster(dataDir);
  const elsewhere = found !== join(dataDir, 'postgres');
  if (elsewhere && !existsSync(dirname(found))) {
    throw new StartupFailure(
      `O banco de dados desta pasta ficava em ${found}, que não existe mais. Restaure-o de um backup ou, para começar do zero, apague ${join(dataDir, POINTER)}.`,
    );
  }
  const owner = postgresOwner(found);
  if (elsewhere || existsSync(found) || canReach(owner, dataDir)) return found;

  const home = join(await sharedPlace(), `data-${randomBytes(6).toString('hex')}`);
  await mkdir(home, { mode: 0o711 });
  const cluster = join(home, 'postgres');
  await writeFile(join(dataDir, POINTER), `${cluster}\n`);
  log(`O banco de dados fica em ${cluster}, pois ${dataDir} está fechada para outros usuários`);
  return cluster;
}

/** Removes a cluster that lives outside its data folder, and the pointer to it. */
export async function forgetPlace(dataDir: string, cluster: string): Promise<void> {
  await rm(dirname(cluster), { recursive: true, force: true });
  await rm(join(dataDir, POINTER), { force: true });
}
