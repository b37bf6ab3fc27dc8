import { sql } from '@payloadcms/db-postgres';
import { afterEach, beforeAll, expect, it } from 'vitest';

import { adapterOf } from '@collections/shared/adapter-of';
import { DATABASE_CONNECTIONS, DATABASE_PATIENCE, DATABASE_QUEUE } from '@/domain/patience';

import { createFactories } from '../support/factories';
import { type Session, type TestApi } from '../support/http';
import { openSite } from '../support/open-site';
import { type TestPayload } from '../support/test-payload';

let app: TestPayload;
let api: TestApi;
let admin: Session;

const WORDS = 'Serviço temporariamente indisponível. Tente novamente em instantes.';

beforeAll(async () => {
  ({ app, api } = await openSite());
  // As a server that serves does at its start (payload.config.ts, onInit).
  const { guardPool } = await import('@collections/shared/guard-pool');
  await guardPool(app.payload);
  admin = await api.login(await createFactories(app.payload).user({ isAdmin: true }));
});

const pool = () => adapterOf(app.payload).pool;
const setting = (name: string) =>
  pool()
    .query<{ value: string }>(`select current_setting('${name}') as value`)
    .then(({ rows }) => rows[0]?.value);

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

/** Every connection is in use, as under many slow requests. */
async function takeEveryConnection(): Promise<() => void> {
  // Payload holds one for itself from its start.
  const clients = await Promise.all(
    Array.from({ length: DATABASE_CONNECTIONS - 1 }, () => pool().connect()),
  );
  let isReleased = false;
  const release = () => {
    if (!isReleased) for (const client of clients) client.release();
    isReleased = true;
  };
  cleanups.push(release);
  return release;
}

/** Makes the next statements of the pool give up sooner than usual. */
function shorten(patience: { statement_timeout?: number; connectionTimeoutMillis?: number }) {
  const before = { ...pool().options };
  Object.assign(pool().options, patience);
  cleanups.push(async () => {
    Object.assign(pool().options, before);
    await dropIdle();
  });
  return dropIdle();
}

async function dropIdle() {
  while (pool().idleCount > 0) (await pool().connect()).release(true);
}

function expectUnavailable({ status, body, headers }: Awaited<ReturnType<TestApi['request']>>) {
  expect(status, JSON.stringify(body)).toBe(503);
  expect(body.errors).toEqual([{ code: 'SERVICE_UNAVAILABLE', message: WORDS }]);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
}

function expectGraphqlUnavailable({
  status,
  body,
  headers,
}: Awaited<ReturnType<TestApi['request']>>) {
  expect(status, JSON.stringify(body)).toBe(503);
  expect(body.errors).toMatchObject([
    { message: WORDS, extensions: { code: 'SERVICE_UNAVAILABLE' } },
  ]);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(headers.get('cache-control')).toBe('no-store');
}

it('every connection sets how long a statement, a lock and an idle transaction may last', async () => {
  expect(await setting('statement_timeout')).toBe(`${DATABASE_PATIENCE.statement / 1_000}s`);
  expect(await setting('lock_timeout')).toBe(`${DATABASE_PATIENCE.lock / 1_000}s`);
  expect(await setting('idle_in_transaction_session_timeout')).toBe('1min');
});

it('a statement of a visitor that takes too long is cancelled and answered with 503', async () => {
  await app.query(`
    create function dawdle() returns trigger language plpgsql as
    'begin perform pg_sleep(60); return new; end';
    create trigger dawdle before insert on contact_messages for each row execute function dawdle()`);
  cleanups.push(() => app.query('drop function dawdle cascade'));
  await shorten({ statement_timeout: 200 });
  const body = { name: 'Ana', email: 'ana@example.com', subject: 'duvida', message: 'Olá' };
  expectUnavailable(await api.request('/contact-messages', { method: 'POST', body }));
});

