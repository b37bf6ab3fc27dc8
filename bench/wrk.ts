import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

const SECONDS = 6;
const PERCENTILES = 'bench/percentiles.lua';

export const CONNECTIONS = 16;

/** Percentiles of the time to an answer, in milliseconds. */
export type Load = { perSecond: number; p50: number; p95: number; p99: number; failed: number };

/** One bounded load of a loopback address: 1 thread, 16 connections, 6 s. Needs `wrk` (Debian package of that name). */
export async function wrk(url: string, headers: Record<string, string> = {}): Promise<Load> {
  const flags = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { stdout } = await run('wrk', [
    ...['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '-s', PERCENTILES],
    ...flags,
    url,
  ]).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new Error('wrk is needed: apt-get install wrk');
    throw error;
  });
  const failed = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? '0';
  const percentile = (name: string) =>
    Number(new RegExp(`^${name} ([\\d.]+) ms$`, 'm').exec(stdout)?.[1] ?? Number.NaN);
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN),
    p50: percentile('p50'),
    p95: percentile('p95'),
    p99: percentile('p99'),
    failed: Number(failed),
  };
}
