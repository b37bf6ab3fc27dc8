import { appendFile, cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { type Pool, withPool } from '@/server/database/database';
import { pendingIn } from '@/server/database/migrate';
import { applyRepeatables, REPEATABLE_FOLDER } from '@/server/database/repeatable-migrations';

import { databaseLogic, dropDatabaseLogic } from '../support/database-logic';
import { createTestDatabase } from '../support/test-payload';

let url: string;
let folder: string;

const on = <T>(use: (pool: Pool) => Promise<T>): Promise<T> => withPool(url, use);
const run = (text: string) => on((pool) => pool.query<Record<string, unknown>>(text));
const apply = () => on((pool) => applyRepeatables(pool, folder));
const change = (file: string, text: string) => appendFile(path.join(folder, file), text);

beforeEach(async () => {
  url = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'mimoteca-repeatable-'));
  await cp(REPEATABLE_FOLDER, folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** What a migrated database has besides, instead of, or without what the files alone define in a bare one. */
async function departures(migrated: string): Promise<string[]> {
  const bare = await createTestDatabase();
  await dropDatabaseLogic(bare);
  await withPool(bare, async (pool) => {
    await pool.query('delete from repeatable_migrations');
    await applyRepeatables(pool);
  });
  const [found, defined] = [await databaseLogic(migrated), await databaseLogic(bare)];
  const names = new Set([...found.keys(), ...defined.keys()]);
  return [...names].flatMap((name) => {
    if (!defined.has(name))
      return `${name} is in no file of ${REPEATABLE_FOLDER}: define it there, or have a versioned migration drop it`;
    if (!found.has(name)) return `${name} is missing`;
    return found.get(name) === defined.get(name) ? [] : `${name} is not what its file defines`;
  });
}

describe('a migrated database', () => {
  it('has exactly the functions and triggers of migrations/repeatable', async () => {
    expect(await departures(url)).toEqual([]);
  });

  it('is found out when it has one more, one less, or another one', async () => {
    await run(`
      create function forgotten(n integer) returns integer language sql as 'select n';
      drop trigger media_tags on media;
      create or replace function announce_jobs() returns trigger language plpgsql as 'begin return null; end';
    `);
    expect((await departures(url)).sort()).toEqual([
      'function announce_jobs() is not what its file defines',
      expect.stringContaining('function forgotten(integer) is in no file of migrations/repeatable'),
      'trigger media_tags on media is missing',
    ]);
  });
});

describe('the files are applied', () => {
  it('once, and again when one of them has changed, come or gone', async () => {
    const files = (await readdir(folder)).length;
    expect(await apply()).toBe(0);

    await change('60-announcements.sql', '-- And a remark.');
    expect(await apply()).toBe(files);
    expect(await apply()).toBe(0);

    await change(
      '80-more.sql',
      `create function more() returns integer language sql as 'select 1';`,
    );
    expect(await apply()).toBe(files + 1);
    expect((await databaseLogic(url)).has('function more()')).toBe(true);

    await rm(path.join(folder, '80-more.sql'));
    expect(await apply()).toBe(files);
    expect(await apply()).toBe(0);
  });

  it('again after a versioned migration, which may have made a table anew without its triggers', async () => {
    expect(await on(pendingIn)).toEqual({ versioned: [], repeatable: false });
    const last = '(select max(id) from payload_migrations)';
    await run(`update payload_migrations set id = id + 1 where id = ${last}`);
    expect(await on(pendingIn)).toEqual({ versioned: [], repeatable: true });
    expect(await apply()).toBeGreaterThan(0);
    expect(await on(pendingIn)).toEqual({ versioned: [], repeatable: false });
  });

  it('not to a database that a newer version of the program has migrated', async () => {
    await run(`insert into payload_migrations (name, batch) values ('99991231_000000_later', 2)`);
    expect(await on(pendingIn)).toEqual({ versioned: [], repeatable: false });
  });

  it('all or none, and the one that fails is named', async () => {
    const before = await databaseLogic(url);
    const applied = 'select name, checksum from repeatable_migrations order by name';
    const { rows } = await run(applied);
    await change(
      '10-listing-rows.sql',
      `create function early() returns integer language sql as 'select 1';`,
    );
    await change('40-gift-stats.sql', 'select nothing_of_this_name();');
    await expect(apply()).rejects.toThrow(
      /^migrations\/repeatable\/40-gift-stats\.sql não pôde ser aplicado.*nothing_of_this_name/,
    );
    expect(await databaseLogic(url)).toEqual(before);
    expect((await run(applied)).rows).toEqual(rows);
  });
});
