import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Payload } from 'payload';
import { inject } from 'vitest';

import { openPool, withPool } from '@/server/database/database';

import { testEnvironment } from './test-environment';

export type SentMail = { to: string; subject: string; html: string; replyTo?: string };

export type TestPayload = {
  payload: Payload;
  databaseUrl: string;
  dataDir: string;
  /** What the application has sent since the start. */
  outbox: SentMail[];
  /** Rows of a statement on this test's own database. */
  query<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
};

/** The address of a new database, migrated, that belongs to the caller alone. It goes with the whole cluster. */
export async function createTestDatabase(): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const template = new URL(inject('templateUrl'));
  await withPool(inject('maintenanceUrl'), (pool) =>
    pool.query(`create database ${name} template ${template.pathname.slice(1)}`),
  );
  return Object.assign(new URL(template), { pathname: `/${name}` }).href;
}

/**
 * The application's own Payload on a database and media folder of its own. Once in a test file, before anything that
 * reads the environment is imported: modules of the application must be imported dynamically after it, or lazily.
 */
export async function createTestPayload(
  environment: Record<string, string> = {},
): Promise<TestPayload> {
  const databaseUrl = await createTestDatabase();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'mimoteca-data-'));
  Object.assign(process.env, testEnvironment(databaseUrl, dataDir), environment);

  const { getPayload } = await import('payload');
  const { default: config } = await import('@payload-config');
  const payload = await getPayload({ config, cron: false, disableOnInit: true });
  payload.logger.level = 'silent';

  const outbox: SentMail[] = [];
  payload.email.sendEmail = (mail) => {
    outbox.push({
      to: String(mail.to),
      subject: mail.subject ?? '',
      html: typeof mail.html === 'string' ? mail.html : '',
      ...(mail.replyTo !== undefined && { replyTo: mail.replyTo }),
    });
    return Promise.resolve();
  };
  const pool = openPool(databaseUrl, 5);
  return {
    payload,
    databaseUrl,
    dataDir,
    outbox,
    query: async (text, values) => (await pool.query(text, values)).rows,
    async close() {
      if (!pool.ended) await pool.end();
      await payload.destroy();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
