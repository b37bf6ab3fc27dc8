import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Resident memory of the process that listens at the address, in MB; NaN where there is no /proc to read it from. */
export function megabytesOf(url: string): number {
  const pid = listenerOf(Number(new URL(url).port));
  if (pid === null) return Number.NaN;
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

export function listenerOf(port: number): number | null {
  const inode = readProc('net/tcp', port) ?? readProc('net/tcp6', port);
  if (inode === null) return null;
  for (const name of readdirSync('/proc')) {
    if (/^\d+$/.test(name) && holds(name, `socket:[${inode}]`)) return Number(name);
  }
  return null;
}

/** Processor time that this process has used, in milliseconds. */
export function cpuMillisecondsOf(url: string): number {
  const MILLISECONDS_PER_TICK = 10;
  const pid = listenerOf(Number(new URL(url).port));
  if (pid === null) return Number.NaN;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * MILLISECONDS_PER_TICK;
}

/** The socket that listens on the port, by Linux's table of connections. */
function readProc(file: string, port: number): string | null {
  const LISTENING = '0A';
  const wanted = port.toString(16).toUpperCase().padStart(4, '0');
  for (const line of readLines(`/proc/${file}`)) {
    const [, local = '', , state, , , , , , inode] = line.trim().split(/\s+/);
    if (state === LISTENING && local.endsWith(`:${wanted}`)) return inode ?? null;
  }
  return null;
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}

function holds(pid: string, socket: string): boolean {
  try {
    return readdirSync(`/proc/${pid}/fd`).some(
      (descriptor) => readlinkSync(`/proc/${pid}/fd/${descriptor}`) === socket,
    );
  } catch {
    // It has ended meanwhile, or is another user's.
    return false;
  }
}
