import { DEFAULT_SORT, SORT_KEYS, type SortKey } from '@/domain/sort';

import { databaseBeside, resultIn, runApart } from '../measure-apart';
import { CONNECTIONS, wrk } from '../wrk';
import { type Answer, readEndpoints, UNCACHED } from './endpoint';
import { type Measured, measureListings, timeOfFind } from './measure';
import { PLACES } from './questions';
import { type Server, startServer } from './servers';

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
/** The best of each round counts: what else the machine does makes no answer quicker. */
const ROUNDS = 6;
/** Whose endpoint is asked for as many answers as it gives. */
const LOADED_SIZE = 100_000;

type Result = Measured & { find: { ours: number; payloads: number } };
/** One size, and the site that answers for it. */
type Site = { size: number; result: Result; server: Server; answers: Answer[] };

/**
 * Listings of three sizes in one run, each in a database of its own beside that of DATABASE_URL, which is filled the first
 * time (a million gifts: ten minutes and 6 GB) and stays: what the database needs, and how long the endpoint of a site with
 * it takes.
 */
export async function benchListings(): Promise<void> {
  const asked = process.env.BENCH_LISTINGS_SIZE;
  if (asked !== undefined) {
    const result: Result = { ...(await measureListings(Number(asked))), find: await timeOfFind() };
    process.stdout.write(`${RESULT}${JSON.stringify(result)}\n`);
    return;
  }
  const sites: Site[] = [];
  try {
    for (const size of SIZES) {
      const database = await databaseBeside(`bench_listings_${size}`);
      const result = await measureApart(size, database);
      sites.push({ size, result, server: await startServer(database), answers: [] });
    }
    await readInRounds(sites);
    say(sites);
    const loaded = sites.find(({ size }) => size === LOADED_SIZE);
    if (loaded !== undefined) await sayLoad(loaded.server.url);
  } finally {
    for (const { server } of sites) await server.stop();
  }
}

async function readInRounds(sites: Site[]): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const answers = await readEndpoints(sites.map(({ server }) => server.url));
    for (const [index, site] of sites.entries()) {
      const these = answers[index] ?? [];
      site.answers = round === 0 ? these : best(site.answers, these);
    }
  }
}

async function measureApart(size: number, database: string): Promise<Result> {
  const stdout = await runApart({ DATABASE_URL: database, BENCH_LISTINGS_SIZE: String(size) });
  // Border: what this same program wrote.
  return resultIn(stdout, RESULT) as Result;
}

const best = (some: Answer[], others: Answer[]): Answer[] =>
  some.map((one, index) => ({
    ...one,
    p50: Math.min(one.p50, others[index]?.p50 ?? Infinity),
    p95: Math.min(one.p95, others[index]?.p95 ?? Infinity),
  }));

function say(sites: Site[]): void {
  const [smallest] = sites;
  const largest = sites.at(-1);
  if (smallest === undefined || largest === undefined) return;
  const rows = largest.answers.map((one, index) => {
    const ratio = one.p95 / baseOf(one, smallest.answers);
    const { read = Number.NaN, database = Number.NaN } = largest.result.listings[index] ?? {};
    return {
      filter: one.filter,
      sort: one.sort,
      place: one.place,
      ...Object.fromEntries(
        sites.map(({ size, answers }) => [`p95 at ${size}`, answers[index]?.p95.toFixed(1)]),
      ),
      [`p50 at ${largest.size}`]: one.p50.toFixed(1),
      'p50 of the read': read.toFixed(1),
      'database ms there': database.toFixed(2),
      ratio: ratio.toFixed(2),
      goal: ratio <= GOALS.ratio && database <= GOALS.database ? 'met' : 'missed',
    };
  });
  console.table(rows);
  for (const place of PLACES) {
    const those = rows.filter((row) => row.place === place);
    const met = those.filter(({ goal }) => goal === 'met').length;
    console.log(`${place}: ${met} of ${those.length} meet both goals`);
  }
  console.table(
    sites.map(({ size, result: { related, publishing, building, bytesPerGift, find } }) => ({
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
function baseOf(one: Answer, smallest: Answer[]): number {
  const first = smallest.filter(({ sort, place }) => sort === one.sort && place === 'page 1');
  const own = first.find(({ filter }) => filter === one.filter);
  const whole = first.find(({ filter }) => filter === 'none');
  if (own === undefined || whole === undefined) return Number.NaN;
  return own.gifts < one.gifts ? Math.max(own.p95, whole.p95) : own.p95;
}

const CATEGORY = 'categoria-7';

/** The sorts that Payload's own `find` knows, as it calls them. */
const FIELDS: [SortKey, string][] = [
  ['az', 'title'],
  ['newest', '-createdAt'],
  ['price-low', 'price'],
];

async function sayLoad(url: string): Promise<void> {
  const rows = [];
  const perSecond = new Map<SortKey, number>();
  for (const sort of SORT_KEYS) {
    const address = `${url}/api/listings?scope=category:${CATEGORY}${sort === DEFAULT_SORT ? '' : `&sort=${sort}`}`;
    for (const [how, headers] of [
      ['cached', {}],
      ['read', UNCACHED],
    ] as const) {
      const load = await wrk(address, headers);
      rows.push(lineOf(sort, how, load));
      if (how === 'read') perSecond.set(sort, load.perSecond);
    }
  }
  const category = await idOfCategory(url, CATEGORY);
  for (const [sort, field] of FIELDS) {
    // Asked for like this, it is not answered from the listings (docs/decisions/0049-lists-of-the-api-are-listings.md).
    const where = `where[categories][equals]=${category}&where[id][exists]=true`;
    const load = await wrk(`${url}/api/gifts?${where}&sort=${field}&limit=5&depth=1`, UNCACHED);
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
