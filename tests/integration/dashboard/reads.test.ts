import { adapterOf, type Database } from '@collections/shared/adapter-of';
import { beforeAll, describe, expect, it } from 'vitest';

import { LIST_ROWS, MOST_COUNTED } from '@/domain/dashboard';
import { SITE_DAY_SHARDS } from '@/domain/figures';

import type { Factories } from '../../support/factories';
import type { Session, TestApi } from '../../support/http';
import { openSite } from '../../support/open-site';
import { type Scan, scansOf } from '../../support/scans';
import type { TestPayload } from '../../support/test-payload';

const PARTS = ['traffic', 'trends', 'searches', 'gaps', 'links', 'schedules', 'inbox', 'webhooks'];
const GIFTS = 3_000;

let app: TestPayload;
let api: TestApi;
let make: Factories;
let admin: Session;
let user: Session;

const read = (part: string, as: Session | null = admin) =>
  api.request(`/dashboard/${part}`, { as });
const scans = (work: (db: Database) => Promise<unknown>): Promise<Scan[]> =>
  scansOf(app, () => work(adapterOf(app.payload).drizzle));
const rowsOf = (found: Scan[], table: RegExp) =>
  found.filter(({ of }) => table.test(of)).reduce((sum, { rows }) => sum + rows, 0);

beforeAll(async () => {
  ({ app, api, make } = await openSite());
  admin = await api.login(await make.user({ isAdmin: true }));
  user = await api.login(await make.user());
  // Many gifts, each viewed each day of three weeks; every tenth lacks something, a hundred links are broken.
  await app.query(
    `with gift as (
       insert into gifts (title, slug, short_description, price, affiliate_link, _status)
       select 'Presente ' || n, 'presente-' || n, '', case when n % 10 = 0 then null else 10 end,
         'https://loja.com.br/p/' || n, 'published'
       from generate_series(1, $1::integer) n returning id
     )
     insert into gift_days (day, gift_id, views, clicks)
     select (now() at time zone 'America/Sao_Paulo')::date - d, id, 2, 1
     from gift, generate_series(0, 20) d`,
    [GIFTS],
  );
  await app.query(
    `insert into site_days (day, shard, views, clicks)
     select (now() at time zone 'America/Sao_Paulo')::date - d, s, 100, 10
     from generate_series(0, 199) d, generate_series(0, $1::integer - 1) s`,
    [SITE_DAY_SHARDS],
  );
  await app.query(
    `update link_checks set state = 'gone', since = now() - id * interval '1 second'
     where id <= (select min(id) + 99 from link_checks)`,
  );
  await app.query(
    `insert into contact_messages (name, email, subject, message, status)
     select 'Ana', 'ana@example.com', 'outro', 'Olá',
       (case when n <= 5 then 'new' else 'answered' end)::enum_contact_messages_status
     from generate_series(1, 2000) n`,
  );
  await app.query(
    `insert into empty_searches (day, term, clients)
     select (now() at time zone 'America/Sao_Paulo')::date - n % 40, 'termo ' || n, n % 4
     from generate_series(1, 400) n`,
  );
  const { runDailyTasks } = await import('@/data/figures/run-daily-tasks');
  await runDailyTasks(app.payload);
  await app.query('analyze');
});

describe.each(PARTS)('the part %s', (part) => {
  it('is read by admins only, and kept by nobody', async () => {
    expect((await read(part, null)).status).toBe(403);
    expect((await read(part, user)).status).toBe(403);
    const { status, headers } = await read(part);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  });
});

describe('what the parts say', () => {
  it('each of 180 days has the sum of its rows', async () => {
    const { body } = await read('traffic');
    expect(body.days).toHaveLength(180);
    const figures = { views: 100 * SITE_DAY_SHARDS, clicks: 10 * SITE_DAY_SHARDS };
    expect(body.days.at(-1)).toMatchObject(figures);
    expect(body.days[0]).toMatchObject(figures);
  });

  it('counts end where nobody would count on', async () => {
    expect((await read('gaps')).body).toEqual({
      image: MOST_COUNTED,
      price: GIFTS / 10,
      occasion: MOST_COUNTED,
    });
  });

  it('a search that one client alone has made is shown to nobody', async () => {
    const { terms } = (await read('searches')).body;
    expect(terms.length).toBeGreaterThan(0);
    for (const { clients } of terms) expect(clients).toBeGreaterThanOrEqual(2);
  });

  it('broken links come newest first, and leave when they were confirmed', async () => {
    const { total, links } = (await read('links')).body;
    expect([total, links.length]).toEqual([100, LIST_ROWS]);
    const { status } = await api.request(`/link-checks/${links[0].id}/acknowledge`, {
      method: 'POST',
      body: {},
      as: admin,
    });
    expect(status).toBe(200);
    const after = (await read('links')).body;
    expect(after.total).toBe(99);
    expect(after.links[0].id).toBe(links[1].id);
  });

  it('messages are counted until they are answered, and reviews since the last visit', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    expect((await read('inbox')).body).toEqual({ reviews: 0, hidden: 0, messages: 5, open: 5 });
    expect((await read(`inbox?since=${tomorrow}`)).body).toMatchObject({ messages: 0, open: 5 });
    expect((await read('inbox?since=ontem')).status).toBe(200);
  });

  it('trends name published gifts alone', async () => {
    const before = (await read('trends')).body;
    expect(before.top).toHaveLength(LIST_ROWS);
    const { id } = before.top[0];
    await app.query(`update gifts set _status = 'draft' where id = $1`, [id]);
    const { top } = (await read('trends')).body;
    expect(top.map((gift: { id: number }) => gift.id)).not.toContain(id);
  });
});

describe('however many gifts there are', () => {
  it('the figures of the days are few rows', async () => {
    expect(
      rowsOf(
        await scans((await import('@collections/dashboard/read-traffic')).readTraffic),
        /site_days/,
      ),
    ).toBeLessThanOrEqual(180 * SITE_DAY_SHARDS + 20 * SITE_DAY_SHARDS);
  });

  it('trends read their own rows and their gifts by key', async () => {
    const found = await scans((await import('@collections/dashboard/read-trends')).readTrends);
    expect(rowsOf(found, /gift_trends/)).toBeLessThanOrEqual(40);
    expect(rowsOf(found, /^gifts/)).toBeLessThanOrEqual(40);
    expect(rowsOf(found, /gift_days/)).toBe(0);
  });

  it('counts look at no more rows than they can say', async () => {
    expect(
      rowsOf(await scans((await import('@collections/dashboard/read-gaps')).readGaps), /gift_gaps/),
    ).toBeLessThanOrEqual(3 * MOST_COUNTED);
    const { readInbox } = await import('@collections/dashboard/read-inbox');
    const inbox = await scans((db) => readInbox(db, undefined));
    expect(rowsOf(inbox, /contact_messages/)).toBeLessThanOrEqual(10);
  });

  it('broken links are read from their index', async () => {
    const found = await scans(
      (await import('@collections/dashboard/read-broken-links')).readBrokenLinks,
    );
    expect(rowsOf(found, /link_checks/)).toBeLessThanOrEqual(100 + LIST_ROWS + MOST_COUNTED);
    expect(rowsOf(found, /^gifts/)).toBeLessThanOrEqual(LIST_ROWS);
  });
});
