import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { cacheTags } from '@/lib/cache-tags';
import { withPool } from '@/server/database/database';
import { applyRepeatables, REPEATABLE_FOLDER } from '@/server/database/repeatable-migrations';

import { type Announcements, hearAnnouncements } from '../support/announcements';
import { createFactories } from '../support/factories';
import { createTestPayload, type TestPayload } from '../support/test-payload';

const ROWS = '10-listing-rows.sql';
const CARD = 'src/data/gift-rows.ts';
const RECIPE = 'docs/recipes/gift-field.md, "The filter"';

/** Columns of `gifts` that neither listings nor cards read: the gift's own page does, or the panel. */
const NOT_LISTED = ['deleted_at', 'description', 'description_html', 'search_text'];

/** Something else than what a column holds, by its type. */
const OTHER: Record<string, (column: string) => string> = {
  text: (column) => `${column} || '!'`,
  'character varying': (column) => `${column} || '!'`,
  numeric: (column) => `coalesce(${column}, 0) + 1`,
  bigint: (column) => `coalesce(${column}, 0) + 1`,
  integer: (column) => `coalesce(${column}, 0) + 1`,
  'double precision': (column) => `coalesce(${column}, 0) + 1`,
  smallint: (column) => `coalesce(${column}, 0) + 1`,
  boolean: (column) => `${column} is not true`,
  'timestamp with time zone': (column) => `${column} + interval '1 day'`,
};

let app: TestPayload;
let announcements: Announcements;
let giftId: number;

const columnsOf = (table: string) =>
  app.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name = $1 order by ordinal_position`,
    [table],
  );
const entries = () =>
  app.query(
    `select * from listing_entries where gift_id = ${giftId} order by scope_kind, scope_id`,
  );
const touch = () => app.query(`update gifts set updated_at = updated_at where id = ${giftId}`);

beforeAll(async () => {
  app = await createTestPayload();
  announcements = await hearAnnouncements(app);
  const make = createFactories(app.payload);
  const category = await make.category();
  ({ id: giftId } = await make.gift({ categories: [category.id], intentions: ['para celebrar'] }));
});
afterAll(async () => {
  announcements.close();
  await app.close();
});

it('every column of listing_entries follows its gift', async () => {
  const right = await entries();
  expect(right).toHaveLength(3);
  const lagging: string[] = [];
  for (const { name, type } of await columnsOf('listing_entries')) {
    if (['gift_id', 'scope_kind', 'scope_id'].includes(name)) continue;
    const other = OTHER[type];
    if (other === undefined) throw new Error(`OTHER lacks the type ${type} of ${name}`);
    await app.query(
      `update listing_entries set ${name} = ${other(name)} where gift_id = ${giftId}`,
    );
    await touch();
    const after = await entries();
    if (JSON.stringify(after) !== JSON.stringify(right)) lagging.push(name);
  }
  const missing = `listing_refresh (20-listing-refresh.sql) leaves these columns as they were`;
  expect(lagging, missing).toEqual([]);
});

it('a new price, and a view, add nothing to the indexes of searches', async () => {
  const changes = [
    `update gifts set price = price + 1 where id = ${giftId}`,
    `update gift_stats set detail_views = detail_views + 1 where gift_id = ${giftId}`,
  ];
  const written = await withPool(app.databaseUrl, async (pool) => {
    const client = await pool.connect();
    try {
      const counts: unknown[] = [];
      for (const change of changes) {
        await client.query('begin');
        await client.query(change);
        // What waits for the commit is done now.
        await client.query('set constraints all immediate');
        const { rows } = await client.query(`
          select n_tup_upd as updated, n_tup_hot_upd as "withoutIndex"
          from pg_stat_xact_user_tables where relname = 'gift_search'`);
        counts.push(...rows);
        await client.query('rollback');
      }
      return counts;
    } finally {
      client.release();
    }
  });
  // Counted since the connection began.
  expect(written).toEqual([
    { updated: '1', withoutIndex: '1' },
    { updated: '2', withoutIndex: '2' },
  ]);
});

it('every column of gifts is read by listings, by cards, or known to be read by neither', async () => {
  const readers = await Promise.all(
    [path.join(REPEATABLE_FOLDER, ROWS), CARD].map((file) => readFile(file, 'utf8')),
  );
  const isRead = (name: string) =>
    readers.some((text) => new RegExp(`\\bg\\.${name}\\b`).test(text));
  const unread = (await columnsOf('gifts')).map(({ name }) => name).filter((name) => !isRead(name));
  const what = `A new column of gifts? If listings filter or sort by it: ${RECIPE}. If cards show it: ${CARD}. If neither: NOT_LISTED in this test.`;
  expect(unread.sort(), what).toEqual(NOT_LISTED);
});

it('every column that cards show makes what shows the card anew', async () => {
  const text = await readFile(CARD, 'utf8');
  const isShown = (name: string) => new RegExp(`\\bg\\.${name}\\b`).test(text);
  const silent: string[] = [];
  for (const { name, type } of await columnsOf('gifts')) {
    // Whether it is published, and which gift it is, the entries say.
    if (!isShown(name) || ['id', '_status'].includes(name)) continue;
    const other = OTHER[type];
    if (other === undefined) throw new Error(`OTHER lacks the type ${type} of ${name}`);
    const change = `update gifts set ${name} = ${other(name)} where id = ${giftId}`;
    const tags = await announcements.of(() => app.query(change));
    if (!tags.includes(cacheTags.gift(giftId))) silent.push(name);
  }
  const missing = 'listing_mark_gifts (20-listing-refresh.sql) does not compare these columns';
  expect(silent, missing).toEqual([]);
});

describe('a column that listings are to read', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'mimoteca-repeatable-'));
    await cp(REPEATABLE_FOLDER, folder, { recursive: true });
    // The versioned migration.
    await app.query(`alter table gifts add column colour text`);
    await app.query(`update gifts set colour = 'azul'`);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** Changes the file as the recipe says, or half. */
  async function change(replacements: Record<string, string>) {
    let text = await readFile(path.join(REPEATABLE_FOLDER, ROWS), 'utf8');
    for (const [before, after] of Object.entries(replacements)) {
      expect(text).toContain(before);
      text = text.replace(before, after);
    }
    await writeFile(path.join(folder, ROWS), text);
    return withPool(app.databaseUrl, (pool) => applyRepeatables(pool, folder));
  }
  const COLUMN = {
    'create or replace function listing_wanted':
      'alter table listing_entries add column if not exists colour text;\n$&',
  };
  const VALUE = { '\n  from gifts g\n': ',\n         g.colour$&' };
  const colours = async () => (await entries()).map((row) => 'colour' in row && row.colour);

  it.each([
    ['without its value', COLUMN],
    ['without its column', VALUE],
  ])('is refused by Postgres, which names the file, %s', async (_what, half) => {
    await expect(change(half)).rejects.toThrow(
      /10-listing-rows\.sql não pôde ser aplicado.*listing_entries/,
    );
  });

  it('takes one file: gifts that are there get it at once, and changes follow', async () => {
    await change({ ...COLUMN, ...VALUE });
    expect(await colours()).toEqual(['azul', 'azul', 'azul']);
    await app.query(`update gifts set colour = 'verde' where id = ${giftId}`);
    expect(await colours()).toEqual(['verde', 'verde', 'verde']);
  });
});
