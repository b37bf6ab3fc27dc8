import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { createTagClock } from '@/lib/tag-clock';
import { withPool } from '@/server/database/database';
import { type CacheListener, startCacheListener } from '@/server/invalidation/cache-listener';
import { type RunningPostgres, startPostgres } from '@/server/postgres/embedded-postgres';
import { readPostmaster } from '@/server/postgres/postmaster';

import { freePort } from '../../support/free-port';

/** Generous for a busy machine; otherwise never reached. */
const PATIENCE = 40_000;

const log = () => undefined;
const clock = createTagClock();
let dataDir: string;
let postgres: RunningPostgres;
let listener: CacheListener;

const run = (statement: string) =>
  withPool(postgres.url(), (pool) => pool.query<{ horizon: string }>(statement));

/** As the function of that name does, in a database without the site's tables. */
const announce = (tag: string) =>
  `select pg_notify('cache_tags', '${tag}'); insert into cache_tag_changes (tag) values ('${tag}')`;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'mimoteca-listener-'));
  await chmod(dataDir, 0o711);
  postgres = await startPostgres({ dataDir, port: await freePort(), log });
  await run(`create table cache_tag_changes (
    tag text, xid xid8 default pg_current_xact_id(), primary key (tag, xid)
  )`);
  listener = startCacheListener({ databaseUrl: postgres.url(), clock, log });
  await listener.ready;
});

afterAll(async () => {
  await listener.stop();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
});

describe('the cache listener', () => {
  it('doubts at its first connection what was made before', () => {
    expect(clock.isListening).toBe(true);
    expect(clock.since(0, ['gift:1'])).toBe('unknown');
    expect(clock.since(clock.now(), ['gift:1'])).toBe('unchanged');
  });

  it('is notified of a commit at once and never of a rollback', async () => {
    const start = clock.now();
    await run(`begin; ${announce('gift:1')}; rollback`);
    await run(`begin; ${announce('gift:2')}; commit`);
    await vi.waitFor(() => expect(clock.since(start, ['gift:2'])).toBe('changed'), PATIENCE);
    expect(clock.since(start, ['gift:1'])).toBe('unchanged');
  });

  it('comes back after the database was killed, doubts what it has, and learns what changed meanwhile', async () => {
    const horizon = (await listener.history.horizon()) ?? '';
    const start = clock.now();
    const postmaster = await readPostmaster(path.join(dataDir, 'postgres'));
    process.kill(postmaster?.pid ?? 0, 'SIGKILL');
    await vi.waitFor(() => expect(clock.since(start, ['gift:3'])).toBe('unknown'), PATIENCE);
    await vi.waitFor(() => expect(clock.isListening).toBe(true), PATIENCE);
    const back = clock.now();
    await run(announce('gift:3'));
    await vi.waitFor(() => expect(clock.since(back, ['gift:3'])).toBe('changed'), PATIENCE);
    const made = (tag: string) => listener.history.hasChanged({ tags: [tag], horizon });
    expect(await Promise.all([made('gift:3'), made('gift:4')])).toEqual([true, false]);
  });
});

describe('what the database remembers of the tags', () => {
  it('tells what changed since, also by a transaction that began before and ended after', async () => {
    let before = '';
    await withPool(postgres.url(), async (pool) => {
      const slow = await pool.connect();
      await slow.query(`begin; ${announce('gift:10')}`);
      before = (await listener.history.horizon()) ?? '';
      await slow.query('commit');
      slow.release();
    });
    const { history } = listener;
    expect(await history.hasChanged({ tags: ['gift:10'], horizon: before })).toBe(true);
    const after = (await history.horizon()) ?? '';
    expect(await history.hasChanged({ tags: ['gift:10'], horizon: after })).toBe(false);
  });

  it('takes an announcement of everything for a change of whatever carries that tag', async () => {
    const { history } = listener;
    const horizon = (await history.horizon()) ?? '';
    await run(announce('*'));
    expect(await history.hasChanged({ tags: ['everything', 'gift:1'], horizon })).toBe(true);
    expect(await history.hasChanged({ tags: ['media:a.png'], horizon })).toBe(false);
  });

  it('forgets what was written with the numbers of another database', async () => {
    await run(`insert into cache_tag_changes values ('gift:20', '999999999999')`);
    const postmaster = await readPostmaster(path.join(dataDir, 'postgres'));
    const time = clock.now();
    process.kill(postmaster?.pid ?? 0, 'SIGKILL');
    await vi.waitFor(() => expect(clock.now()).toBeGreaterThan(time), PATIENCE);
    const { history } = listener;
    await vi.waitFor(async () => expect(await history.horizon()).not.toBeNull(), PATIENCE);
    const horizon = (await history.horizon()) ?? '';
    expect(await history.hasChanged({ tags: ['gift:20'], horizon })).toBe(false);
    expect(history.recall({ tags: ['gift:20'], horizon })?.hasChanged).toBe(false);
  });

  it('recalls what had changed when it began to listen, and nothing without a connection', async () => {
    const horizon = (await listener.history.horizon()) ?? '';
    await run(announce('gift:30'));
    const later = (await listener.history.horizon()) ?? '';
    const other = startCacheListener({
      databaseUrl: postgres.url(),
      clock: createTagClock(),
      log,
    });
    await other.ready;
    const recall = (tag: string, since: string) =>
      other.history.recall({ tags: ['gift:31', tag], horizon: since })?.hasChanged;
    expect(recall('gift:30', horizon)).toBe(true);
    expect(recall('gift:30', later)).toBe(false);
    await run(announce('*'));
    expect(recall('everything', later)).toBe(false);
    await other.stop();
    expect(other.history.recall({ tags: ['gift:30'], horizon })).toBeNull();
  });

  it('names the database, and has nothing to say while there is none', async () => {
    expect(listener.history.database).toMatch(/^\d+-\d+-\d+$/);
    const stopped = startCacheListener({
      databaseUrl: postgres.url(),
      clock: createTagClock(),
      log,
    });
    await stopped.ready;
    await stopped.stop();
    expect(await stopped.history.horizon()).toBeNull();
    await expect(stopped.history.hasChanged({ tags: ['a'], horizon: '1' })).rejects.toThrow();
  });
});
