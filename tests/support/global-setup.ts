import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

import type { TestProject } from 'vitest/node';

import { withPool } from '../../src/server/database/database';
import { startPostgres } from '../../src/server/postgres/embedded-postgres';
import { freePort } from './free-port';
import { testEnvironment } from './test-environment';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Of the database that every test database is copied from; nobody connects to it while tests run. */
    templateUrl: string;
    /** A database to give orders from. */
    maintenanceUrl: string;
  }
}

const run = promisify(execFile);
const TEMPLATE = 'template_mimoteca';

/** One real Postgres for the whole run, with one database that the real migrations have made. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mimoteca-tests-'));
  // As root, Postgres runs as another user, who has to be able to pass through.
  await chmod(folder, 0o711);
  const log = () => undefined;
  const postgres = await startPostgres({
    dataDir: folder,
    port: await freePort(),
    log,
    durable: false,
  });
  async function teardown() {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
  try {
    await withPool(postgres.url(), (pool) => pool.query(`create database ${TEMPLATE}`));
    const { stdout: programs } = await run(process.execPath, [
      'scripts/compile-programs.mjs',
      'scripts/migrate.ts',
    ]);
    // Lexical's packages as in production: see src/server/startup/child.ts.
    await run(process.execPath, ['--conditions=production', path.join(programs, 'migrate.mjs')], {
      env: { ...process.env, ...testEnvironment(postgres.url(TEMPLATE), folder) },
    });
  } catch (error) {
    await teardown();
    throw error;
  }
  project.provide('templateUrl', postgres.url(TEMPLATE));
  project.provide('maintenanceUrl', postgres.url());
  return teardown;
}
