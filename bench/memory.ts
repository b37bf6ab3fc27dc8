import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

import { benchPages } from './pages';

/** Megabytes that the site's Node processes may take together. */
const TARGETS = { idle: 300, 'after a bench': 600 };

type Row = { when: string; process: string; 'RSS MB': number; 'PSS MB': number };

/**
 * What a running production server (`npm start`, Linux) takes: each Node process of it, and its Postgres, at rest and
 * after the bench of pages. RSS counts what processes share, such as Node's own program, once for each of them, PSS once.
 */
export async function benchMemory(url: string): Promise<void> {
  const lock = path.join(process.env.DATA_DIR ?? '.data', 'running.lock');
  const { pid } = JSON.parse(await readFile(lock, 'utf8')) as { pid: number };
  const idle = await measure(pid, 'idle');
  await benchPages(url);
  const rows = [...idle, ...(await measure(pid, 'after a bench'))];
  console.table(rows);
  for (const [when, target] of Object.entries(TARGETS)) {
    const ours = rows.filter((row) => row.when === when && row.process !== 'postgres');
    const sum = ours.reduce((total, row) => total + row['RSS MB'], 0);
    const ratio = (sum / target).toFixed(2);
    console.log(
      `Node ${when}: ${sum} MB of ${target} (${ratio}) ${sum <= target ? 'met' : 'missed'}`,
    );
  }
}

async function measure(root: number, when: string): Promise<Row[]> {
  const postgres: Row = { when, process: 'postgres', 'RSS MB': 0, 'PSS MB': 0 };
  const rows: Row[] = [];
  for (const pid of await familyOf(root)) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
    const megabytes = (name: string) =>
      Math.round(Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(rollup)?.[1] ?? 0) / 1024);
    const isPostgres = command.includes('postgres');
    const row = isPostgres
      ? postgres
      : { ...postgres, process: pid === root ? 'supervisor' : 'server', 'RSS MB': 0, 'PSS MB': 0 };
    row['RSS MB'] += megabytes('Rss');
    row['PSS MB'] += megabytes('Pss');
    if (!isPostgres) rows.push(row);
  }
  return [...rows, postgres];
}

/** A process and all that it has started. */
async function familyOf(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const lists = await Promise.all(
    threads.map((id) => readFile(`/proc/${pid}/task/${id}/children`, 'utf8').catch(() => '')),
  );
  const children = lists.join(' ').split(' ').filter(Boolean).map(Number);
  return [pid, ...(await Promise.all(children.map(familyOf))).flat()];
}
