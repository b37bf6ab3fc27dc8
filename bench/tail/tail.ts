import { setTimeout as pause } from 'node:timers/promises';

import { withPool } from '@/server/database/database';

import { percentile } from '../percentile';
import { ROUTES } from '../routes';
import { cpuMillisecondsOf, listenerOf, megabytesOf } from '../server-process';
import { createClient } from './client';
import { importPrices } from './importer';

const NEVER_MADE = 6_000;
/** Of them, those that a process meets while it is still compiling itself; the importer changes these. */
const FIRST = 1_500;
const READERS = 8;
const MOST_READ = 1_000;
const MINUTE = 60_000;
/** Milliseconds between two pages of a reader. */
const GLANCE = 10;
/** Milliseconds after which pages that were made have been stored. */
const STORED_AFTER = 5_000;
const GOALS = { never: 100, restarted: 2_000, hits: 95, p95: 50, memory: 600 };

type Row = { what: string; figure: string; goal: string };

/**
 * The long tail and a busy editor: random gift pages that were never made, the same after the server process was killed
 * and came back, and the most read pages while an importer changes ten gifts a second. Against a running production
 * server (`npm start`) of this machine with 100,000 gifts (`npm run seed -- --gifts 100000`), whose process it kills.
 */
export async function benchTail(url: string): Promise<void> {
  const { popular, others } = await readIds();
  const rows: Row[] = [];
  const client = createClient(url, READERS);
  const say = (what: string, figure: string, goal = '') => rows.push({ what, figure, goal });

  await client.fetchPage('/');
  const unread = others.map((id) => `/presente/${id}`);
  // A process that has just started is slower: what it answers first is printed apart from the whole.
  const early = await walk(unread.slice(0, FIRST));
  const late = await walk(unread.slice(FIRST));
  const first = together(early, late);
  const met = (is: boolean) => (is ? 'met' : 'missed');
  say(
    'pages never made',
    `${first.perSecond.toFixed(0)}/s`,
    `${GOALS.never}/s ${met(first.perSecond >= GOALS.never)}`,
  );
  say('the first 1,500 of them', `${early.perSecond.toFixed(0)}/s`);
  say('p50, p95 of the others', `${late.p50.toFixed(0)}, ${late.p95.toFixed(0)} ms`);
  say('processor for each', `${first.cpu.toFixed(1)} ms`, `10 ms ${met(first.cpu <= 10)}`);
  say(
    'resident memory after it',
    `${megabytesOf(url)} MB`,
    `${GOALS.memory} MB ${met(megabytesOf(url) <= GOALS.memory)}`,
  );

  await pause(STORED_AFTER);
  await killServer(url);
  const coldAgain = await walk(unread.slice(0, FIRST));
  const again = together(coldAgain, await walk(unread.slice(FIRST)));
  say(
    'the same after kill -9 and a restart',
    `${again.perSecond.toFixed(0)}/s`,
    `${GOALS.restarted}/s ${met(again.perSecond >= GOALS.restarted)}`,
  );
  say('the first 1,500 of them', `${coldAgain.perSecond.toFixed(0)}/s`);
  say('of them made again', String(again.madeSince), '0');
  const cached = await walk(unread.slice(0, 1_000));
  say('1,000 of them from memory', `${cached.perSecond.toFixed(0)}/s`);

  for (const [where, changed] of [
    ['anywhere', [...others.slice(0, FIRST), ...popular]],
    ['among the most read', popular],
  ] as const) {
    const busy = await readWhileImporting(changed);
    const goal = (text: string, is: boolean) => (where === 'anywhere' ? `${text} ${met(is)}` : '');
    say(
      `${READERS} readers, 10 changes a second ${where}`,
      `${busy.perSecond.toFixed(0)} pages/s, ${busy.changes} changes`,
    );
    say('hits', `${busy.hits.toFixed(1)} %`, goal(`${GOALS.hits} %`, busy.hits >= GOALS.hits));
    say(
      'p50, p95',
      `${busy.p50.toFixed(1)}, ${busy.p95.toFixed(1)} ms`,
      goal(`${GOALS.p95} ms`, busy.p95 < GOALS.p95),
    );
    const wrong = busy.wrong.length;
    say('pages wrong a second after a change', String(wrong), `0 ${met(wrong === 0)}`);
    for (const line of busy.wrong.slice(0, 5)) console.log(line);
  }
  say(
    'resident memory at the end',
    `${megabytesOf(url)} MB`,
    `${GOALS.memory} MB ${met(megabytesOf(url) <= GOALS.memory)}`,
  );
  console.table(rows);
  client.close();

  async function walk(paths: readonly string[]) {
    const took: number[] = [];
    let madeSince = 0;
    const [start, began, cpu] = [performance.now(), Date.now(), cpuMillisecondsOf(url)];
    await client.walk(paths, (page, path) => {
      if (page.status !== 200) throw new Error(`${path}: ${page.status}`);
      took.push(page.took);
      if (madeAt(page.headers['x-made-at']) >= began) madeSince += 1;
    });
    const seconds = (performance.now() - start) / 1_000;
    return {
      pages: paths.length,
      seconds,
      perSecond: paths.length / seconds,
      p50: percentile(took, 0.5),
      p95: percentile(took, 0.95),
      cpu: (cpuMillisecondsOf(url) - cpu) / paths.length,
      madeSince,
    };
  }

  async function readWhileImporting(changed: readonly number[]) {
    const pages = [...ROUTES, ...popular.map((id) => `/presente/${id}`)].slice(0, MOST_READ);
    await client.walk(pages, () => undefined);
    const took: number[] = [];
    let hits = 0;
    const ending = AbortSignal.timeout(MINUTE);
    const importing = importPrices(url, changed, client, ending);
    const readers = Array.from({ length: READERS }, async (_, reader) => {
      for (let turn = reader * 131; !ending.aborted; turn += 1) {
        const asked = Date.now();
        const page = await client.fetchPage(pages[turn % pages.length] ?? '/');
        took.push(page.took);
        // A page that was there before it was asked for.
        if (madeAt(page.headers['x-made-at']) < asked) hits += 1;
        await pause(GLANCE);
      }
    });
    await Promise.all(readers);
    return {
      ...(await importing),
      perSecond: took.length / (MINUTE / 1_000),
      hits: (hits / took.length) * 100,
      p50: percentile(took, 0.5),
      p95: percentile(took, 0.95),
    };
  }
}

