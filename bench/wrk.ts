import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

const SECONDS = 6;
const CONNECTIONS = 16;

export type Load = { perSecond: number; p99: number; failed: number };

/** One bounded load of a loopback address: 1 thread, 16 connections, 6 s. Needs `wrk` (Debian package of that name). */
export async function wrk(url: string, headers: Record<string, string> = {}): Promise<Load> {
  const flags = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { stdout } = await run('wrk', [
    ...['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '--latency'],
    ...flags,
    url,
  ]).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new Error('wrk is needed: apt-get install wrk');
    throw error;
  });
  const failed = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? '0';
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN),
    p99: inMilliseconds(/99%\s+([\d.]+)(us|ms|s)/.exec(stdout)),
    failed: Number(failed),
  };
}

function inMilliseconds(match: RegExpExecArray | null): number {
  const units = { us: 0.001, ms: 1, s: 1000 };
  const unit = match?.[2];
  const factor = unit === 'us' || unit === 'ms' || unit === 's' ? units[unit] : Number.NaN;
  return Number(match?.[1] ?? Number.NaN) * factor;
}
