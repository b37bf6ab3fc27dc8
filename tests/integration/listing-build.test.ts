import { afterAll, beforeAll, expect, it } from 'vitest';

import { buildListings, listingsPendingIn } from '@/server/database/build-listings';
import { connect, type Pool, withPool } from '@/server/database/database';

import { createTestPayload, type TestPayload } from '../support/test-payload';
import { createFactories } from '../support/factories';

const GIFTS = 60;
const IN_STEPS = { step: 7, much: 10 };

let app: TestPayload;
const on = <T>(use: (pool: Pool) => Promise<T>): Promise<T> => withPool(app.databaseUrl, use);
const build = () => on((pool) => buildListings(pool, () => undefined, IN_STEPS));

/** Everything that listings and searches are read from. */
async function stored() {
  const entries = await app.query(
    'select * from listing_entries order by gift_id, scope_kind, scope_id',
  );
  const totals = await app.query(
    'select * from listing_totals where total <> 0 order by scope_kind, scope_id',
  );
  const counts = await app.query(
    'select * from listing_counts where total <> 0 order by scope_kind, scope_id, cell, step',
  );
  const indexes = await app.query(
    "select indexdef from pg_indexes where tablename = 'listing_entries' order by indexname",
  );
  const words = await app.query('select * from gift_search order by gift_id');
  return { entries, totals, counts, indexes, words };
}

beforeAll(async () => {
  app = await createTestPayload();
  const make = createFactories(app.payload);
  await make.category();
  await make.occasion();
  const { seedSynthetic } = await import('@/seed');
  await seedSynthetic(app.payload, GIFTS, () => undefined);
});
afterAll(() => app.close());

it('fills empty tables with what the gifts have, and makes every index again', async () => {
  const right = await stored();
  expect(right.entries.length).toBeGreaterThan(GIFTS * 3);
  expect(right.words).toHaveLength(GIFTS);
  await app.query('truncate listing_entries, listing_totals, listing_counts, gift_search');
  await app.query('update listing_build set next_gift = 0');
  await build();
  expect(await stored()).toEqual(right);
  expect(await on(listingsPendingIn)).toBe(false);
});

it('goes on where one was killed, whether it was filling or making indexes, also past what was written since', async () => {
  const right = await stored();
  await app.query('truncate listing_entries, listing_totals, listing_counts, gift_search');
  await app.query('update listing_build set next_gift = 0');
  await app.query(`select listing_build_begin(${IN_STEPS.much})`);
  await app.query(
    'with step as materialized (select listing_build_next(25, null) as ids) select listing_build_entries(ids), listing_build_words(ids), listing_build_done(ids) from step',
  );
  const [half] = await app.query<{ gifts: number }>(
    'select count(distinct gift_id)::integer as gifts from listing_entries',
  );
  expect(half?.gifts).toBe(25);
  // A site that goes on meanwhile.
  await app.query('update gifts set price = price + 1 where id in (select max(id) from gifts)');
  await app.query('update gifts set price = price - 1 where id in (select max(id) from gifts)');
  expect(await on(listingsPendingIn)).toBe(true);
  await build();
  expect(await stored()).toEqual(right);
});

it('puts right what is not, and leaves alone what is', async () => {
  const right = await stored();
  await app.query('update listing_entries set cell = 0, name = $1 where gift_id % 3 = 0', [
    'Outro',
  ]);
  await app.query('delete from listing_entries where gift_id % 3 = 1');
  await app.query(
    'update listing_totals t set total = (select count(*) from listing_entries e where e.scope_kind = t.scope_kind and e.scope_id = t.scope_id)',
  );
  await app.query(
    `truncate listing_counts; insert into listing_counts
     select scope_kind, scope_id, cell, counted.step, count(*) from listing_entries, listing_steps(price) as counted (step) group by 1, 2, 3, 4`,
  );
  await app.query('update listing_build set next_gift = 0');
  const before = await app.query(
    'select ctid from listing_entries where gift_id % 3 = 2 order by 1',
  );
  await build();
  expect(await stored()).toEqual(right);
  expect(
    await app.query('select ctid from listing_entries where gift_id % 3 = 2 order by 1'),
  ).toEqual(before);
});

it('never overwrites the words of a gift that is written while its own are made', async () => {
  const [gift] = await app.query<{ id: number }>('select max(id) as id from gifts');
  const id = gift?.id ?? 0;
  const title = async () => {
    const [row] = await app.query<{ title: string }>(
      'select title from gift_search where gift_id = $1',
      [id],
    );
    return row?.title;
  };
  const [{ before } = { before: '' }] = await app.query<{ before: string }>(
    'select title as before from gifts where id = $1',
    [id],
  );
  await on(async (pool) => {
    const writing = await connect(pool);
    await writing.query('begin');
    await writing.query("update gifts set title = 'Vitrola azul' where id = $1", [id]);
    // What a write does at its commit.
    await writing.query('set constraints all immediate');
    const built = app.query('select listing_build_words($1)', [[id]]);
    // Of this database: those of other tests are in the same cluster.
    const waiting = `select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await writing.query(waiting)).rows).toHaveLength(1);
    await writing.query('commit');
    writing.release();
    await built;
  });
  expect(await title()).toContain('vitrola');
  await app.query('update gifts set title = $1 where id = $2', [before, id]);
});
