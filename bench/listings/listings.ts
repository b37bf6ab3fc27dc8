import { DEFAULT_SORT, SORT_KEYS, type SortKey } from '@/domain/sort';

import { databaseBeside, resultIn, runApart } from '../measure-apart';
import { CONNECTIONS, wrk } from '../wrk';
import {
  type Measured,
  measureListings,
  PLACES,
  type Reading,
  readListings,
  timeOfFind,
} from './measure';

const SIZES = [1_000, 100_000, 1_000_000];
const GOALS = {
  ratio: 1.5,
  database: 5,
  publishing: 100,
  building: 300,
  perSecond: 1_000,
  find: 10,
};
const RESULT = '#listings ';
/**
 * Every size has its turn in each round, and the best of each counts: what else the machine does makes none of them
 * quicker, and may last as long as a size.
 */
const ROUNDS = 3;

type Result = Measured & { find: { ours: number; payloads: number } };

/**
 * Listings of three sizes in one run, each in a database of its own beside that of DATABASE_URL, which is filled the first
 * time (a million gifts: ten minutes and 6 GB) and stays; then the endpoint of the running server, whatever its size.
 */
export async function benchListings(url: string): Promise<void> {
  const asked = process.env.BENCH_LISTINGS_SIZE;
  if (process.env.BENCH_LISTINGS_AGAIN !== undefined) {
    process.stdout.write(`${RESULT}${JSON.stringify(await readListings())}\n`);
    return;
  }
  if (asked !== undefined) {
    const result: Result = { ...(await measureListings(Number(asked))), find: await timeOfFind() };
    process.stdout.write(`${RESULT}${JSON.stringify(result)}\n`);
    return;
  }
  const results: Result[] = [];
  for (const size of SIZES) results.push(await measureApart(size));
  for (let round = 1; round < ROUNDS; round += 1) {
    for (const result of results) result.listings = best(result.listings, await again(result.size));
  }
  say(results);
  await sayEndpoint(url);
}

async function measureApart(size: number): Promise<Result> {
  const database = await databaseBeside(`bench_listings_${size}`);
  const stdout = await runApart({ DATABASE_URL: database, BENCH_LISTINGS_SIZE: String(size) });
  // Border: what this same program wrote.
  return resultIn(stdout, RESULT) as Result;
}

async function again(size: number): Promise<Reading[]> {
  const database = await databaseBeside(`bench_listings_${size}`);
  const stdout = await runApart({ DATABASE_URL: database, BENCH_LISTINGS_AGAIN: 'yes' });
  // Border: what this same program wrote.
  return resultIn(stdout, RESULT) as Reading[];
}

const best = (some: Reading[], others: Reading[]): Reading[] =>
  some.map((one, index) => ({
    ...one,
    p50: Math.min(one.p50, others[index]?.p50 ?? Infinity),
    p95: Math.min(one.p95, others[index]?.p95 ?? Infinity),
    database: Math.min(one.database, others[index]?.database ?? Infinity),
  }));

function say(results: Result[]): void {
  const [smallest] = results;
  const largest = results.at(-1);
  if (smallest === undefined || largest === undefined) return;
  const rows = largest.listings.map((one, index) => {
    const at = results.map(({ listings }) => listings[index]?.p95 ?? Number.NaN);
    const ratio = one.p95 / baseOf(one, smallest.listings);
    return {
      filter: one.filter,
      sort: one.sort,
      place: one.place,
      ...Object.fromEntries(results.map(({ size }, i) => [`p95 at ${size}`, at[i]?.toFixed(1)])),
      [`p50 at ${largest.size}`]: one.p50.toFixed(1),
      'database ms there': one.database.toFixed(2),
      ratio: ratio.toFixed(2),
      goal: ratio <= GOALS.ratio && one.database <= GOALS.database ? 'met' : 'missed',
    };
  });
  console.table(rows);
  for (const place of PLACES) {
    const those = rows.filter((row) => row.place === place);
    const met = those.filter(({ goal }) => goal === 'met').length;
    console.log(`${place}: ${met} of ${those.length} meet both goals`);
  }
  console.table(
    results.map(({ size, related, publishing, building, bytesPerGift, find }) => ({
      gifts: size,
      'related p95 ms': related.toFixed(1),
      'publishing p50 ms': publishing.p50.toFixed(1),
      'publishing p95 ms': publishing.p95.toFixed(1),
      'building s': building === null ? 'built before' : building.toFixed(0),
      'bytes for each gift': Math.round(bytesPerGift),
      'page ms': find.ours.toFixed(1),
      'Payload find ms': find.payloads.toFixed(1),
      'times quicker': (find.payloads / find.ours).toFixed(1),
    })),
  );
  console.log(
    `goals: ratio ${GOALS.ratio}, database ${GOALS.database} ms, publishing ${GOALS.publishing} ms, building ${GOALS.building} s, ${GOALS.find} times quicker than find`,
  );
}

