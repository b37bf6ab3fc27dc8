import { performance } from 'node:perf_hooks';

import { withPool } from '@/server/database/database';

import { fetchOnce, withBareServer } from '../bare';
import { databaseBeside, resultIn, runApart } from '../measure-apart';
import { percentile } from '../percentile';
import { cpuMillisecondsOf } from '../server-process';
import { CONNECTIONS, wrk } from '../wrk';
import { type Asked, measureFinds } from './measure';
import { LIMIT, PAGES, type Question, questionsOf, SORTS } from './questions';

const SIZES = (process.env.BENCH_API_SIZES ?? '100000,1000000')
  .split(',')
  .filter(Boolean)
  .map(Number);
const REPEATS = 30;
const CPU_REPEATS = 100;
/** Milliseconds, and how much slower the largest catalogue may be than the smallest. */
const GOALS = { p95: 30, ratio: 1.5, statements: 4, cpu: 5 };
const SHOWN = 20;
const RESULT = '#finds ';
/** With an origin a request is answered by the application, not from the page cache. */
const UNCACHED = { origin: 'http://localhost' };
/** Requests in a minute: more than a server answers. */
const QUOTA = 1_000_000;

/**
 * What an integrator asks every day, of a running production server by REST and GraphQL (whatever its size), beside a bare server;
 * then the same finds in databases of several sizes, each beside that of DATABASE_URL and filled the first time (a million gifts:
 * half an hour and 6 GB). The site is started with API_ANONYMOUS_PER_MINUTE=1000000. BENCH_API_SIZES names other sizes, or none;
 * BENCH_API_SLOWEST=1 shows the slowest statement of each row.
 */
export async function benchApi(url: string): Promise<void> {
  const asked = process.env.BENCH_API_SIZE;
  if (asked !== undefined) {
    process.stdout.write(`${RESULT}${JSON.stringify(await measureFinds(Number(asked)))}\n`);
    return;
  }
  await demandQuota(url);
  const questions = await withPool(process.env.DATABASE_URL ?? '', questionsOf);
  await sayServer(url, questions);
  await sayLoad(url);
  const results: [number, Asked[]][] = [];
  for (const size of SIZES) results.push([size, await measureApart(size)]);
  saySizes(results);
}

/** Throws where the site would refuse most of what is asked here. */
async function demandQuota(url: string): Promise<void> {
  const { headers } = await fetch(`${url}/api/gifts?limit=1&depth=0`, { headers: UNCACHED });
  const quota = /;q=(\d+)/.exec(headers.get('ratelimit-policy') ?? '')?.[1];
  if (quota !== undefined && Number(quota) < QUOTA) {
    throw new Error(
      `the site answers ${quota} requests a minute: start it with API_ANONYMOUS_PER_MINUTE=${QUOTA}`,
    );
  }
}

async function sayServer(url: string, questions: Question[]): Promise<void> {
  const rows: { question: string; rest: number[]; graphql: number[] }[] = [];
  for (const question of questions) {
    for (const sort of SORTS) {
      for (const page of PAGES) {
        const name = `${question.name}, ${sort}, page ${page}`;
        const rest = await timesOf(() =>
          ask(restOf(url, question, sort, page), { headers: UNCACHED }),
        );
        // GraphQL's conditions know no slug of a relation.
        const isShared = !Object.keys(question.where).some((path) => path.includes('.'));
        const graphql = !isShared
          ? []
          : await timesOf(() => ask(`${url}/api/graphql`, graphqlOf(question, sort, page)));
        rows.push({ question: name, rest, graphql });
      }
    }
  }
  const slowest = ({ rest, graphql }: (typeof rows)[number]) =>
    Math.max(
      ...[rest, graphql].filter(({ length }) => length > 0).map((took) => percentile(took, 0.95)),
    );
  console.log(`${rows.length} questions, ${REPEATS} times each; the slowest:`);
  console.table(
    rows
      .toSorted((a, b) => slowest(b) - slowest(a))
      .slice(0, SHOWN)
      .map((row) => ({
        question: row.question,
        'REST p50': percentile(row.rest, 0.5).toFixed(1),
        'REST p95': percentile(row.rest, 0.95).toFixed(1),
        'GraphQL p50': percentile(row.graphql, 0.5).toFixed(1),
        'GraphQL p95': percentile(row.graphql, 0.95).toFixed(1),
        goal: slowest(row) <= GOALS.p95 ? 'met' : `missed (${GOALS.p95})`,
      })),
  );
  const of = (name: 'rest' | 'graphql') =>
    percentile(
      rows.flatMap((row) => row[name]),
      0.95,
    ).toFixed(1);
  console.log(`all together, p95: REST ${of('rest')} ms, GraphQL ${of('graphql')} ms`);
}

