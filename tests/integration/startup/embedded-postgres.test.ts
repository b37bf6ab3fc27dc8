import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { withPool } from '@/server/database/database';
import {
  joinPostgres,
  type RunningPostgres,
  startPostgres,
} from '@/server/postgres/embedded-postgres';
import { findCluster } from '@/server/postgres/place';
import { readPostmaster } from '@/server/postgres/postmaster';
import { isAlive } from '@/server/startup/processes';

import { freePort } from '../../support/free-port';

const said: string[] = [];
const log = (line: string) => void said.push(line);
let dataDir: string;
let port: number;
let running: RunningPostgres | null = null;

const start = async (durable = false) =>
  (running = await startPostgres({ dataDir, port, log, durable }));

const ask = <T>(statement: string) =>
  withPool(running?.url() ?? '', async (pool) => (await pool.query(statement)).rows as T[]);

async function postmasterPid(): Promise<number> {
  const postmaster = await readPostmaster(await findCluster(dataDir));
  if (!postmaster) throw new Error('no postmaster.pid');
  return postmaster.pid;
}

async function until<T>(attempt: () => Promise<T>): Promise<T> {
  for (let left = 100; ; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (left === 0) throw error;
      await sleep(100);
    }
  }
}

// One cluster for all of them: making one takes longer than all that is asked of it.
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'mimoteca-postgres-'));
  // As root, Postgres runs as another user, who has to be able to pass through.
  await chmod(dataDir, 0o711);
  port = await freePort();
});

beforeEach(() => void said.splice(0));

afterEach(async () => {
  if (running) await ask('drop table if exists kept').catch(() => undefined);
  await running?.stop();
  running = null;
});

afterAll(() => rm(dataDir, { recursive: true, force: true }));

describe('the embedded Postgres', () => {
  it('keeps its data from one start to the next, behind a password nobody else can read', async () => {
    await start();
    await ask('create table kept (n int); insert into kept values (7)');
    await running?.stop();
    await start();
    expect(await ask('select n from kept')).toEqual([{ n: 7 }]);
    expect((await stat(path.join(dataDir, 'postgres-password'))).mode & 0o777).toBe(0o600);

    const wrong = (running?.url() ?? '').replace(/:[^:@]+@/, ':errada@');
    await expect(withPool(wrong, (pool) => pool.query('select 1'))).rejects.toThrow('password');
  });

  it('gives the application no superuser, but the extensions and databases it needs', async () => {
    await start();
    await ask('create extension unaccent; create extension pg_trgm');
    await ask('create database outra');
    const [role] = await ask<{ super: boolean }>(
      'select rolsuper as super from pg_roles where rolname = current_user',
    );
    expect(role?.super).toBe(false);
  });

  it('comes back by itself when it is killed, with everything acknowledged', async () => {
    await start(true);
    await ask('create table kept (n int); insert into kept values (7)');
    const first = await postmasterPid();
    process.kill(first, 'SIGKILL');
    await until(async () => expect(await ask('select n from kept')).toEqual([{ n: 7 }]));
    expect(await postmasterPid()).not.toBe(first);
  });

  it('stops what a killed process left behind and starts its own', async () => {
    const leftBehind = await start();
    await ask('create table kept (n int); insert into kept values (7)');
    const first = await postmasterPid();
    await start();
    expect(isAlive(first)).toBe(false);
    expect(said.join()).toContain('execução anterior');
    expect(await ask('select n from kept')).toEqual([{ n: 7 }]);
    await leftBehind.stop();
  });

  it('is not fooled by a lock file whose id belongs to another program', async () => {
    await start();
    await ask('create table kept (n int)');
    const cluster = await findCluster(dataDir);
    const lock = path.join(cluster, 'postmaster.pid');
    const text = await readFile(lock, 'utf8');
    await running?.stop();
    await writeFile(lock, text.replace(/^\d+/, String(process.pid)));
    await start();
    expect(await ask('select n from kept')).toEqual([]);
    expect(isAlive(process.pid)).toBe(true);
  });

  it('gives the role a new password when the stored one is lost', async () => {
    await start();
    await running?.stop();
    await rm(path.join(dataDir, 'postgres-password'));
    await start();
    expect(await ask('select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('can be joined by another command, which does not stop it', async () => {
    expect(await joinPostgres(dataDir)).toBeNull();
    await start();
    const guest = await joinPostgres(dataDir);
    expect(guest?.url()).toBe(running?.url());
    await guest?.stop();
    expect(await ask('select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('says in one line that its port is taken', async () => {
    const other = createServer().listen(port, '127.0.0.1');
    await expect(start()).rejects.toThrow(`A porta ${port} do banco de dados já está em uso`);
    other.close();
  });
});
