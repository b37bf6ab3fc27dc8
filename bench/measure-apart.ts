import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { withPool } from '@/server/database/database';

/** The database of this name beside that of DATABASE_URL, made when there is none: its address. */
export async function databaseBeside(name: string): Promise<string> {
  const home = process.env.DATABASE_URL ?? '';
  await withPool(home, async (pool) => {
    const { rowCount } = await pool.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await pool.query(`create database ${name}`);
  });
  return Object.assign(new URL(home), { pathname: `/${name}` }).href;
}

/** What this same benchmark prints in a process of its own, with this environment: Payload knows one database in each. */
export async function runApart(environment: Record<string, string>): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...process.execArgv, ...process.argv.slice(1)],
    { env: { ...process.env, ...environment }, maxBuffer: 16 * 1024 * 1024 },
  );
  return stdout;
}

/** The result that a process printed after this mark. */
export function resultIn(stdout: string, mark: string): unknown {
  const line = stdout.split('\n').find((text) => text.startsWith(mark));
  if (line === undefined) throw new Error(`No result: ${stdout}`);
  return JSON.parse(line.slice(mark.length));
}
