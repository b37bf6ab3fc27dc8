import { setTimeout as pause } from 'node:timers/promises';

import { SYNTHETIC_PASSWORD, syntheticEmail } from '@/seed/seed-users';
import { type Pool, withPool } from '@/server/database/database';

import { fetchOnce, withBareServer } from './bare';
import { CONNECTIONS, wrk } from './wrk';

const PATHS = ['/api/users/me', '/api/favourites/mine', '/api/users/newsletter'];
/** At 16 connections on 2 cores, with 100,000 accounts. */
const TARGET = { p95: 25, statements: 2 };

const COUNTED_REQUESTS = 400;
// Idle connections of Postgres report what they did after ten seconds.
const REPORTED_AFTER = 11_000;

/**
 * What every page of somebody signed in asks first, with a real session against a running production server (`npm
 * start`), beside a bare `node:http` server that returns the same bytes, in turn. Needs `npm run seed -- --users 100000`.
 */
export async function benchAccounts(url: string): Promise<void> {
  const databaseUrl = process.env.DATABASE_URL ?? '';
  const headers = { Authorization: `JWT ${await signIn(url)}` };
  const rows: Record<string, string>[] = [];
  await withPool(databaseUrl, async (pool) => {
    const { rows: counts } = await pool.query<{ people: string }>(
      'select count(*) as people from users',
    );
    console.log(`${counts[0]?.people} accounts, ${CONNECTIONS} connections`);
    const answers = await Promise.all(PATHS.map((path) => fetchOnce(url, path, headers)));
    await withBareServer(answers, async (bareUrl) => {
      for (const { path } of answers) {
        const bare = await wrk(bareUrl + path, headers);
        const site = await wrk(url + path, headers);
        const statements = await statementsEach(pool, url + path, headers);
        rows.push({
          path,
          'req/s': site.perSecond.toFixed(0),
          'p50 ms': site.p50.toFixed(1),
          'p95 ms': site.p95.toFixed(1),
          'p99 ms': site.p99.toFixed(1),
          'SQL each': statements.toFixed(2),
          failed: String(site.failed),
          'bare req/s': bare.perSecond.toFixed(0),
          'site/bare': (site.perSecond / bare.perSecond).toFixed(3),
          target:
            site.p95 < TARGET.p95 && Math.round(statements) <= TARGET.statements ? 'met' : 'missed',
        });
      }
    });
  });
  console.table(rows);
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: syntheticEmail(1), password: SYNTHETIC_PASSWORD }),
  });
  // The token is in a cookie only.
  const cookies = response.headers.getSetCookie();
  const token = cookies.map((cookie) => /^payload-token=([^;]+)/.exec(cookie)?.[1]).find(Boolean);
  if (token !== undefined) return token;
  throw new Error(`Nobody to sign in at ${url}: npm run seed -- --users 100000`);
}

/**
 * Statements that one request costs. Outside of a transaction each statement is one, and Postgres counts those; the
 * little that the server asks by itself meanwhile is measured too, and taken off.
 */
async function statementsEach(
  pool: Pool,
  address: string,
  headers: Record<string, string>,
): Promise<number> {
  await pause(REPORTED_AFTER);
  const start = await transactions(pool);
  await pause(REPORTED_AFTER);
  const idle = await transactions(pool);
  for (let count = 0; count < COUNTED_REQUESTS; count += 1) {
    await (await fetch(address, { headers })).arrayBuffer();
  }
  await pause(REPORTED_AFTER);
  return Math.max(0, (await transactions(pool)) - idle - (idle - start)) / COUNTED_REQUESTS;
}

async function transactions(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ n: string }>(
    'select xact_commit + xact_rollback as n from pg_stat_database where datname = current_database()',
  );
  return Number(rows[0]?.n);
}
