import { performance } from 'node:perf_hooks';

import { adapterOf } from '@collections/shared/adapter-of';

import { getListing } from '@/data/listings';
import { listRelatedGifts } from '@/data/gifts';
import { DEFAULT_FILTERS } from '@/domain/listing';
import type { ListingRequest } from '@/domain/listing-request';
import { loadPayload } from '@/server/database/load-payload';
import { type Pool, withPool } from '@/server/database/database';
import { applyMigrations } from '@/server/database/migrate';

import { explain, statementsOf } from '../explained';
import { percentile } from '../percentile';
import { fillCatalogue } from './catalogue';
import { type Question, QUESTIONS, requestsOf, WARM_UP } from './questions';

const REPEATS = 20;
const PUBLISHED = 20;
export type Reading = Question & {
  /** Milliseconds of the read, without the endpoint around it. */
  read: number;
  /** What the database needs for all statements of the slowest scope, without planning them. */
  database: number;
};
export type Measured = {
  size: number;
  listings: Reading[];
  /** Milliseconds. */
  related: number;
  publishing: { p50: number; p95: number };
  /** Seconds; null when the listings had been built before. */
  building: number | null;
  /** Bytes of entries and their indexes, for each gift. */
  bytesPerGift: number;
};

/** What one size costs, in a database of its own that is filled when it is empty. DATABASE_URL names it. */
export async function measureListings(size: number): Promise<Measured> {
  const url = process.env.DATABASE_URL ?? '';
  const building = await prepareCatalogue(size);
  const listings = await readListings();
  return withPool(url, async (pool) => ({
    size,
    listings,
    related: await timeOfRelated(pool),
    publishing: await timeOfPublishing(pool),
    building,
    bytesPerGift: await bytesPerGift(pool, size),
  }));
}

/** Migrates and fills the database of DATABASE_URL where that has not happened. Answers how many seconds its listings took to build. */
export async function prepareCatalogue(size: number): Promise<number | null> {
  await applyMigrations(await loadPayload(), () => undefined);
  return withPool(process.env.DATABASE_URL ?? '', (pool) => prepare(pool, size));
}

/** How long each listing takes, in a database that is prepared. */
async function readListings(): Promise<Reading[]> {
  const listings: Reading[] = [];
  for (const question of QUESTIONS) {
    const requests = await requestsOf(
      question,
      async (request) => (await getListing(request))?.docs.at(-1)?.id,
    );
    listings.push({ ...question, ...(await timed(requests)) });
  }
  return listings;
}

async function prepare(pool: Pool, size: number): Promise<number | null> {
  const { rows } = await pool.query<{ isEmpty: boolean }>(
    'select not exists (select from gifts) as "isEmpty"',
  );
  if (rows[0]?.isEmpty !== true) return null;
  await fillCatalogue(pool, size);
  await pool.query('update listing_build set next_gift = 0');
  const startedAt = performance.now();
  await applyMigrations(await loadPayload(), () => undefined);
  return (performance.now() - startedAt) / 1_000;
}

async function timed(requests: ListingRequest[]): Promise<Pick<Reading, 'read' | 'database'>> {
  const took: number[] = [];
  for (let turn = -WARM_UP; turn < REPEATS; turn += 1) {
    for (const request of requests) {
      const startedAt = performance.now();
      await getListing(request);
      if (turn >= 0) took.push(performance.now() - startedAt);
    }
  }
  return { read: percentile(took, 0.5), database: await timeInDatabase(requests) };
}

/** That of the slowest scope: all of its statements one after another, of each the quickest of three. */
async function timeInDatabase(requests: ListingRequest[]): Promise<number> {
  const { pool } = adapterOf(await loadPayload());
  const times: number[] = [];
  for (const request of requests) {
    let sum = 0;
    for (const statement of await statementsOf(pool, () => getListing(request))) {
      const tries: number[] = [];
      for (let turn = 0; turn < 3; turn += 1)
        tries.push((await explain(pool, statement, 'off')).ms);
      sum += Math.min(...tries);
    }
    times.push(sum);
  }
  return Math.max(...times);
}

async function timeOfRelated(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    'select gift_id as id from listing_entries where scope_kind = 0 order by gift_id desc limit 40',
  );
  const took: number[] = [];
  for (const { id } of rows) {
    const startedAt = performance.now();
    await listRelatedGifts(id);
    took.push(performance.now() - startedAt);
  }
  return percentile(took, 0.95);
}

/** A gift is taken out and published again, by what the database does for a commit of the panel. */
async function timeOfPublishing(pool: Pool) {
  const { rows } = await pool.query<{ id: number }>(
    'select gift_id as id from listing_entries where scope_kind = 0 order by gift_id limit $1',
    [PUBLISHED],
  );
  const took: number[] = [];
  for (const { id } of rows) {
    await pool.query("update gifts set _status = 'draft' where id = $1", [id]);
    const startedAt = performance.now();
    await pool.query("update gifts set _status = 'published' where id = $1", [id]);
    took.push(performance.now() - startedAt);
  }
  return { p50: percentile(took, 0.5), p95: percentile(took, 0.95) };
}

async function bytesPerGift(pool: Pool, size: number): Promise<number> {
  const { rows } = await pool.query<{ bytes: string }>(
    "select pg_total_relation_size('listing_entries') as bytes",
  );
  return Number(rows[0]?.bytes) / size;
}

/** The same page by Payload's own `find`: the first of a category by the price, and of gifts from R$ 100 to 200. */
export async function timeOfFind(): Promise<{ ours: number; payloads: number }> {
  const payload = await loadPayload();
  const { rows } = await adapterOf(payload).pool.query<{ id: number }>(
    "select id from categories where slug = 'categoria-7'",
  );
  const categories = { contains: rows[0]?.id };
  const price = { greater_than_equal: 100, less_than_equal: 200 };
  // Asked for like this, it is not answered from the listings (docs/decisions/0049-lists-of-the-api-are-listings.md).
  const affiliateLink = { exists: true };
  const find = () =>
    payload.find({
      collection: 'gifts',
      overrideAccess: false,
      where: { categories, price, affiliateLink },
      ...{ sort: 'price', limit: 5, depth: 1 },
    });
  const filters = { ...DEFAULT_FILTERS, min: 100, max: 200 };
  const scope = { kind: 'category', slug: 'categoria-7' } as const;
  const ours = () => getListing({ scope, sort: 'price-low', page: 1, filters });
  return { ours: await medianOf(ours, 10), payloads: await medianOf(find, 4) };
}

async function medianOf(work: () => Promise<unknown>, turns: number): Promise<number> {
  const took: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const startedAt = performance.now();
    await work();
    took.push(performance.now() - startedAt);
  }
  return percentile(took.slice(1), 0.5);
}