type Walked = { pages: number; seconds: number; cpu: number; madeSince: number };

function together(one: Walked, other: Walked) {
  const pages = one.pages + other.pages;
  return {
    perSecond: pages / (one.seconds + other.seconds),
    cpu: (one.cpu * one.pages + other.cpu * other.pages) / pages,
    madeSince: one.madeSince + other.madeSince,
  };
}

function madeAt(header: string | string[] | undefined): number {
  return new Date(String(header)).getTime();
}

/** The gifts that are read most, and some that are read least. */
async function readIds(): Promise<{ popular: number[]; others: number[] }> {
  return withPool(process.env.DATABASE_URL ?? '', async (pool) => {
    const list = async (order: string, offset: number, most: number) => {
      const { rows } = await pool.query<{ gift_id: number }>(
        `select gift_id from listing_entries where scope_kind = 0 and scope_id = 0
         order by ${order} offset ${offset} limit ${most}`,
      );
      return rows.map((row) => row.gift_id);
    };
    return {
      popular: await list('popularity desc, gift_id', 0, MOST_READ),
      others: await list('md5(gift_id::text || current_date::text)', 0, NEVER_MADE),
    };
  });
}

/** Ends the server's process as a crash does, and waits until its supervisor has started another one. */
async function killServer(url: string): Promise<void> {
  const port = Number(new URL(url).port);
  const pid = listenerOf(port);
  if (pid === null) throw new Error('The server is not on this machine.');
  process.kill(pid, 'SIGKILL');
  for (;;) {
    await pause(100);
    const answer = await fetch(`${url}/api/ready`).catch(() => null);
    if (answer?.ok === true && listenerOf(port) !== pid) return;
  }
}