function restOf(url: string, { where }: Question, sort: string, page: number): string {
  const query = new URLSearchParams({ sort, page: String(page), limit: String(LIMIT), depth: '1' });
  for (const [path, condition] of Object.entries(where)) {
    for (const [operator, value] of Object.entries(condition)) {
      query.append(`where[${path}][${operator}]`, String(value));
    }
  }
  return `${url}/api/gifts?${query.toString()}`;
}

function graphqlOf({ where }: Question, sort: string, page: number): RequestInit {
  const named = Object.fromEntries(
    Object.entries(where).map(([path, condition]) => [path.replace('.', '__'), condition]),
  );
  const query = `query ($where: Gift_where) { Gifts(where: $where, sort: "${sort}", page: ${page}, limit: ${LIMIT}) {
    totalDocs docs { id title price images { url } categories { name } occasions { name } } } }`;
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { where: enumsOf(named) } }),
  };
}

/** GraphQL writes the values of a choice as names. */
function enumsOf(where: Record<string, unknown>): Record<string, unknown> {
  return JSON.parse(JSON.stringify(where).replaceAll('para celebrar', 'paracelebrar')) as Record<
    string,
    unknown
  >;
}

async function ask(address: string, init: RequestInit): Promise<void> {
  const answer = await fetch(address, init);
  const body = await answer.text();
  if (!answer.ok || body.includes('"errors"'))
    throw new Error(`${address}: ${answer.status} ${body.slice(0, 300)}`);
}

async function timesOf(work: () => Promise<void>): Promise<number[]> {
  const took: number[] = [];
  for (let turn = 0; turn <= REPEATS; turn += 1) {
    const startedAt = performance.now();
    await work();
    if (turn > 0) took.push(performance.now() - startedAt);
  }
  return took;
}

/** The same list again and again, from the page cache and past it, beside a bare server with the same bytes. */
async function sayLoad(url: string): Promise<void> {
  const path = '/api/gifts?limit=12&depth=1';
  const answer = await fetchOnce(url, path, {});
  await withBareServer([answer], async (bareUrl) => {
    // First, since the server refuses visitors for a while after a load that it could not bear.
    const before = cpuMillisecondsOf(url);
    for (let turn = 0; turn < CPU_REPEATS; turn += 1) await ask(url + path, { headers: UNCACHED });
    const cpu = (cpuMillisecondsOf(url) - before) / CPU_REPEATS;
    const bare = await wrk(bareUrl + path);
    const cached = await wrk(url + path);
    const uncached = await wrk(url + path, UNCACHED);
    console.log(`12 gifts with their relations, ${CONNECTIONS} connections`);
    console.table(
      Object.entries({ bare, cached, uncached }).map(([how, load]) => ({
        how,
        'requests/s': Math.round(load.perSecond),
        'p95 ms': load.p95,
        'of the bare server': (load.perSecond / bare.perSecond).toFixed(2),
        failed: load.failed,
      })),
    );
    console.log(`CPU of the server for one, uncached: ${cpu.toFixed(1)} ms (goal ${GOALS.cpu})`);
  });
}

async function measureApart(size: number): Promise<Asked[]> {
  const database = await databaseBeside(`bench_listings_${size}`);
  const stdout = await runApart({ DATABASE_URL: database, BENCH_API_SIZE: String(size) });
  // Border: what this same program wrote.
  return resultIn(stdout, RESULT) as Asked[];
}

function saySizes(results: [number, Asked[]][]): void {
  const [smallest] = results;
  const largest = results.at(-1);
  if (smallest === undefined || largest === undefined) return;
  const rows = largest[1].map((asked, index) => {
    const ratio = asked.p95 / (smallest[1][index]?.p95 ?? Number.NaN);
    const isMet = asked.p95 <= GOALS.p95 * GOALS.ratio && asked.statements <= GOALS.statements;
    return {
      question: asked.question,
      ...Object.fromEntries(
        results.map(([size, all]) => [`p95 at ${size}`, all[index]?.p95.toFixed(1)]),
      ),
      ratio: ratio.toFixed(2),
      statements: asked.statements,
      rows: asked.rows,
      goal: isMet ? 'met' : 'missed',
    };
  });
  console.table(rows);
  if (process.env.BENCH_API_SLOWEST === undefined) return;
  for (const { question, slowest } of largest[1]) console.log(`${question}\n${slowest}\n`);
}
