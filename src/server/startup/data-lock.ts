import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { errorCode } from './error-code';
import { StartupFailure } from './failures';
import { identityOf, isAlive } from './processes';

type Holder = { pid: number; identity: string | null; purpose: string; stopping: boolean };

export type DataLock = {
  /** Tells a copy that is starting that it is worth waiting a little. */
  announceStop(): Promise<void>;
  release(): Promise<void>;
};

const POLL_MS = 200;
const PATIENCE_MS = 2_000;
const PATIENCE_WHILE_STOPPING_MS = 30_000;

async function readHolder(file: string): Promise<Holder | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder;
  } catch (error) {
    // Absent, or cut short by a full disk or a power failure: nobody living wrote it.
    if (error instanceof SyntaxError)
      return { pid: 0, identity: null, purpose: '', stopping: false };
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

function isHeld(holder: Holder): boolean {
  if (holder.pid <= 0 || !isAlive(holder.pid)) return false;
  return holder.pid === process.pid ? false : identityOf(holder.pid) === holder.identity;
}

async function removeStale(file: string, stale: Holder): Promise<void> {
  const aside = `${file}.${process.pid}.stale`;
  await rename(file, aside).catch(() => undefined);
  const moved = await readHolder(aside);
  // Another start may have replaced the stale lock between our look and our rename: give it back.
  if (moved && moved.pid !== stale.pid) await link(aside, file).catch(() => undefined);
  await rm(aside, { force: true });
}

/**
 * Makes this process the only one that runs a data folder. A lock whose process was killed does not
 * count, also when its id belongs to another program by now. Waits a moment for a copy that is
 * stopping; throws a StartupFailure when one stays.
 */
export async function lockDataFolder(dataDir: string, purpose: string): Promise<DataLock> {
  const file = path.join(dataDir, 'running.lock');
  const own: Holder = {
    pid: process.pid,
    identity: identityOf(process.pid),
    purpose,
    stopping: false,
  };
  const half = `${file}.${process.pid}.tmp`;
  const since = Date.now();
  await writeFile(half, JSON.stringify(own));
  try {
    for (;;) {
      const isOurs = await link(half, file).then(
        () => true,
        (error: unknown) => {
          if (errorCode(error) === 'EEXIST') return false;
          throw error;
        },
      );
      if (isOurs) break;
      const holder = await readHolder(file);
      if (!holder) continue;
      if (!isHeld(holder)) {
        await removeStale(file, holder);
        continue;
      }
      const patience = holder.stopping ? PATIENCE_WHILE_STOPPING_MS : PATIENCE_MS;
      if (Date.now() - since > patience) {
        throw new StartupFailure(
          `Outra cópia já usa a pasta ${dataDir} (${holder.purpose}, processo ${holder.pid}). Encerre-a ou use outras DATA_DIR, PORT, PG_PORT, MAIL_SMTP_PORT e MAIL_UI_PORT.`,
        );
      }
      await sleep(POLL_MS);
    }
  } finally {
    await rm(half, { force: true });
  }
  return {
    announceStop: () => writeFile(file, JSON.stringify({ ...own, stopping: true })),
    release: () => rm(file, { force: true }),
  };
}
