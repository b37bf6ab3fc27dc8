import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

function readProc(pid: number, file: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return null;
  }
}

function askPs(pid: number, column: string): string | null {
  if (process.platform === 'win32') return null;
  try {
    const output = execFileSync('ps', ['-ww', '-o', `${column}=`, '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return output.trim() || null;
  } catch {
    return null;
  }
}

/** The fields of Linux's `stat` of a process, from its state on. */
function statFields(pid: number): string[] | null {
  // The command name may hold spaces and brackets: fields are counted after its closing bracket.
  return readProc(pid, 'stat')?.split(') ').at(-1)?.split(' ') ?? null;
}

/** Whether a process with this id runs, whoever owns it. A zombie is dead; only its parent has not noticed. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return statFields(pid)?.[0] !== 'Z';
}

/** The command line of a process, arguments joined by a space; null when it cannot be known. */
export function commandOf(pid: number): string | null {
  if (process.platform !== 'linux') return askPs(pid, 'args');
  return readProc(pid, 'cmdline')?.replaceAll('\0', ' ').trim() || null;
}

/**
 * What tells a process from a later one that got the same id: its start time, on Linux within this
 * boot. Null when it cannot be known (no such process, or a system without `/proc` and `ps`).
 */
export function identityOf(pid: number): string | null {
  if (process.platform !== 'linux') return askPs(pid, 'lstart');
  const fields = statFields(pid);
  if (!fields || fields[0] === 'Z') return null;
  const boot = readProc(pid, '../sys/kernel/random/boot_id')?.trim() ?? '';
  return `${boot}:${fields[19] ?? ''}`;
}

/** The parent of a process; null where the system has no `/proc` to read it from. */
export function parentOf(pid: number): number | null {
  const parent = statFields(pid)?.[1];
  return parent === undefined ? null : Number(parent);
}