it('GraphQL answers the same, with a code, when every field failed', async () => {
  await app.query(`
    create function dawdle() returns trigger language plpgsql as
    'begin perform pg_sleep(60); return new; end';
    create trigger dawdle before insert on contact_messages for each row
    when (new.name = 'Lenta') execute function dawdle()`);
  cleanups.push(() => app.query('drop function dawdle cascade'));
  await shorten({ statement_timeout: 200 });
  const create = (alias: string, name: string) =>
    `${alias}: createContactMessage(data: { name: "${name}", email: "ana@example.com", subject: duvida, message: "Olá" }) { id }`;
  expectGraphqlUnavailable(await api.graphql(`mutation { ${create('a', 'Lenta')} }`));
  const partly = await api.graphql(`mutation { ${create('a', 'Lenta')} ${create('b', 'Ana')} }`);
  expect(partly.status, JSON.stringify(partly.body)).toBe(200);
  expect(partly.body.data).toEqual({ a: null, b: { id: expect.any(Number) } });
  expect(partly.body.errors[0].extensions.code).toBe('SERVICE_UNAVAILABLE');
});

it('a statement of an admin that writes has more time', async () => {
  await app.query(`
    create function note() returns trigger language plpgsql as $$
    begin new.message := current_setting('statement_timeout'); return new; end $$;
    create trigger note before insert on contact_messages for each row execute function note()`);
  cleanups.push(() => app.query('drop function note cascade'));
  const body = { name: 'Ana', email: 'ana@example.com', subject: 'duvida', message: 'Olá' };
  const written = async (as: Session | null) => {
    const answer = await api.request('/contact-messages', { method: 'POST', body, as });
    const id: number = answer.body.doc.id;
    const [row] = await app.query<{ message: string }>(
      'select message from contact_messages where id = $1',
      [id],
    );
    return row?.message;
  };
  expect(await written(admin)).toBe('2min');
  expect(await written(null)).toBe('5s');
  expect(await setting('statement_timeout')).toBe('5s');
});

it('a request that waits too long for a connection is answered with 503, by every kind of endpoint and by GraphQL', async () => {
  const release = await takeEveryConnection();
  await shorten({ connectionTimeoutMillis: 100 });
  const searches = ['/search?q=caneca', '/search/suggestions?q=cane', '/search/near?q=caneca'];
  for (const path of ['/gifts', '/listings', '/users/me', '/gifts/1', ...searches]) {
    const answer = await api.request(path, { as: path === '/users/me' ? admin : null });
    expectUnavailable(answer);
  }
  expectGraphqlUnavailable(await api.graphql('{ Gifts { totalDocs } }'));
  // Here already the session cannot be looked up.
  expectGraphqlUnavailable(await api.graphql('{ Gifts { totalDocs } }', admin));
  Object.assign(pool().options, { connectionTimeoutMillis: DATABASE_PATIENCE.connection });
  release();
  expect((await api.request('/gifts')).status).toBe(200);
});

it('requests beyond the queue for a connection are refused at once, and the others are served', async () => {
  const release = await takeEveryConnection();
  const line = Array.from({ length: DATABASE_QUEUE }, () => pool().query('select 1'));
  expectUnavailable(await api.request('/gifts'));
  await expect(adapterOf(app.payload).drizzle.execute(sql`select 1`)).rejects.toThrow();
  release();
  await Promise.all(line);
  expect((await api.request('/gifts')).status).toBe(200);
});

it.each(['/search?q=caneca', '/search/suggestions?q=cane', '/search/near?q=xqzwvk'])(
  'of 200 requests for %s at once each is answered or refused, and then all is as before',
  async (path) => {
    const release = await takeEveryConnection();
    const asked = Array.from({ length: 200 }, () => api.request(path));
    await expect.poll(() => pool().waitingCount).toBeGreaterThan(0);
    release();
    const answers = await Promise.all(asked);
    const refused = answers.filter(({ status }) => status !== 200);
    for (const answer of refused) expectUnavailable(answer);
    expect(refused.length).toBeLessThan(200);
    expect(pool().waitingCount).toBe(0);
    expect((await api.request(path)).status).toBe(200);
  },
);