/**
 * What a listing is measured by: its first page of a thousand gifts, which have hardly any page 200. Next to none of a
 * thousand has a price, a rating and an intention at once: where fewer gifts are shown there than here, it counts no less
 * than a first page without filters.
 */
function baseOf(one: Reading, smallest: Reading[]): number {
  const first = smallest.filter(({ sort, place }) => sort === one.sort && place === 'page 1');
  const own = first.find(({ filter }) => filter === one.filter);
  const whole = first.find(({ filter }) => filter === 'none');
  if (own === undefined || whole === undefined) return Number.NaN;
  return own.gifts < one.gifts ? Math.max(own.p95, whole.p95) : own.p95;
}

/** The sorts that Payload's own `find` knows, as it calls them. */
const FIELDS: [SortKey, string][] = [
  ['az', 'title'],
  ['newest', '-createdAt'],
  ['price-low', 'price'],
];

async function sayEndpoint(url: string): Promise<void> {
  // An origin is answered by the application, not from the page cache.
  const uncached = { origin: 'http://localhost' };
  const rows = [];
  const perSecond = new Map<SortKey, number>();
  for (const sort of SORT_KEYS) {
    const address = `${url}/api/listings?scope=category:nerd${sort === DEFAULT_SORT ? '' : `&sort=${sort}`}`;
    for (const [how, headers] of [
      ['cached', {}],
      ['read', uncached],
    ] as const) {
      const load = await wrk(address, headers);
      rows.push(lineOf(sort, how, load));
      if (how === 'read') perSecond.set(sort, load.perSecond);
    }
  }
  const category = await idOfCategory(url, 'nerd');
  for (const [sort, field] of FIELDS) {
    // Asked for like this, it is not answered from the listings (docs/decisions/0049-lists-of-the-api-are-listings.md).
    const where = `where[categories][equals]=${category}&where[id][exists]=true`;
    const load = await wrk(`${url}/api/gifts?${where}&sort=${field}&limit=5&depth=1`, uncached);
    const times = (perSecond.get(sort) ?? Number.NaN) / load.perSecond;
    rows.push({ ...lineOf(sort, "Payload's find", load), 'times quicker': times.toFixed(1) });
  }
  console.table(rows);
  console.log(
    `${CONNECTIONS} connections; goals ${GOALS.perSecond} requests/s, ${GOALS.find} times Payload's find`,
  );
}

function lineOf(sort: SortKey, how: string, load: Awaited<ReturnType<typeof wrk>>) {
  const { perSecond, p95, failed } = load;
  return { sort, how, 'requests/s': Math.round(perSecond), p95, failed };
}

async function idOfCategory(url: string, slug: string): Promise<number> {
  const response = await fetch(`${url}/api/categories?where[slug][equals]=${slug}&limit=1`);
  // Border: what the site's own endpoint answers.
  const { docs } = (await response.json()) as { docs: { id: number }[] };
  const id = docs[0]?.id;
  if (id === undefined) throw new Error(`No category ${slug}`);
  return id;
}
