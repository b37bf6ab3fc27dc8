import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { errorCode } from '../startup/error-code';
import { commandOf, isAlive } from '../startup/processes';

export type Postmaster = { pid: number; port: number; ready: boolean };

const STOP_TIMEOUT_MS = 30_000;
const POLL_MS = 20;

/** What `postmaster.pid` of a cluster says, or null when there is none. Does not tell whether the process lives. */
export async function readPostmaster(cluster: string): Promise<Postmaster | null> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  });
  const lines = text?.split('\n') ?? [];
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 1) return null;
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/** The living postmaster of this very cluster: an id that a stranger got meanwhile does not count. */
export async function livingPostmaster(cluster: string): Promise<Postmaster | null> {
  const postmaster = await readPostmaster(cluster);
  if (!postmaster || !isAlive(postmaster.pid)) return null;
  const command = commandOf(postmaster.pid);
  const isOurs = command === null ? process.platform === 'win32' : command.includes(cluster);
  return isOurs ? postmaster : null;
}

/** Postgres refuses to start while the id in its lock file is alive, even when that is another program by now. */
export async function removeStaleLock(cluster: string): Promise<void> {
  if (await livingPostmaster(cluster)) return;
  await rm(join(cluster, 'postmaster.pid'), { force: true });
}

async function waitForEnd(pid: number, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false;
    await sleep(POLL_MS);
  }
  return true;
}

/** Stops a postmaster: a fast shutdown (transactions abort, everything acknowledged is flushed), an immediate one if it hangs. */
export async function stopPostmaster(pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    if (await waitForEnd(pid, STOP_TIMEOUT_MS)) return;
  }
}
