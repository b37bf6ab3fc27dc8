import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { type CacheListener, startCacheListener } from '@/server/invalidation/cache-listener';
import { withPool } from '@/server/database/database';
import { type RunningPostgres, startPostgres } from '@/server/postgres/embedded-postgres';
import { readPostmaster } from '@/server/postgres/postmaster';

import { freePort } from '../../support/free-port';

/** Generous for a busy machine; otherwise never reached. */
const PATIENCE = 40_000;

const log = () => undefined;
const expired: string[][] = [];
let isApplicationUp = true;
let refusals = 0;
let dataDir: string;
let postgres: RunningPostgres;
let listener: CacheListener;

const announce = (...tags: string[]) =>
  withPool(postgres.url(), async (pool) => {
    for (const tag of tags) await pool.query("select pg_notify('cache_tags', $1)", [tag]);
  });

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'mimoteca-listener-'));
  await chmod(dataDir, 0o711);
  postgres = await startPostgres({ dataDir, port: await freePort(), log, durable: false });
  listener = startCacheListener({
    databaseUrl: postgres.url(),
    log,
    onAnnounced: () => undefined,
    async expire(tags) {
      if (!isApplicationUp) {
        refusals += 1;
        throw new Error('down');
      }
      expired.push(tags);
    },
  });
  await listener.ready;
});

afterAll(async () => {
  await listener.stop();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
});

describe('the cache listener', () => {
  it('expires everything at its first connection', () => {
    expect(expired.splice(0)).toEqual([['*', 'media']]);
  });

  it('is notified of a commit at once and never of a rollback', async () => {
    await withPool(postgres.url(), async (pool) => {
      await pool.query("begin; select pg_notify('cache_tags', 'gift:1'); rollback");
      await pool.query("begin; select pg_notify('cache_tags', 'gift:2'); commit");
    });
    await vi.waitFor(() => expect(expired.splice(0)).toEqual([['gift:2']]), PATIENCE);
  });

  it('takes several tags of one announcement', async () => {
    await announce('["gift:1","catalogue"]');
    await vi.waitFor(() => expect(expired.splice(0)).toEqual([['gift:1', 'catalogue']]), PATIENCE);
  });

  it('keeps what the application could not take', async () => {
    isApplicationUp = false;
    await announce('gift:3', 'gift:4');
    await vi.waitFor(() => expect(refusals).toBeGreaterThan(0), PATIENCE);
    isApplicationUp = true;
    await vi.waitFor(
      () => expect(expired.splice(0).flat()).toEqual(['gift:3', 'gift:4']),
      PATIENCE,
    );
  });

  it('comes back after the database was killed, and expires what it may have missed', async () => {
    const postmaster = await readPostmaster(path.join(dataDir, 'postgres'));
    process.kill(postmaster?.pid ?? 0, 'SIGKILL');
    await vi.waitFor(() => expect(expired.splice(0)).toEqual([['*', 'media']]), PATIENCE);
    await announce('gift:5');
    await vi.waitFor(() => expect(expired.splice(0)).toEqual([['gift:5']]), PATIENCE);
  });
});
